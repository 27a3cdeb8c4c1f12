import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallEntry } from '../../contract/calls/callLog';
import { callLogCall } from '../../contract/calls/callLog';
import { noteCallCall } from '../../contract/calls/calls';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { useAllowed } from '../../providers/usePermissions';
import { CommandDialog } from '../CommandDialog';

const MOST_NOTE = 2_000;

/** The note of a call with its author, and the way to write it. */
export function CallNote({ call }: { call: Pick<CallEntry, 'id' | 'note' | 'noted_by' | 'party_name'> }) {
  const translate = useT();
  const mayNote = useAllowed(PERMISSIONS.calls.note);
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      {call.note && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {call.note}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>{`(${call.noted_by ?? ''})`}</Box>
        </Box>
      )}
      {mayNote && (
        <Button
          size="small"
          aria-label={translate('calls.log.noteOf', { name: call.party_name })}
          onClick={() => setWriting(true)}
          sx={{ marginInlineStart: -1 }}
        >
          {translate(call.note ? 'calls.log.editNote' : 'calls.log.addNote')}
        </Button>
      )}
      {isWriting && <NoteDialog call={call} onClose={() => setWriting(false)} />}
    </>
  );
}

interface NoteDialogProps {
  call: Pick<CallEntry, 'id' | 'note' | 'party_name'>;
  onClose: () => void;
}

function NoteDialog({ call, onClose }: NoteDialogProps) {
  const translate = useT();
  const client = useQueryClient();
  const [note, setNote] = useState(call.note ?? '');
  const save = async () => {
    await readApi(noteCallCall, { params: { id: call.id }, body: { note: note.trim() || null } });
    await client.invalidateQueries({ queryKey: [callLogCall.path] });
    onClose();
  };
  return (
    <CommandDialog
      title={translate('calls.log.noteOf', { name: call.party_name })}
      verb={translate('calls.log.save')}
      keep={translate('calls.log.cancel')}
      onRun={save}
      onClose={onClose}
    >
      {({ isRunning }) => (
        <TextField
          label={translate('calls.log.note')}
          value={note}
          autoFocus
          multiline
          fullWidth
          minRows={3}
          disabled={isRunning}
          slotProps={{ htmlInput: { maxLength: MOST_NOTE } }}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </CommandDialog>
  );
}
