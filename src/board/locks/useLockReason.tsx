import { TextField } from '@mui/material';
import { useState } from 'react';
import { useT } from '../../i18n/useT';

/** Longest reason of a lock. */
const MAX_REASON = 200;

/** Reason of a lock: its field and its value. `ask` focuses the field when it is empty. */
export function useLockReason() {
  const translate = useT();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isWrong = isAsked && !reason.trim();
  return {
    /** The reason, or null when it is missing. */
    ask: () => {
      setIsAsked(true);
      if (!reason.trim()) document.getElementById('lock-reason')?.focus();
      return reason.trim() || null;
    },
    field: (
      <TextField
        id="lock-reason"
        autoFocus
        required
        label={translate('interaction.override.reason')}
        value={reason}
        error={isWrong}
        helperText={isWrong ? translate('validation.required') : undefined}
        onChange={(change) => setReason(change.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      />
    ),
  };
}
