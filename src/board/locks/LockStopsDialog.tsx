import { TextField } from '@mui/material';
import { useState } from 'react';
import { lockStopCall, unlockStopCall } from '../../contract/dispatch/locks';
import { useT } from '../../i18n/useT';
import { ActionDialog } from '../actions/ActionDialog';
import type { BulkDialogProps } from '../actions/deliveryAction';
import { namesOf } from '../actions/stopNames';
import { useBulkCommand } from '../actions/useBulkCommand';
import { stopsCall } from '../commandCall';
import { MAX_REASON } from './LockDialog';

/** Takes several stops out of automatic planning for one reason, or gives them back to it. */
export default function LockStopsDialog({ stops, onClose }: BulkDialogProps) {
  const translate = useT();
  // What the dialog is for does not turn round when somebody else is quicker.
  const [isLocked] = useState(stops[0]?.event.locked_at != null);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const verb = isLocked ? 'unlock' : 'lock';
  const args = { smart_count: stops.length };
  const title = translate(`bulk.${verb}.title`, args);
  const { command, send } = useBulkCommand(stops, { title, doneKey: `bulk.${verb}.done`, onClose });
  const isWrong = isMissing && !reason.trim();
  const save = () => {
    setIsMissing(true);
    if (!isLocked && !reason.trim()) return document.getElementById('lock-reason')?.focus();
    send((open) =>
      isLocked
        ? stopsCall(unlockStopCall, open, {})
        : stopsCall(lockStopCall, open, { reason: reason.trim() }),
    );
  };
  return (
    <ActionDialog
      title={title}
      sentence={translate(`bulk.${verb}.sentence`, { ...args, names: namesOf(stops, translate) })}
      width="small"
      verb={translate(`locks.${verb}.confirm`)}
      keep={translate(`locks.${verb}.cancel`)}
      command={command}
      onSubmit={save}
      onClose={onClose}
    >
      {isLocked ? null : (
        <TextField
          id="lock-reason"
          autoFocus
          required
          label={translate('hands.override.reason')}
          value={reason}
          error={isWrong}
          helperText={isWrong ? translate('validation.required') : undefined}
          onChange={(change) => setReason(change.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
        />
      )}
    </ActionDialog>
  );
}
