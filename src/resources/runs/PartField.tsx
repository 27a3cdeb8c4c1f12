import { ValidationError } from 'ra-core';
import type { ComponentType } from 'react';
import { useController } from 'react-hook-form';
import type { Field } from '../schema/fields';
import { FieldFrame } from '../screens/FieldFrame';
import type { InputProps } from '../screens/inputs/inputProps';

interface PartFieldProps<F extends Field> {
  /** Path in the form, e.g. `suspensions.0.end_date`. */
  name: string;
  field: F;
  Input: ComponentType<InputProps<F>>;
  label: string;
  disabled: boolean;
}

/** A field of a run's step that is no column of the run: label, control, and what is wrong with it. */
export function PartField<F extends Field>({
  name,
  field: declared,
  Input,
  label,
  disabled,
}: PartFieldProps<F>) {
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return (
    <FieldFrame label={label} required problem={message && <ValidationError error={message} />}>
      {({ id, describedBy }) => (
        <Input
          resource="runs"
          name={name}
          field={declared}
          id={id}
          label={label}
          value={field.value as unknown}
          onChange={field.onChange}
          onBlur={field.onBlur}
          focusRef={field.ref}
          required
          disabled={disabled}
          invalid={fieldState.invalid}
          describedBy={describedBy}
        />
      )}
    </FieldFrame>
  );
}
