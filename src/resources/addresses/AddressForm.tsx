import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useRef, useState, type ReactNode } from 'react';
import { duplicateOf } from '../../domain/addresses/addressIdentity';
import { addressProblems } from '../../domain/addresses/addressPosition';
import type { Problem, Problems } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import { typedIsSaved } from '../../ui/unsaved/typedInDialogs';
import { useUnsaved } from '../../ui/unsaved/useUnsaved';
import { HttpError } from '../../providers/http';
import { showMessage } from '../../providers/messageLog';
import { useMessageOf } from '../../ui/useMessageOf';
import { checkAddress, type Address, type StoredAddress } from './address.resource';
import { draftOf, isStale, lineRead, type AddressDraft, type AddressValues } from './addressDraft';
import { AddressConflict } from './AddressConflict';
import { AddressFields } from './AddressFields';
import { ParseLine } from './ParseLine';
import { PositionLink } from './PositionLink';

export interface AddressFormProps {
  initial: AddressValues;
  /** The address as it is stored now: shown when somebody else has changed it meanwhile. */
  stored?: StoredAddress | null;
  /** The same person's other addresses, for duplicates. */
  others?: readonly StoredAddress[];
  /** Saving needs a position that belongs to the address (spec §5). */
  needsPosition?: boolean;
  hasComment?: boolean;
  saveLabel?: string;
  /** Rejects with what the server says; nothing that was typed is lost. */
  onSave: (address: Address) => Promise<void>;
  onCancel: () => void;
  /** Told when saving begins and ends: whoever holds the form stays open meanwhile. */
  onSaving?: (isSaving: boolean) => void;
  /** Puts the buttons where they belong, e.g. at the foot of a dialog; below the fields otherwise. */
  frame?: (fields: ReactNode, buttons: ReactNode) => ReactNode;
}

const FIELDS = ['address', 'address_1', 'city', 'state', 'zipcode', 'gate_code', 'comment'] as const;

function isSameAddress(values: AddressValues, initial: AddressValues): boolean {
  return FIELDS.every((field) => (values[field] ?? '') === (initial[field] ?? ''));
}

/** What the rules say of a draft, in the words of both sides; the server has the last one. */
function problemsOf(draft: AddressDraft, { others = [], needsPosition }: AddressFormProps): Problems {
  const { record, problems } = checkAddress('home', { ...draft.values });
  const twin = duplicateOf(record, others, null);
  const duplicate: Problem = {
    message: 'addresses.problems.duplicate',
    args: { address: twin?.full_address ?? '' },
  };
  const { position } = addressProblems(draft.values, { needsPosition, isStale: isStale(draft) });
  return {
    ...(twin ? { address: duplicate } : {}),
    ...problems,
    ...(position ? { position } : {}),
  };
}

/** An address being added or edited: one line into the fields, the fields, and the position. */
export function AddressForm(props: AddressFormProps) {
  const {
    initial,
    stored,
    hasComment = true,
    saveLabel,
    onSave,
    onCancel,
    onSaving,
    frame = stacked,
  } = props;
  const translate = useT();
  const translateAny = useTranslateAny();
  const messageOf = useMessageOf();
  const form = useRef<HTMLFormElement | null>(null);
  const formId = useId();
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [problems, setProblems] = useState<Problems>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isConflict, setIsConflict] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [wasSent, setWasSent] = useState(false);

  useUnsaved(!isSameAddress(draft.values, initial));

  const change = (next: AddressDraft) => {
    setDraft(next);
    // Quiet while the form is filled in for the first time, then with every letter.
    if (wasSent) setProblems(problemsOf(next, props));
  };

  const show = (found: Problems) => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    // "The first invalid field is reported" (spec §5).
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (found.position) {
      const key = 'addresses.position.required';
      showMessage({ kind: 'warning', key, text: translate(key) });
    }
  };

  const save = async () => {
    setWasSent(true);
    setTrouble(null);
    setIsConflict(false);
    const found = problemsOf(draft, props);
    show(found);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    onSaving?.(true);
    try {
      await onSave(checkAddress('home', { ...draft.values }).record as unknown as Address);
      typedIsSaved(form.current);
    } catch (error) {
      if (error instanceof HttpError) show(error.errors);
      setIsConflict(error instanceof HttpError && error.status === 412);
      setTrouble(messageOf(error));
    } finally {
      setIsSaving(false);
      onSaving?.(false);
    }
  };

  const told = problems.position;
  const fields = (
    <Box
      component="form"
      id={formId}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form inside another one's page is sent alone.
        event.stopPropagation();
        void save();
      }}
      sx={{
        display: 'grid',
        gap: 4,
        columnGap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {trouble && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          <strong>{translate('screens.form.notSaved')}.</strong> {trouble}{' '}
          {isConflict && stored && translate('addresses.form.nowStored', { address: stored.full_address })}
          {isConflict && stored && (
            <AddressConflict key={stored.version} stored={stored} draft={draft} onChange={change} />
          )}
        </Alert>
      )}
      <ParseLine disabled={isSaving} onRead={(parsed, status) => change(lineRead(draft, parsed, status))} />
      <AddressFields
        draft={draft}
        onChange={change}
        problems={problems}
        disabled={isSaving}
        hasComment={hasComment}
      />
      <PositionLink
        draft={draft}
        onChange={change}
        disabled={isSaving}
        problem={told && translateAny(told.message, told.args)}
      />
    </Box>
  );
  return frame(
    fields,
    <>
      <Button color="secondary" disabled={isSaving} onClick={onCancel}>
        {translate('addresses.form.cancel')}
      </Button>
      <Button type="submit" form={formId} variant="contained" loading={isSaving}>
        {saveLabel ?? translate('addresses.form.save')}
      </Button>
    </>,
  );
}

function stacked(fields: ReactNode, buttons: ReactNode): ReactNode {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {fields}
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>{buttons}</Box>
    </Box>
  );
}
