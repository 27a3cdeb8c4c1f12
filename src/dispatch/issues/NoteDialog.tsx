import { TextField } from '@mui/material';
import { useState } from 'react';
import { ISSUE_NOTE_MAX } from '../../domain/stops/issue';
import { useT } from '../../i18n/useT';
import { IssueDialogFrame } from './IssueDialogFrame';
import type { IssueDialogProps } from './issueDialogProps';
import { useIssueCommand } from './useIssueCommand';
import { useIssueDone } from './useIssueDone';

/** Note for colleagues. One issue shows its current note; for several a new one replaces theirs. */
export function NoteDialog({ issues, onClose }: IssueDialogProps) {
  const translate = useT();
  const [note, setNote] = useState(issues.length === 1 ? (issues[0]?.issue_note ?? '') : '');
  const command = useIssueCommand(useIssueDone('note'));
  return (
    <IssueDialogFrame
      action="note"
      issues={issues}
      command={command}
      onSend={(open) =>
        command.run({ method: 'PUT', path: 'unsuccesfully_events/note', fields: { note }, issues: open })
      }
      onClose={onClose}
    >
      <TextField
        label={translate('issues.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: ISSUE_NOTE_MAX } }}
        multiline
        minRows={3}
        size="small"
        fullWidth
        autoFocus
      />
    </IssueDialogFrame>
  );
}
