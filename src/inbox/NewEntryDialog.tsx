import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useSending } from '../ui/useSending';
import { orderProblems } from '../domain/imports/orderRow';
import type { Problems } from '../domain/wire/problem';
import type { KeyUnder } from '../i18n/messageKey';
import { useT } from '../i18n/useT';
import { showMessage } from '../providers/messageLog';
import { randomKey } from '../providers/randomKey';
import { EntryForm, type EntryDraft } from './EntryForm';
import { addEntry } from './inboxCalls';
import { InboxDialogFrame } from './InboxDialogFrame';
import type { ImportPlaces } from '../resources/orders/useImportPlaces';

interface NewEntryDialogProps {
  places: ImportPlaces;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** A manual order: it must be valid before it is added; orders by API are corrected afterwards. */
export default function NewEntryDialog({ places, onSaved, onClose }: NewEntryDialogProps) {
  const translate = useT();
  const word = (name: KeyUnder<'inbox.dialog'>, args?: Record<string, unknown>) =>
    translate(`inbox.dialog.${name}`, args);
  const [only] = places.clients;
  const blank: EntryDraft = {
    values: {},
    funding_source_id: places.clients.length === 1 && only ? only.id : null,
    close_door_pharmacy_id: places.ownCdp,
    delivery_date: null,
  };
  const [draft, setDraft] = useState(blank);
  const [key, setKey] = useState(randomKey);
  const [isSaving, setIsSaving] = useState(false);
  const { trouble, problems, setProblems, send } = useSending(setIsSaving);

  const save = (isLast: boolean) => {
    const { funding_source_id } = draft;
    const found: Problems = {
      ...(funding_source_id === null && { funding_source_id: { message: 'validation.required' } }),
      ...orderProblems(draft.values),
    };
    setProblems(found);
    const [first] = Object.keys(found);
    if (first || funding_source_id === null) {
      document.getElementById(`inbox-${first}`)?.focus();
      return;
    }
    const arrived = { isSame: false };
    void send(
      async () => {
        const result = await addEntry({ ...draft, funding_source_id }, key);
        arrived.isSame = result?.result === 'same';
        await onSaved();
      },
      () => {
        const order = draft.values.order_number ?? '';
        const name = arrived.isSame ? 'arrived' : 'added';
        showMessage({
          kind: arrived.isSame ? 'info' : 'success',
          key: `inbox.dialog.${name}`,
          args: { order },
          text: word(name, { order }),
        });
        if (isLast) return onClose();
        // The next order often has the same client and day.
        setDraft({ ...draft, values: {} });
        setKey(randomKey());
        document.getElementById('inbox-order_number')?.focus();
      },
    );
  };
  return (
    <InboxDialogFrame title={word('newTitle')} width="large" isSaving={isSaving} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText>{word('newSentence')}</DialogContentText>
        {trouble && <Alert severity="error">{trouble}</Alert>}
        <form
          id="inbox-new"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save(true);
          }}
        >
          <EntryForm
            draft={draft}
            problems={problems}
            places={places}
            disabled={isSaving}
            onChange={(next) => {
              setDraft(next);
              if (Object.keys(problems).length > 0) setProblems(orderProblems(next.values));
            }}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" disabled={isSaving} onClick={onClose}>
          {word('keep')}
        </Button>
        <Button variant="outlined" disabled={isSaving} onClick={() => save(false)}>
          {word('addMore')}
        </Button>
        <Button type="submit" form="inbox-new" variant="contained" loading={isSaving}>
          {word('add')}
        </Button>
      </DialogActions>
    </InboxDialogFrame>
  );
}
