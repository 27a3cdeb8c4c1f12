import Box from '@mui/material/Box';
import { ValidationError } from 'ra-core';
import { useController } from 'react-hook-form';
import type { ResourceName } from '../../registry';
import { FieldFrame } from '../FieldFrame';
import { lookOf } from '../lookOf';
import { fieldOf, resourceOf } from '../resourceOf';
import { useLabels } from '../useLabels';

/** One field of a form: label, control, and what is wrong with it. */
export function FormField({
  resource,
  name,
  disabled,
}: {
  resource: ResourceName;
  name: string;
  disabled: boolean;
}) {
  const declared = fieldOf(resourceOf(resource), name);
  const labels = useLabels(resource);
  const { field, fieldState } = useController({ name });
  const { Input, isGroup, isWide } = lookOf(resource, name);
  // A switch always has a value, so it carries no star.
  const isRequired = declared.required === true && declared.kind !== 'boolean';
  const message = fieldState.error?.message;
  return (
    <Box
      sx={isWide || (declared.kind === 'text' && declared.multiline) ? { gridColumn: '1 / -1' } : undefined}
    >
      <FieldFrame
        label={labels.field(name)}
        required={isRequired}
        isGroup={isGroup}
        problem={message && <ValidationError error={message} />}
      >
        {({ id, describedBy }) => (
          <Input
            resource={resource}
            name={name}
            field={declared}
            id={id}
            label={labels.field(name)}
            value={field.value as unknown}
            onChange={field.onChange}
            onBlur={field.onBlur}
            focusRef={field.ref}
            required={isRequired}
            disabled={disabled}
            invalid={fieldState.invalid}
            describedBy={describedBy}
          />
        )}
      </FieldFrame>
    </Box>
  );
}
