import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useT } from '../i18n/useT';

/** All roles are here already, so each letter searches. */
export function RoleSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const translate = useT();
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('');
      }}
      placeholder={translate('rolePages.list.search')}
      slotProps={{ input: { 'aria-label': translate('rolePages.list.search'), autoComplete: 'off' } }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon aria-hidden fontSize="small" />
        </InputAdornment>
      }
      sx={{ width: { xs: '100%', sm: 280 }, height: 36 }}
    />
  );
}
