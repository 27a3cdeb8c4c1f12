import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Problem } from '../../domain/wire/problem';
import { useTranslateAny } from '../../i18n/useT';
import { FieldFrame } from '../../ui/FieldFrame';

interface PlainSelectProps {
  label: string;
  value: number | null;
  options: readonly { value: number; text: string; disabled?: boolean }[];
  /** What stands for none. */
  emptyText: string;
  required?: boolean;
  problem?: Problem;
  disabled: boolean;
  onChange: (value: number | null) => void;
}

/** One of a list of records, in a dialog of its own words. */
export function PlainSelect(props: PlainSelectProps) {
  const { label, value, options, emptyText, required, problem, disabled, onChange } = props;
  const translateAny = useTranslateAny();
  return (
    <FieldFrame
      label={label}
      required={required}
      problem={problem && translateAny(problem.message, problem.args)}
    >
      {({ id, describedBy }) => (
        <NativeSelect
          variant="outlined"
          fullWidth
          input={<OutlinedInput size="small" />}
          id={id}
          value={value === null ? '' : String(value)}
          disabled={disabled}
          error={problem !== undefined}
          inputProps={{
            'aria-describedby': describedBy,
            'aria-invalid': problem !== undefined,
            'aria-required': required,
          }}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{emptyText}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
