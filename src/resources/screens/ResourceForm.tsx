import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CreateBase, EditBase, Form, setSubmissionErrors, useEditContext } from 'react-admin';
import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { useTranslateAny } from '../../i18n/useT';
import { SIZES } from '../../ui/theme/tokens';
import type { ResourceName } from '../registry';
import { writableRecord } from '../schema/defineResource';
import { normaliseRecord } from '../schema/normaliseRecord';
import { screensOf } from '../resourceScreens';
import { ConflictDialog } from './form/ConflictDialog';
import { DeactivateDialog } from './form/DeactivateDialog';
import { FormField } from './form/FormField';
import { FormNotice } from './form/FormNotice';
import { formResolver } from '../../ui/form/formProblems';
import { LeaveWhenSaved } from './form/LeaveWhenSaved';
import { Locked } from './form/Locked';
import { SaveBar } from '../../ui/form/SaveBar';
import { UnsavedGuard } from '../../ui/form/UnsavedGuard';
import { useDeactivation } from './form/useDeactivation';
import { useSaveRecord } from './form/useSaveRecord';
import { queryOptions } from './freshRecord';
import { ForRole, RecordPending } from './RecordGate';
import { recordTitle, resourceOf, type Row } from '../../ui/resourceOf';
import { Section } from '../../ui/Section';
import { StepHeader } from './StepHeader';
import { useLabels } from './useLabels';

/** Create (`…/add`) or edit (`…/:id/edit`) a record of a declared resource. */
export default function ResourceForm({ name }: { name: ResourceName }) {
  const { id } = useParams();
  return (
    <ForRole name={name} action={id === undefined ? 'create' : 'edit'}>
      {id === undefined ? (
        <CreateBase resource={name} disableAuthentication redirect={false}>
          <RecordForm name={name} opened={null} />
        </CreateBase>
      ) : (
        <EditBase<Row>
          key={id}
          resource={name}
          id={Number(id)}
          disableAuthentication
          mutationMode="pessimistic"
          redirect={false}
          redirectOnError={false}
          queryOptions={queryOptions(id)}
        >
          <OpenedForm name={name} />
        </EditBase>
      )}
    </ForRole>
  );
}

/** Holds on to the record as it was opened: what others save meanwhile does not touch what is being typed. */
function OpenedForm({ name }: { name: ResourceName }) {
  const query = useEditContext<Row>();
  const [opened, setOpened] = useState<Row | null>(null);
  if (!opened && query.record && !query.isFetching && !query.error) setOpened(query.record);
  return opened ? <RecordForm name={name} opened={opened} /> : <RecordPending name={name} query={query} />;
}

function RecordForm({ name, opened }: { name: ResourceName; opened: Row | null }) {
  const resource = resourceOf(name);
  const mode = opened ? 'edit' : 'create';
  const [initial] = useState(() =>
    opened
      ? { record: { id: opened.id, ...writableRecord(resource, opened) } }
      : { defaultValues: normaliseRecord(resource, {}, 'create') },
  );
  const deactivation = useDeactivation(name, opened);
  const saving = useSaveRecord(name, opened);
  return (
    <Form
      noValidate
      {...initial}
      resource={name}
      resolver={formResolver(resource, mode)}
      disableInvalidFormNotification
      shouldFocusError={false}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedGuard}
      onSubmit={async (values: Record<string, unknown>) =>
        (await deactivation.mayGoOn(values)) ? saving.save(values) : undefined
      }
    >
      <FormBody name={name} opened={opened} saving={saving} />
      {opened && deactivation.uses && (
        <DeactivateDialog
          title={recordTitle(resource, opened)}
          recordId={opened.id}
          uses={deactivation.uses}
          onAnswer={deactivation.answer}
        />
      )}
    </Form>
  );
}

interface FormBodyProps {
  name: ResourceName;
  opened: Row | null;
  saving: ReturnType<typeof useSaveRecord>;
}

function FormBody({ name, opened, saving }: FormBodyProps) {
  const translateAny = useTranslateAny();
  const labels = useLabels(name);
  const { formState, setError } = useFormContext();
  const isSaving = formState.isSubmitting || saving.isResolving;
  const resource = resourceOf(name);
  const More = screensOf(name).formMore;
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form, width: '100%' }}>
      <StepHeader name={name} id={opened?.id ?? null} current={resource.steps?.[0] ?? ''} />
      <Typography variant="h1">{opened ? recordTitle(resource, opened) : labels.create}</Typography>
      <FormNotice name={name} trouble={saving.trouble} onReload={saving.reload} />
      <Locked when={isSaving}>
        {Object.entries(resource.form).map(([section, fields]) => (
          <Section
            key={section}
            title={translateAny(`formSections.${name}.${section}.title`)}
            purpose={translateAny(`formSections.${name}.${section}.purpose`)}
          >
            <SectionFields name={name} section={section} fields={fields} disabled={isSaving} />
          </Section>
        ))}
        {More && (
          <Suspense fallback={null}>
            <More name={name} record={opened} />
          </Suspense>
        )}
      </Locked>
      <SaveBar isNew={!opened} isSaving={isSaving} />
      <LeaveWhenSaved name={name} saved={saving.saved} />
      {saving.conflict && (
        <ConflictDialog
          key={saving.conflict.theirs.version}
          name={name}
          conflict={saving.conflict}
          isSaving={saving.isResolving}
          onResolve={(keepMine) =>
            void saving.resolve(keepMine).then((wrong) => setSubmissionErrors(wrong, setError))
          }
          onClose={saving.dismissConflict}
        />
      )}
    </Box>
  );
}

interface SectionFieldsProps {
  name: ResourceName;
  section: string;
  fields: readonly string[];
  disabled: boolean;
}

function SectionFields({ name, section, fields, disabled }: SectionFieldsProps) {
  const Own = screensOf(name).formSections?.[section];
  if (Own)
    return (
      <Suspense fallback={null}>
        <Own name={name} fields={fields} disabled={disabled} />
      </Suspense>
    );
  return fields.map((field) => <FormField key={field} resource={name} name={field} />);
}
