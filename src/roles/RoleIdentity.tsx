import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import { ValidationError } from 'react-admin';
import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { ROLE_NAME_MAX } from '../domain/access/roleRules';
import { useT } from '../i18n/useT';
import { speaksAdditions } from '../providers/serverContract';
import { FieldFrame } from '../ui/FieldFrame';
import { Section } from '../ui/Section';
import type { RoleValues } from './roleValues';

interface RoleIdentityProps {
  /** Number of people with the role: if there are any, it stays active and keeps its kind. */
  people: number;
  disabled: boolean;
}

/** Name and kind of a role. */
export function RoleIdentity({ people, disabled }: RoleIdentityProps) {
  const translate = useT();
  const { control } = useFormContext<RoleValues>();
  const name = useController({ control, name: 'name' });
  const isDriver = useWatch({ control, name: 'is_driver' });
  const message = name.fieldState.error?.message;
  return (
    <Section
      title={translate('rolePages.form.identity')}
      purpose={translate('rolePages.form.identityPurpose')}
    >
      <FieldFrame
        label={translate('rolePages.form.name')}
        required
        problem={message && <ValidationError error={message} />}
      >
        {({ id, describedBy }) => (
          <OutlinedInput
            {...name.field}
            id={id}
            inputRef={name.field.ref}
            fullWidth
            size="small"
            disabled={disabled}
            error={name.fieldState.invalid}
            autoComplete="off"
            slotProps={{
              input: {
                maxLength: ROLE_NAME_MAX,
                'aria-required': true,
                'aria-invalid': name.fieldState.invalid,
                'aria-describedby': describedBy,
              },
            }}
          />
        )}
      </FieldFrame>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Flag name="is_active" label="isActive" disabled={disabled || people > 0} />
        <Flag name="is_driver" label="isDriver" disabled={disabled || people > 0} />
        {speaksAdditions() && !isDriver && (
          <Flag name="second_factor_required" label="secondFactor" disabled={disabled} />
        )}
      </Box>
      {people > 0 && (
        <Box sx={{ gridColumn: '1 / -1', fontSize: 13, color: 'text.secondary' }}>
          {translate('rolePages.form.lockedByPeople', { smart_count: people })}
        </Box>
      )}
    </Section>
  );
}

interface FlagProps {
  name: 'is_active' | 'is_driver' | 'second_factor_required';
  label: 'isActive' | 'isDriver' | 'secondFactor';
  disabled: boolean;
}

function Flag({ name, label, disabled }: FlagProps) {
  const translate = useT();
  const { control } = useFormContext<RoleValues>();
  const { field } = useController({ control, name });
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, alignItems: 'center' }}>
      <Switch
        id={id}
        name={name}
        checked={field.value}
        disabled={disabled}
        onChange={(_, checked) => field.onChange(checked)}
        slotProps={{ input: { ref: field.ref, role: 'switch', 'aria-describedby': `${id}-help` } }}
      />
      <div>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 500 }}>
          {translate(`rolePages.form.${label}`)}
        </Box>
        <Box id={`${id}-help`} sx={{ fontSize: 13, color: 'text.secondary' }}>
          {translate(`rolePages.form.${label}Help`)}
        </Box>
      </div>
    </Box>
  );
}
