import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signOffCall } from '../../contract/inspections/inspections';
import { useT, useTranslateAny } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';

/** Lets the vehicle drive again; what was done is kept with the inspection. */
export function SignOffDialog({ record, onClose }: { record: Row; onClose: () => void }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const signOff = async () => {
    await readApi(signOffCall, { params: { id: record.id }, body: { note } }, { version: record.version });
    await client.invalidateQueries({ queryKey: ['inspections'] });
    showMessage({
      kind: 'success',
      key: 'inspections.signOff.done',
      text: translate('inspections.signOff.done'),
    });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('inspections.signOff.title')}
      verb={translate('inspections.signOff.verb')}
      keep={translate('inspections.signOff.keep')}
      isBlocked={note.trim() === ''}
      onRun={signOff}
      onClose={onClose}
    >
      {({ problems, isRunning }) => (
        <>
          <span>{translate('inspections.signOff.text')}</span>
          <TextField
            label={translate('inspections.signOff.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            disabled={isRunning}
            required
            multiline
            minRows={3}
            error={problems.note !== undefined}
            helperText={problems.note && translateAny(problems.note.message, { ...problems.note.args })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </>
      )}
    </CommandDialog>
  );
}
