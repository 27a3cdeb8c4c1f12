import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSending } from '../ui/useSending';
import { ORDER_COLUMNS, orderProblems, type OrderColumn, type OrderRow } from '../domain/imports/orderRow';
import type { KeyUnder } from '../i18n/messageKey';
import { useT, useTranslateAny } from '../i18n/useT';
import { showMessage } from '../providers/messageLog';
import { LoadFailed } from '../ui/LoadFailed';
import { orderName } from './entryWords';
import type { InboxDetail } from '../contract/inbox/entries';
import { INBOX_KEY, mergeEntries, readEntry } from './inboxCalls';
import { InboxDialogFrame } from './InboxDialogFrame';
import { MergeChoices } from './MergeChoices';

interface MergeDialogProps {
  ids: readonly number[];
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** Source order of each column: the first one with a value, until the user chooses. */
function firstChoice(entries: readonly InboxDetail[]): Record<OrderColumn, number> {
  const first = entries[0]?.id ?? 0;
  return Object.fromEntries(
    ORDER_COLUMNS.map((column) => [column, entries.find(({ values }) => values[column])?.id ?? first]),
  ) as Record<OrderColumn, number>;
}

/** Shows several orders side by side; one of them is kept, with the chosen values. */
export default function MergeDialog({ ids, onSaved, onClose }: MergeDialogProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const word = (name: KeyUnder<'inbox.merge'>, args?: Record<string, unknown>) =>
    translate(`inbox.merge.${name}`, args);
  const [isSaving, setIsSaving] = useState(false);
  const [chosen, setChosen] = useState<Partial<Record<OrderColumn, number>>>({});
  const [kept, setKept] = useState<number | null>(null);
  const { trouble, send } = useSending(setIsSaving);
  const { data, isError, refetch } = useQuery({
    queryKey: [INBOX_KEY, 'merge', ids],
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => Promise.all(ids.map((id) => readEntry(id, signal))),
  });
  const entries = data ?? [];
  const choice = { ...firstChoice(entries), ...chosen };
  const keep = kept ?? entries[0]?.id ?? 0;
  const values: OrderRow = Object.fromEntries(
    ORDER_COLUMNS.map((column) => [
      column,
      entries.find(({ id }) => id === choice[column])?.values[column] ?? null,
    ]),
  );
  const problems = Object.entries(orderProblems(values));
  const merge = () =>
    send(
      async () => {
        try {
          await mergeEntries(entries, keep, values);
        } catch (error) {
          void refetch();
          throw error;
        }
        await onSaved();
      },
      () => {
        const order = orderName({ values }, translate);
        showMessage({
          kind: 'success',
          key: 'inbox.merge.done',
          args: { order },
          text: word('done', { order }),
        });
        onClose();
      },
    );
  return (
    <InboxDialogFrame title={word('title')} width="large" isSaving={isSaving} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText>{word('sentence')}</DialogContentText>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        {isError && <LoadFailed onRetry={() => void refetch()}>{translate('inbox.failed')}</LoadFailed>}
        {!data && !isError && <Skeleton variant="rounded" height={240} />}
        {data && (
          <MergeChoices
            entries={entries}
            choice={choice}
            keep={keep}
            disabled={isSaving}
            onKeep={setKept}
            onChoose={(column, id) => setChosen({ ...chosen, [column]: id })}
          />
        )}
        {data && problems.length > 0 && (
          <Alert severity="warning">
            {word('result')}
            <Box component="ul" sx={{ m: 0, pl: 5 }}>
              {problems.map(([column, { message, args }]) => (
                <li key={column}>
                  {translate('inbox.problemOf', {
                    column: translateAny(`orderForm.columns.${column}`),
                    problem: translateAny(message, args),
                  })}
                </li>
              ))}
            </Box>
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {word('keep')}
        </Button>
        <Button variant="contained" loading={isSaving} disabled={!data} onClick={() => void merge()}>
          {word('verb')}
        </Button>
      </DialogActions>
    </InboxDialogFrame>
  );
}
