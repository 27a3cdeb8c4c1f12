import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseCall, erasureCall } from '../../contract/keeping/erasures';
import { MAX_HOLD_REASON } from '../../domain/keeping/legalHold';
import type { KeyUnder } from '../../i18n/messageKey';
import { useT, useTranslateAny } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { showMessage } from '../../providers/messageLog';
import { CommandDialog } from '../../ui/CommandDialog';
import { recordTitle, resourceOf, type Row } from '../../ui/resourceOf';

interface EraseDialogProps {
  record: Row;
  onClose: () => void;
}

/** Says what goes and what stays, or what stands in the way, and asks for the name: it cannot be undone. */
export function EraseDialog({ record, onClose }: EraseDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const client = useQueryClient();
  const { id } = record;
  const full = recordTitle(resourceOf('participants'), record);
  const word = (key: KeyUnder<'personData.erase'>, args?: Record<string, unknown>) =>
    translate(`personData.erase.${key}`, args);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const { data, isPending, isError } = useQuery({
    queryKey: ['erasures', id],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => readApi(erasureCall, { params: { participantId: id } }, { signal }),
  });
  const isOpen = data?.obstacle === null;
  return (
    <CommandDialog
      title={word('title')}
      verb={word('verb')}
      keep={word('keep')}
      isDanger
      isBlocked={!isOpen || name.trim() === '' || reason.trim() === ''}
      onRun={async () => {
        await readApi(eraseCall, { params: { participantId: id }, body: { name, reason } }, { toast: false });
        showMessage({ kind: 'success', text: word('done') });
        // Phones, consents, calls, lists: whatever has been read may show the person.
        client.removeQueries({ type: 'inactive' });
        await client.invalidateQueries();
        onClose();
      }}
      onClose={onClose}
    >
      {({ problems, isRunning }) => {
        const shared = (field: string) => {
          const problem = problems[field];
          return {
            required: true,
            size: 'small' as const,
            disabled: isRunning,
            error: problem !== undefined,
            helperText: problem && translateAny(problem.message, problem.args),
          };
        };
        if (isPending) return <Skeleton variant="rounded" height={160} />;
        if (isError || !data) return <Alert severity="error">{word('failed')}</Alert>;
        if (data.obstacle !== null)
          return <Alert severity="warning">{translate(`screens.refusals.erasure.${data.obstacle}`)}</Alert>;
        return (
          <>
            <span>{word('goes')}</span>
            <span>{word('stays', { smart_count: data.deliveries })}</span>
            <Alert severity="warning">{word('forGood')}</Alert>
            <TextField
              {...shared('name')}
              autoFocus
              autoComplete="off"
              label={word('name', { name: full })}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <TextField
              {...shared('reason')}
              multiline
              minRows={2}
              label={word('reason')}
              value={reason}
              slotProps={{ htmlInput: { maxLength: MAX_HOLD_REASON } }}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        );
      }}
    </CommandDialog>
  );
}
