import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { RELATIONSHIPS } from '../../../domain/people/participantPhones';
import { maskPhone, PHONE_TYPES } from '../../../domain/people/phone';
import type { Problems } from '../../../domain/wire/problem';
import type { KeyUnder } from '../../../i18n/messageKey';
import { useT, useTranslateAny } from '../../../i18n/useT';
import { FieldFrame } from '../../../ui/FieldFrame';
import type { PhoneDraft } from './phone';

interface PhoneFieldsProps {
  draft: PhoneDraft;
  /** The mark cannot be taken from the default phone: another one is given it. */
  isDefaultKept: boolean;
  problems: Problems;
  disabled: boolean;
  onChange: (draft: PhoneDraft) => void;
}

/** Number, type, whose it is, and what it is for. */
export function PhoneFields({ draft, isDefaultKept, problems, disabled, onChange }: PhoneFieldsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const word = (key: KeyUnder<'participants.phones'>) => translate(`participants.phones.${key}`);
  const wrong = (name: string) => {
    const problem = problems[name];
    return problem && translateAny(problem.message, { ...problem.args, _: problem.message });
  };
  const set = (change: Partial<PhoneDraft>) => onChange({ ...draft, ...change });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        columnGap: 6,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
      }}
    >
      <FieldFrame label={word('number')} required problem={wrong('phone_number')}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            fullWidth
            autoFocus
            size="small"
            type="tel"
            placeholder="000-000-0000"
            value={maskPhone(draft.phone_number)}
            disabled={disabled}
            error={problems.phone_number !== undefined}
            slotProps={{
              input: {
                inputMode: 'tel',
                autoComplete: 'off',
                'aria-required': true,
                'aria-invalid': problems.phone_number ? true : undefined,
                'aria-describedby': describedBy,
              },
            }}
            onChange={({ target }) => set({ phone_number: maskPhone(target.value).replaceAll('-', '') })}
          />
        )}
      </FieldFrame>
      <Choice
        label={word('type')}
        problem={wrong('number_type')}
        choices={PHONE_TYPES}
        wordOf={(type) => word(`types.${type}`)}
        value={draft.number_type}
        disabled={disabled}
        onChoose={(number_type) => set({ number_type })}
      />
      <FieldFrame label={word('contact')} problem={wrong('contact_name')}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            fullWidth
            size="small"
            value={draft.contact_name}
            disabled={disabled}
            placeholder={word('own')}
            slotProps={{
              input: { maxLength: 60, autoComplete: 'off', 'aria-describedby': describedBy },
            }}
            onChange={({ target }) => set({ contact_name: target.value.toUpperCase() })}
          />
        )}
      </FieldFrame>
      <Choice
        label={word('relationship')}
        problem={wrong('relationship')}
        choices={RELATIONSHIPS}
        wordOf={(one) => word(`relationships.${one}`)}
        value={draft.relationship}
        disabled={disabled}
        onChoose={(relationship) => set({ relationship })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, gridColumn: '1 / -1' }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={draft.is_default}
              disabled={disabled || isDefaultKept}
              onChange={({ target }) => set({ is_default: target.checked })}
            />
          }
          label={word('isDefault')}
        />
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={draft.is_emergency}
              disabled={disabled}
              onChange={({ target }) => set({ is_emergency: target.checked })}
            />
          }
          label={word('isEmergency')}
        />
      </Box>
    </Box>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  problem: string | undefined;
  choices: readonly T[];
  wordOf: (choice: T) => string;
  value: T;
  disabled: boolean;
  onChoose: (choice: T) => void;
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, problem, choices, wordOf, value, disabled, onChoose } = props;
  return (
    <FieldFrame label={label} problem={problem}>
      {({ id }) => (
        <NativeSelect
          id={id}
          fullWidth
          variant="outlined"
          input={<OutlinedInput size="small" />}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value) ?? value)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {wordOf(choice)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
