import { useInput, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { clampDate, isDate } from '../../../domain/time/dates';
import { DayInput } from '../../../ui/DayInput';
import type { FieldOf } from '../../schema/fields';
import { useOnLeave, type InputProps } from './inputProps';

/** A day of a record. react-admin's `DateInput` is the browser's field, which writes a day as the browser's language does. */
export function DateInput({
  resource,
  source,
  label,
  field,
  isRequired,
  disabled,
}: InputProps<FieldOf<'date'>>) {
  const { setValue, formState } = useFormContext();
  const { id, field: control, fieldState } = useInput({ resource, source, label, isRequired });
  const value: unknown = control.value;
  // Days outside are held at the nearer bound (spec §5), once the person has finished typing.
  const held = (date: string) => clampDate(date, field.min, field.max);
  const hold = useOnLeave(source, (date) => (typeof date === 'string' && isDate(date) ? held(date) : date));
  const { error } = fieldState;
  return (
    <DayInput
      id={id}
      fullWidth
      label={label}
      required={isRequired}
      disabled={disabled}
      min={field.min}
      max={field.max}
      value={typeof value === 'string' ? value : ''}
      error={error !== undefined}
      helperText={error ? <ValidationError error={error.message ?? ''} /> : undefined}
      onChange={(day) =>
        setValue(source, day === '' ? null : day, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: formState.isSubmitted,
        })
      }
      onBlur={() => {
        control.onBlur();
        hold();
      }}
    />
  );
}
