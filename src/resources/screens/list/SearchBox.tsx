import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { AUTOCOMPLETE_PAUSE, searchText } from '../../../domain/wire/lists';
import { useT } from '../../../i18n/useT';
import { useDebounced } from '../../../ui/useDebounced';

/** Searches from three characters, half a second after the last one; shorter text searches for nothing (spec §5, §9). */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const translate = useT();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The filter was changed from outside: a link, the back button, "clear all filters".
  if (known !== value) {
    setKnown(value);
    if (searchText(typed) !== value) setTyped(value);
  }
  const settled = useDebounced(typed, AUTOCOMPLETE_PAUSE);
  const latest = useRef({ value, onSearch, typed });
  useEffect(() => {
    latest.current = { value, onSearch, typed };
  });
  useEffect(() => {
    const { value: searched, onSearch: search, typed: current } = latest.current;
    const wanted = searchText(settled);
    if (settled === current && wanted !== searched) search(wanted);
  }, [settled]);

  const isTooShort = typed.trim() !== '' && searchText(typed) === '';
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed !== '') {
          event.stopPropagation();
          setTyped('');
          onSearch('');
        }
      }}
      placeholder={translate('screens.list.search')}
      sx={{
        width: { xs: '100%', sm: 280 },
        height: 36,
        fontSize: 14,
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        input: {
          'aria-label': translate('screens.list.search'),
          'aria-description': translate('screens.list.searchHint'),
          autoComplete: 'off',
          spellCheck: false,
        },
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon aria-hidden fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        typed !== '' && (
          <InputAdornment position="end" sx={{ gap: 1, fontSize: 12, color: 'text.secondary' }}>
            {isTooShort && <span>{translate('screens.list.searchShort')}</span>}
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('screens.list.clearSearch')}
              onClick={() => {
                setTyped('');
                onSearch('');
              }}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
}
