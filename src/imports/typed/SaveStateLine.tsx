import SavedIcon from '@mui/icons-material/CloudDoneOutlined';
import WaitIcon from '@mui/icons-material/CloudQueueOutlined';
import FailedIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ORDER_COLUMNS } from '../../domain/imports/orderRow';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT } from '../../i18n/useT';
import { useMessageOf } from '../../ui/useMessageOf';
import type { RowConflict } from './draftLedger';
import type { SavingState } from './useDraftSaving';

interface SaveStateLineProps {
  state: SavingState;
  onRetry: () => void;
  onKeep: (conflict: RowConflict) => void;
  onTake: (conflict: RowConflict) => void;
}

/** Whether the input is saved, as text, and with an action when it is not. */
export function SaveStateLine({ state, onRetry, onKeep, onTake }: SaveStateLineProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  const word = (name: KeyUnder<'typedLot.saving'>, args?: Record<string, unknown>) =>
    translate(`typedLot.saving.${name}`, args);
  if (state.phase === 'failed') {
    return (
      <Alert
        severity="error"
        icon={<FailedIcon fontSize="inherit" />}
        action={
          <Button size="small" color="inherit" onClick={onRetry}>
            {word('retry')}
          </Button>
        }
      >
        {word('failed', { why: messageOf(state.error) })}
      </Alert>
    );
  }
  if (state.phase === 'conflict') {
    const { conflict } = state;
    const theirs = ORDER_COLUMNS.flatMap((column) => conflict.theirs[column] ?? []).join(' · ');
    return (
      <Alert
        severity="warning"
        action={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button size="small" color="inherit" onClick={() => onKeep(conflict)}>
              {word('keepMine')}
            </Button>
            <Button size="small" color="inherit" onClick={() => onTake(conflict)}>
              {word('takeTheirs')}
            </Button>
          </Box>
        }
      >
        {word('conflict', { who: conflict.who ?? word('somebody') })} {theirs}
      </Alert>
    );
  }
  const Icon = state.phase === 'saved' ? SavedIcon : WaitIcon;
  return (
    <Box
      role="status"
      sx={{ display: 'flex', gap: 2, alignItems: 'center', fontSize: 13, color: 'text.secondary' }}
    >
      <Icon aria-hidden fontSize="small" />
      {word(state.phase)}
    </Box>
  );
}
