import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useSending } from '../ui/useSending';
import { ageInWords } from '../board/ageInWords';
import type { InboxEntry } from '../domain/imports/inboxView';
import { orderProblems } from '../domain/imports/orderRow';
import type { KeyUnder } from '../i18n/messageKey';
import { useT } from '../i18n/useT';
import { useLanguage } from '../providers/LanguageProvider';
import { showMessage } from '../providers/messageLog';
import { useAllowed } from '../providers/usePermissions';
import { EntryForm, type EntryDraft } from './EntryForm';
import { EntryNotice } from './EntryNotice';
import { orderName } from './entryWords';
import type { InboxDetail } from '../contract/inbox/entries';
import { changeEntry, reopenEntry } from './inboxCalls';
import { INBOX_RIGHTS } from './inboxRights';
import { Relatives } from './Relatives';
import type { ImportPlaces } from '../resources/orders/useImportPlaces';

interface EntryEditorProps {
  entry: InboxDetail;
  places: ImportPlaces;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onSaved: () => Promise<void>;
  /** A colleague's change came first: the order is loaded again, and the input is kept. */
  onStale: () => void;
  onDismiss: (entry: InboxEntry) => void;
  onMerge: (ids: readonly number[]) => void;
  onClose: () => void;
}

export function EntryEditor(props: EntryEditorProps) {
  const { entry, places, isSaving, onSaving, onSaved, onStale, onDismiss, onMerge, onClose } = props;
  const translate = useT();
  const language = useLanguage();
  const word = (name: KeyUnder<'inbox.dialog'>, args?: Record<string, unknown>) =>
    translate(`inbox.dialog.${name}`, args);
  const [mayUpdate, mayDismiss] = [useAllowed(INBOX_RIGHTS.update), useAllowed(INBOX_RIGHTS.dismiss)];
  const { values, funding_source_id, close_door_pharmacy_id, delivery_date } = entry;
  const [draft, setDraft] = useState<EntryDraft>({
    values,
    funding_source_id,
    close_door_pharmacy_id,
    delivery_date,
  });
  const [isTouched, setIsTouched] = useState(false);
  const [now] = useState(() => new Date());
  const { trouble, problems, send } = useSending(onSaving);
  const isEditable = entry.state === 'open' && mayUpdate;
  const isReturnable = (entry.state === 'dismissed' || entry.state === 'merged') && mayDismiss;
  // Checked while typing; problems that only the server finds stay until the address is edited.
  const own = isTouched ? orderProblems(draft.values) : entry.problems;
  const address = entry.problems.address;
  const isSameAddress = draft.values.address === values.address;
  const shown = { ...(address && isSameAddress && { address }), ...own, ...problems };

  const finish = (name: 'saved' | 'reopened') => () => {
    const order = orderName(draft, translate);
    showMessage({
      kind: 'success',
      key: `inbox.dialog.${name}`,
      args: { order },
      text: word(name, { order }),
    });
    onClose();
  };
  const save = () => {
    if (draft.funding_source_id === null) return;
    const change = { ...draft, funding_source_id: draft.funding_source_id };
    void send(async () => {
      try {
        await changeEntry(entry, change);
      } finally {
        // After a refusal too: it may be because the order is another by now.
        onStale();
      }
      await onSaved();
    }, finish('saved'));
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText>
          {word('sentence', {
            age: ageInWords(entry.received_at, now, language),
            origin: translate(`inbox.origins.${entry.origin}`).toLowerCase().replace('api', 'API'),
            client: entry.funding_source_name,
            sender: entry.created_by_name,
          })}
        </DialogContentText>
        <EntryNotice entry={entry} />
        {trouble && <Alert severity="error">{trouble}</Alert>}
        <Relatives entry={entry} isEditable={isEditable} onMerge={onMerge} />
        <form
          id="inbox-edit"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <EntryForm
            draft={draft}
            problems={shown}
            places={places}
            disabled={!isEditable || isSaving}
            onChange={(next) => {
              setIsTouched(true);
              setDraft(next);
            }}
          />
        </form>
      </DialogContent>
      <DialogActions>
        {entry.state === 'open' && mayDismiss && (
          <Button
            color="error"
            disabled={isSaving}
            sx={{ marginInlineEnd: 'auto' }}
            onClick={() => onDismiss(entry)}
          >
            {translate('inbox.dismissVerb')}
          </Button>
        )}
        {isReturnable && (
          <Button
            loading={isSaving}
            sx={{ marginInlineEnd: 'auto' }}
            onClick={() =>
              void send(async () => {
                await reopenEntry(entry);
                await onSaved();
              }, finish('reopened'))
            }
          >
            {word('reopen')}
          </Button>
        )}
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {word(isEditable ? 'keep' : 'close')}
        </Button>
        {isEditable && (
          <Button type="submit" form="inbox-edit" variant="contained" loading={isSaving}>
            {word('save')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
