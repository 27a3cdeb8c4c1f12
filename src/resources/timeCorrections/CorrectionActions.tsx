import ApproveIcon from '@mui/icons-material/CheckCircleOutlined';
import RejectIcon from '@mui/icons-material/HighlightOffOutlined';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decideCorrectionCall } from '../../contract/timeKeeping/timesheets';
import { PERMISSIONS } from '../../domain/access/permissions';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { useAllowed } from '../../providers/usePermissions';
import { CommandDialog } from '../../ui/CommandDialog';
import type { Row } from '../../ui/resourceOf';
import type { PartProps } from '../defineScreens';
import { RecordActions } from '../screens/record/RecordActions';

/** Approve and reject, while a correction waits. */
export default function CorrectionActions({ name, record }: PartProps) {
  const translate = useT();
  const mayDecide = useAllowed(PERMISSIONS.time_keeping.decideCorrection);
  const [verb, setVerb] = useState<'approve' | 'reject' | null>(null);
  const action = (of: 'approve' | 'reject') => ({
    label: translate(`timesheets.decide.${of}`),
    icon: of === 'approve' ? ApproveIcon : RejectIcon,
    onClick: () => setVerb(of),
  });
  const isWaiting = mayDecide && record.state === 'waiting';
  return (
    <>
      <RecordActions
        name={name}
        record={record}
        main={isWaiting ? [action('reject'), action('approve')] : []}
      />
      {verb && <DecideDialog record={record} verb={verb} onClose={() => setVerb(null)} />}
    </>
  );
}

function DecideDialog({
  record,
  verb,
  onClose,
}: {
  record: Row;
  verb: 'approve' | 'reject';
  onClose: () => void;
}) {
  const translate = useT();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const decide = async () => {
    const is_approved = verb === 'approve';
    await readApi(
      decideCorrectionCall,
      { params: { id: record.id }, body: { is_approved, note: note.trim() || null } },
      { version: record.version },
    );
    await client.invalidateQueries({ queryKey: ['time_corrections'] });
    const key = is_approved
      ? ('timesheets.decide.approved' as const)
      : ('timesheets.decide.rejected' as const);
    showMessage({ kind: 'success', key, text: translate(key) });
    onClose();
  };
  return (
    <CommandDialog
      title={translate(`timesheets.decide.${verb}Title`)}
      verb={translate(`timesheets.decide.${verb}`)}
      keep={translate('timesheets.decide.keep')}
      onRun={decide}
      onClose={onClose}
    >
      {({ isRunning }) => (
        <>
          <span>{translate(`timesheets.decide.${verb}Text`)}</span>
          <TextField
            label={translate('timesheets.decide.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            disabled={isRunning}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        </>
      )}
    </CommandDialog>
  );
}
