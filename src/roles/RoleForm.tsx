import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ValidationError } from 'react-admin';
import { useRef, useState } from 'react';
import { FormProvider, useController, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { indexPermissions } from '../domain/access/access';
import type { RightsOfGroup } from '../domain/access/rightGroups';
import { managesRoles, roleProblems } from '../domain/access/roleRules';
import { useT } from '../i18n/useT';
import { SIZES } from '../ui/theme/tokens';
import { useSession } from '../providers/useSession';
import { formMessages } from '../ui/form/formProblems';
import { SaveBar } from '../ui/form/SaveBar';
import { UnsavedGuard } from '../ui/form/UnsavedGuard';
import { OwnRightDialog } from './OwnRightDialog';
import { RightsEditor } from './RightsEditor';
import { RoleConflictDialog } from './RoleConflictDialog';
import { RoleIdentity } from './RoleIdentity';
import { RolePeople } from './RolePeople';
import { RolePreview } from './RolePreview';
import { countChanges, NEW_ROLE, pairOf, valuesOf, type RoleValues } from './roleValues';
import type { Role } from '../contract/roles/roles';
import { useSaveRole } from './useSaveRole';

interface RoleFormProps {
  groups: readonly RightsOfGroup[];
  /** Null for a new role. */
  role: Role | null;
  /** Initial values of a new role. */
  initial: RoleValues;
  /** Name of the role that a new one is copied from. */
  copiedFrom: string | null;
  /** Number of permissions of that role which the user may not grant. */
  leftOut: number;
  mayEdit: boolean;
  /** After a conflict: show the role as it now is. */
  onReload: () => void;
}

function manages({ permissions }: RoleValues): boolean {
  return managesRoles(indexPermissions(permissions.map(pairOf)));
}

/** A role with its permissions, and beside it the effects: what it opens, and who has it. */
export function RoleForm({ groups, role, initial, copiedFrom, leftOut, mayEdit, onReload }: RoleFormProps) {
  const translate = useT();
  const navigate = useNavigate();
  const { user_type_id } = useSession();
  const isSaved = useRef(false);
  const [pending, setPending] = useState<RoleValues | null>(null);
  const stored = role ? valuesOf(role) : NEW_ROLE;
  const form = useForm<RoleValues>({
    defaultValues: initial,
    resolver: (values) => {
      const found = Object.entries(formMessages(roleProblems(values)));
      const errors = found.map(([name, message]) => [name, { type: 'rule', message }]);
      return found.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const permissions = useController({ control: form.control, name: 'permissions' });
  const values = form.watch();
  const saving = useSaveRole(role, form, (saved) => {
    isSaved.current = true;
    void navigate(role ? '/roles-permissions' : `/roles-permissions/${saved.id}`);
  });
  const submit = (next: RoleValues) => {
    const givesUp = role?.id === user_type_id && manages(stored) && !manages(next);
    if (givesUp) setPending(next);
    else void saving.save(next);
  };
  const isLocked = !mayEdit || saving.isSaving;
  const people = role?.people_count ?? 0;
  const problem = permissions.fieldState.error?.message;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 1200px)': {
            gridTemplateColumns: `minmax(0, ${SIZES.form}px) minmax(260px, 360px)`,
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Box>
            <Typography variant="h1">{role ? role.name : translate('rolePages.form.addTitle')}</Typography>
            {copiedFrom && (
              <Typography color="text.secondary">
                {translate('rolePages.form.copied', { name: copiedFrom })}{' '}
                {leftOut > 0 && translate('rolePages.form.leftOut', { smart_count: leftOut })}
              </Typography>
            )}
            {role && (
              <Typography color="text.secondary">
                {!mayEdit
                  ? translate(
                      role.obstacle ? `rolePages.form.obstacles.${role.obstacle}` : 'rolePages.form.readOnly',
                    )
                  : people === 0
                    ? translate('rolePages.form.effectNone')
                    : translate('rolePages.form.effect', { smart_count: people })}
              </Typography>
            )}
          </Box>
          {saving.trouble && (
            <Alert severity="error">
              <strong>{translate('screens.form.notSaved')}.</strong> {saving.trouble}
            </Alert>
          )}
          <RoleIdentity people={people} disabled={isLocked} />
          {problem && (
            <Alert severity="error" id="rights-problem">
              <ValidationError error={problem} />
            </Alert>
          )}
          <RightsEditor
            groups={groups}
            value={values.permissions}
            saved={initial.permissions}
            disabled={isLocked}
            describedBy={problem ? 'rights-problem' : undefined}
            onChange={permissions.field.onChange}
          />
          {mayEdit && (
            <SaveBar isNew={!role} isSaving={saving.isSaving} count={countChanges(initial, values)} />
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <RolePreview
            permissions={values.permissions}
            // Of a new role everything would be new.
            saved={role ? stored.permissions : values.permissions}
            isDriver={values.is_driver}
          />
          {role && <RolePeople id={role.id} count={people} />}
        </Box>
      </Box>
      <UnsavedGuard isSaved={isSaved} />
      {pending && (
        <OwnRightDialog
          onClose={() => setPending(null)}
          onConfirm={() => {
            setPending(null);
            void saving.save(pending);
          }}
        />
      )}
      {role && saving.conflict && (
        <RoleConflictDialog
          key={saving.conflict.theirs.version}
          opened={role}
          conflict={saving.conflict}
          onSave={(merged) => void saving.save(merged, saving.conflict?.theirs)}
          onDrop={onReload}
          onClose={saving.dismissConflict}
        />
      )}
    </FormProvider>
  );
}
