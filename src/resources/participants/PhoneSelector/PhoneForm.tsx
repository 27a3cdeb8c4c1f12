import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { Problems } from '../../../domain/wire/problem';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT } from '../../../i18n/useT';
import { typedIsSaved } from '../../../ui/unsaved/typedInDialogs';
import { useUnsaved } from '../../../ui/unsaved/useUnsaved';
import type { HttpError } from '../../../providers/http';
import { useMessageOf } from '../../../ui/useMessageOf';
import type { Phone } from '../../../contract/participants/phones';
import { differs, draftOf, draftProblems } from './phone';
import { PhoneFields } from './PhoneFields';
import { useSavePhone } from './usePhones';

interface PhoneFormProps {
  participantId: number;
  /** The phone to change; null adds one. */
  phone: Phone | null;
  /** All phones of the person. */
  phones: readonly Phone[];
  onSaved: (phone: Phone) => void;
  /** Back without saving; nothing to go back to without it. */
  onCancel?: () => void;
  onRemoved?: () => void;
}

/** Adds or changes one phone; what the server refuses stays typed, with its reason. */
export function PhoneForm({ participantId, phone, phones, onSaved, onCancel, onRemoved }: PhoneFormProps) {
  const translate = useT();
  const messageOf = useMessageOf();
  const [draft, setDraft] = useState(() => draftOf(phone));
  const [wasAsked, setWasAsked] = useState(false);
  const group = useRef<HTMLElement>(null);
  const save = useSavePhone(participantId, (saved) => {
    typedIsSaved(group.current);
    onSaved(saved);
  });
  const remove = useSavePhone(participantId, () => onRemoved?.());
  const isBusy = save.isPending || remove.isPending;
  const others = phones.filter((one) => one.id !== phone?.id);
  const own = draftProblems(draft, others);
  const problems: Problems = { ...save.error?.errors, ...(wasAsked ? own : {}) };
  const failure: HttpError | null = save.error ?? remove.error;
  const isOnTop = failure !== null && Object.keys(failure.errors).length === 0;
  useUnsaved(differs(draft, phone) && !save.isSuccess);
  const word = (key: KeyUnder<'participants.phones'>) => translate(`participants.phones.${key}`);

  const submit = () => {
    setWasAsked(true);
    if (Object.keys(own).length === 0) save.mutate({ phone, draft });
  };
  return (
    <Box
      ref={group}
      role="group"
      aria-label={word(phone ? 'editTitle' : 'addTitle')}
      onKeyDown={(event) => {
        // Inside another form Enter would send that one.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        if (!isBusy && differs(draft, phone)) submit();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {isOnTop && <Alert severity="error">{messageOf(failure)}</Alert>}
      <PhoneFields
        draft={draft}
        isDefaultKept={phone?.is_default === true}
        problems={problems}
        disabled={isBusy}
        onChange={setDraft}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {phone && onRemoved && (
          <Button
            color="error"
            // Disabled without an id or when empty (spec §5).
            disabled={!phone.id || draft.phone_number === '' || isBusy}
            loading={remove.isPending}
            onClick={() => remove.mutate({ phone, draft: draftOf(phone), is_active: false })}
            sx={{ mr: 'auto' }}
          >
            {word('remove')}
          </Button>
        )}
        <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
          {onCancel && (
            <Button color="secondary" disabled={isBusy} onClick={onCancel}>
              {word('cancel')}
            </Button>
          )}
          <Button
            variant="contained"
            disabled={!differs(draft, phone) || remove.isPending}
            loading={save.isPending}
            onClick={submit}
          >
            {word('save')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
