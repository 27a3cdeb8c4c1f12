import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { issueKeepersCall } from '../../contract/issues/issues';
import { readApi } from '../../providers/callApi';
import { IssueDialogFrame } from './IssueDialogFrame';
import type { IssueDialogProps } from './issueDialogProps';
import { useIssueCommand } from './useIssueCommand';
import { useIssueDone } from './useIssueDone';

const NO_USER = 0;

/** Assigns issues to a colleague with permission for issues, or to nobody. */
export function GiveDialog({ issues, onClose }: IssueDialogProps) {
  const translate = useT();
  const [userId, setUserId] = useState<number | ''>('');
  const [isMissing, setIsMissing] = useState(false);
  const keepers = useQuery({
    queryKey: ['issueKeepers'],
    queryFn: ({ signal }) => readApi(issueKeepersCall, {}, { signal, toast: true }),
  });
  const command = useIssueCommand(useIssueDone('give'));
  return (
    <IssueDialogFrame
      action="give"
      issues={issues}
      command={command}
      onSend={(open) => {
        setIsMissing(userId === '');
        if (userId === '') return Promise.resolve(false);
        const fields = { user_id: userId === NO_USER ? null : userId };
        return command.run({ method: 'PUT', path: 'unsuccesfully_events/owner', fields, issues: open });
      }}
      onClose={onClose}
    >
      <TextField
        select
        required
        size="small"
        fullWidth
        label={translate('issues.owner')}
        value={userId}
        error={isMissing || keepers.isError}
        helperText={
          keepers.isError
            ? translate('issues.ownersFailed')
            : isMissing
              ? translate('validation.required')
              : undefined
        }
        onChange={({ target }) => setUserId(Number(target.value))}
      >
        <MenuItem value={NO_USER}>{translate('issues.nobody')}</MenuItem>
        {(keepers.data ?? []).map((keeper) => (
          <MenuItem key={keeper.id} value={keeper.id}>
            {keeper.full_name}
          </MenuItem>
        ))}
      </TextField>
    </IssueDialogFrame>
  );
}
