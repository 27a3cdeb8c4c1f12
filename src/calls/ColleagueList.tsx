import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n/useT';
import { LoadFailed } from '../ui/LoadFailed';
import { useColleagues } from './useColleagues';

interface ColleagueListProps {
  /** Name of a colleague's button. */
  labelOf: (name: string) => string;
  onChoose: (id: number) => void;
}

/** Colleagues who are there, each one press away. */
export function ColleagueList({ labelOf, onChoose }: ColleagueListProps) {
  const translate = useT();
  const { data, isError, refetch } = useColleagues();
  if (isError && !data)
    return <LoadFailed onRetry={() => void refetch()}>{translate('calls.dial.failed')}</LoadFailed>;
  if (!data) return <Skeleton variant="rounded" height={32} />;
  if (data.length === 0)
    return <Typography color="text.secondary">{translate('calls.dial.nobody')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}>
      {data.map(({ id, full_name, is_busy }) => (
        <li key={id}>
          <Button
            fullWidth
            color="inherit"
            disabled={is_busy}
            aria-label={is_busy ? `${full_name}, ${translate('calls.dial.busy')}` : labelOf(full_name)}
            onClick={() => onChoose(id)}
            sx={{ justifyContent: 'space-between', textAlign: 'start' }}
          >
            <span>{full_name}</span>
            {is_busy && <span>{translate('calls.dial.busy')}</span>}
          </Button>
        </li>
      ))}
    </Box>
  );
}
