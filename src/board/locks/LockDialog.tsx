import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useCallback, useState, type FormEvent } from 'react';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/unsaved/Dialog';
import { useBoardActions } from '../boardActions';
import { errorText } from '../errorText';
import { useCommand, type CommandCall } from '../useCommand';

interface LockDialogProps {
  of: 'stop' | 'run';
  /** Whose stop, or which run. */
  name: string;
  /** The call that locks for a reason, and the one that unlocks. */
  lock: (reason: string) => CommandCall;
  unlock: () => CommandCall;
  record: {
    readonly locked_at: string | null;
    readonly locked_reason: string | null;
    readonly locked_by_name: string | null;
  };
  onClose: () => void;
}

/** Longest reason of a lock. */
export const MAX_REASON = 200;

/** Takes a stop or a run out of automatic planning with a reason, or gives it back. */
export function LockDialog({ of, name, lock, unlock, record, onClose }: LockDialogProps) {
  const translate = useT();
  const { offerUndo } = useBoardActions();
  // What the dialog is for does not turn round when somebody else is quicker.
  const [isLocked] = useState(record.locked_at !== null);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const verb = isLocked ? 'unlock' : 'lock';
  const onDone = useCallback(
    (answer: CommandAnswer) => {
      offerUndo({ commandId: answer.command_id, name, text: translate(`locks.${verb}.done`, { name }) });
      onClose();
    },
    [offerUndo, name, translate, verb, onClose],
  );
  const { state, send } = useCommand(onDone);
  const isSaving = state.phase === 'saving';
  const save = (submit: FormEvent) => {
    submit.preventDefault();
    if (!isLocked && !reason.trim()) return setIsMissing(true);
    send(isLocked ? unlock() : lock(reason.trim()));
  };
  return (
    <Dialog
      open
      onClose={isSaving ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="lock-title"
    >
      <form onSubmit={save} noValidate>
        <DialogTitle id="lock-title">{translate(`locks.${verb}.title`, { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <DialogContentText>{translate(`locks.${verb}.${of}`)}</DialogContentText>
          {isLocked ? (
            <DialogContentText color="textPrimary">
              {translate('locks.because', {
                who: record.locked_by_name ?? '',
                reason: record.locked_reason ?? '',
              })}
            </DialogContentText>
          ) : null}
          {state.phase === 'refused' || state.phase === 'conflict' ? (
            <Alert severity={state.phase === 'conflict' ? 'warning' : 'error'}>
              {errorText(state.error, translate)}
            </Alert>
          ) : null}
          {isLocked ? null : (
            <TextField
              autoFocus
              required
              label={translate('hands.override.reason')}
              value={reason}
              error={isMissing && !reason.trim()}
              helperText={isMissing && !reason.trim() ? translate('validation.required') : undefined}
              onChange={(change) => setReason(change.target.value)}
              slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose} disabled={isSaving}>
            {translate(`locks.${verb}.cancel`)}
          </Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {translate(`locks.${verb}.confirm`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
