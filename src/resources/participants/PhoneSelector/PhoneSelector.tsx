import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import { useState, type ReactNode } from 'react';
import { firstSelectorMode } from '../../../domain/people/phone';
import { useT } from '../../../i18n/useT';
import { FieldFrame } from '../../../ui/FieldFrame';
import { useMessageOf } from '../../../ui/useMessageOf';
import { LoadFailed } from '../../../ui/LoadFailed';
import type { Phone } from '../../../contract/participants/phones';
import { PhoneForm } from './PhoneForm';
import { usePhoneText } from './usePhoneText';
import { usePhones } from './usePhones';

interface PhoneSelectorProps {
  participantId: number;
  label: string;
  /** Ten digits of the phone that is chosen. */
  value: string | null;
  onChange: (phone: Phone | null) => void;
  /** A number that it must differ from ("Use another phone", spec §5). */
  other?: string | null;
  required?: boolean;
  disabled?: boolean;
  problem?: ReactNode;
  /** Without the right to write, phones are chosen only. */
  mayAdd: boolean;
  mayEdit: boolean;
}

type Mode = 'SELECT' | 'ADD' | 'EDIT';

/**
 * One of a person's phones: chosen, added or changed on the spot (spec §4). It starts by choosing when there is
 * something to choose from, else by adding; cancelling goes back to choosing, with what was chosen before.
 */
export function PhoneSelector(props: PhoneSelectorProps) {
  const { participantId, label, value, onChange, other, mayAdd, mayEdit } = props;
  const messageOf = useMessageOf();
  const translate = useT();
  const { data: phones, error, refetch } = usePhones(participantId);
  const [asked, setAsked] = useState<Mode | null>(null);

  if (error) {
    return (
      <LoadFailed onRetry={() => void refetch()}>
        {label}: {messageOf(error)}
      </LoadFailed>
    );
  }
  if (!phones)
    return (
      <Skeleton variant="rounded" height={60} role="status" aria-label={translate('screens.list.loading')} />
    );

  const first = mayAdd ? firstSelectorMode(true, phones.length) : 'SELECT';
  const mode = asked ?? first;
  const chosen = phones.find((phone) => phone.phone_number === value) ?? null;
  if (mode === 'SELECT' || (mode === 'EDIT' && !chosen)) {
    return (
      <Choice
        {...props}
        phones={phones}
        chosen={chosen}
        onAdd={mayAdd ? () => setAsked('ADD') : undefined}
        onEdit={mayEdit ? () => setAsked('EDIT') : undefined}
      />
    );
  }
  // A number that stands elsewhere on the form counts as one of the others.
  const taken: Phone[] = other
    ? [{ id: 0, phone_number: other, number_type: 'mobile', contact_name: null }]
    : [];
  return (
    <PhoneForm
      key={mode}
      participantId={participantId}
      phone={mode === 'EDIT' ? chosen : null}
      phones={[...phones, ...taken]}
      onSaved={(phone) => {
        setAsked('SELECT');
        onChange(phone);
      }}
      onCancel={phones.length > 0 ? () => setAsked('SELECT') : undefined}
      onRemoved={() => {
        setAsked(null);
        onChange(null);
      }}
    />
  );
}

interface ChoiceProps extends PhoneSelectorProps {
  phones: readonly Phone[];
  chosen: Phone | null;
  onAdd?: () => void;
  onEdit?: () => void;
}

function Choice({ label, value, onChange, other, phones, chosen, onAdd, onEdit, ...rest }: ChoiceProps) {
  const translate = useT();
  const textOf = usePhoneText();
  const isRepeated = other !== undefined && other !== null && value === other;
  const problem = rest.problem ?? (isRepeated && translate('validation.anotherPhone'));
  return (
    <FieldFrame label={label} required={rest.required} problem={problem}>
      {({ id, describedBy }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <NativeSelect
            id={id}
            variant="outlined"
            input={<OutlinedInput size="small" />}
            value={chosen ? String(chosen.id) : ''}
            disabled={rest.disabled || phones.length === 0}
            error={Boolean(problem)}
            inputProps={{
              'aria-describedby': describedBy,
              'aria-invalid': problem ? true : undefined,
              'aria-required': rest.required || undefined,
            }}
            onChange={({ target }) =>
              onChange(phones.find((phone) => String(phone.id) === target.value) ?? null)
            }
            sx={{ flex: '1 1 220px', minWidth: 0 }}
          >
            <option value="">{translate('screens.form.choose')}</option>
            {phones.map((phone) => (
              <option key={phone.id} value={phone.id}>
                {textOf(phone)}
              </option>
            ))}
          </NativeSelect>
          {/* Both or none beside the field. */}
          <Box sx={{ display: 'flex', gap: 2 }}>
            {onAdd && (
              <Button variant="outlined" color="secondary" disabled={rest.disabled} onClick={onAdd}>
                {translate('participants.phones.add')}
              </Button>
            )}
            {onEdit && (
              // Disabled when empty or no phones (spec §5).
              <Button
                variant="outlined"
                color="secondary"
                disabled={rest.disabled || !chosen}
                onClick={onEdit}
              >
                {translate('participants.phones.edit')}
              </Button>
            )}
          </Box>
        </Box>
      )}
    </FieldFrame>
  );
}
