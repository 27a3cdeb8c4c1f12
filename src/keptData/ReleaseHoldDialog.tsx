import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { releaseHoldCall, type LegalHold } from '../contract/keeping/legalHolds';
import { MAX_HOLD_REASON } from '../domain/keeping/legalHold';
import type { KeyUnder } from '../i18n/messageKey';
import { useT, useTranslateAny } from '../i18n/useT';
import { readApi } from '../providers/callApi';
import { showMessage } from '../providers/messageLog';
import { CommandDialog } from '../ui/CommandDialog';
import { useHoldWords } from './useHoldWords';

interface ReleaseHoldDialogProps {
  hold: LegalHold;
  onReleased: () => Promise<void>;
  onClose: () => void;
}

/** Releases a hold: what it covered can be removed again. */
export function ReleaseHoldDialog({ hold, onReleased, onClose }: ReleaseHoldDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const what = useHoldWords()(hold);
  const word = (name: KeyUnder<'keptData.holds'>) => translate(`keptData.holds.${name}`, { what });
  const [reason, setReason] = useState('');
  return (
    <CommandDialog
      title={word('releaseTitle')}
      verb={word('release')}
      keep={word('keep')}
      isDanger
      isBlocked={reason.trim() === ''}
      onRun={async () => {
        await readApi(
          releaseHoldCall,
          { params: { id: hold.id }, body: { reason } },
          { version: hold.version, toast: false },
        );
        await onReleased();
        showMessage({ kind: 'success', text: word('releasedNow') });
        onClose();
      }}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>{word('releaseText')}</span>
          <TextField
            required
            autoFocus
            multiline
            minRows={2}
            size="small"
            label={word('reason')}
            value={reason}
            disabled={isRunning}
            error={problems.reason !== undefined}
            helperText={problems.reason && translateAny(problems.reason.message, problems.reason.args)}
            slotProps={{ htmlInput: { maxLength: MAX_HOLD_REASON } }}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
    </CommandDialog>
  );
}
