import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n/useT';
import { ColleagueList } from './ColleagueList';

/** To whom the call goes: it rings there, and comes back when nobody takes it. */
export function TransferList({ onChoose }: { onChoose: (colleagueId: number) => void }) {
  const translate = useT();
  return (
    <Box role="group" aria-label={translate('calls.transfer.title')}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {translate('calls.transfer.title')}
      </Typography>
      <ColleagueList labelOf={(name) => translate('calls.transfer.to', { name })} onChoose={onChoose} />
    </Box>
  );
}
