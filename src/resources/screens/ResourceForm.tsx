import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OptionalRecordContextProvider, useTranslate } from 'react-admin';
import { Suspense, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { SIZES } from '../../layout/tokens';
import type { ResourceName } from '../registry';
import { writableRecord } from '../schema/defineResource';
import { normaliseRecord } from '../schema/normaliseRecord';
import { screenParts } from '../screenParts';
import { ConflictDialog } from './form/ConflictDialog';
import { DeactivateDialog } from './form/DeactivateDialog';
import { FormField } from './form/FormField';
import { FormNotice } from './form/FormNotice';
import { formResolver } from './form/formProblems';
import { Locked } from './form/Locked';
import { SaveBar } from './form/SaveBar';
import { UnsavedGuard } from './form/UnsavedGuard';
import { useDeactivation } from './form/useDeactivation';
import { useSaveRecord } from './form/useSaveRecord';
import { showPath } from './paths';
import { MayGate, RecordGate } from './RecordGate';
import { recordTitle, resourceOf, type Row } from './resourceOf';
import { Section } from './Section';
import { StepHeader } from './StepHeader';
import { useLabels } from './useLabels';

/** Create (`…/add`) or edit (`…/:id/edit`) a record of a declared resource. */
export default function ResourceForm({ name }: { name: ResourceName }) {
  const { id } = useParams();
  return (
    <MayGate name={name} action={id === undefined ? 'create' : 'edit'}>
      {id === undefined ? (
        <RecordForm name={name} opened={null} />
      ) : (
        <RecordGate name={name} id={Number(id)}>
          {(record) => <OpenedForm key={record.id} name={name} record={record} />}
        </RecordGate>
      )}
    </MayGate>
  );
}

/** Holds on to the record as it was opened: what others save meanwhile does not touch what is being typed. */
function OpenedForm({ name, record }: { name: ResourceName; record: Row }) {
  const [opened] = useState(record);
  return <RecordForm name={name} opened={opened} />;
}

function RecordForm({ name, opened }: { name: ResourceName; opened: Row | null }) {
  const translate = useTranslate();
  const labels = useLabels(name);
  const navigate = useNavigate();
  const resource = resourceOf(name);
  const More = screenParts[name]?.formMore;
  const mode = opened ? 'edit' : 'create';
  const isSaved = useRef(false);
  const form = useForm({
    defaultValues: opened ? writableRecord(resource, opened) : normaliseRecord(resource, {}, 'create'),
    resolver: formResolver(resource, mode),
  });
  const saving = useSaveRecord(name, opened, (record) => {
    isSaved.current = true;
    const path = showPath(name, record.id);
    if (path) void navigate(path);
  });
  const deactivation = useDeactivation(name, opened);
  const submit = form.handleSubmit((values) => deactivation.guard(values, () => saving.save(values, form)));
  return (
    <OptionalRecordContextProvider value={opened ?? undefined}>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form, width: '100%' }}
        >
          <StepHeader name={name} id={opened?.id ?? null} current={resource.steps?.[0] ?? ''} />
          <Typography variant="h1">{opened ? recordTitle(resource, opened) : labels.create}</Typography>
          <FormNotice name={name} trouble={saving.trouble} />
          <Locked when={saving.isSaving}>
            {Object.entries(resource.form).map(([section, fields]) => (
              <Section
                key={section}
                title={translate(`resources.${name}.sections.${section}.title`)}
                purpose={translate(`resources.${name}.sections.${section}.purpose`)}
              >
                <SectionFields name={name} section={section} fields={fields} disabled={saving.isSaving} />
              </Section>
            ))}
            {More && (
              <Suspense fallback={null}>
                <More name={name} record={opened} />
              </Suspense>
            )}
          </Locked>
          <SaveBar isNew={!opened} isSaving={saving.isSaving} />
        </Box>
        <UnsavedGuard isSaved={isSaved} />
        {opened && deactivation.uses && (
          <DeactivateDialog
            title={recordTitle(resource, opened)}
            recordId={opened.id}
            uses={deactivation.uses}
            onConfirm={deactivation.confirm}
            onCancel={deactivation.cancel}
          />
        )}
        {saving.conflict && (
          <ConflictDialog
            key={saving.conflict.theirs.version}
            name={name}
            conflict={saving.conflict}
            isSaving={saving.isSaving}
            onResolve={(keepMine) => void saving.resolve(keepMine, form)}
            onClose={saving.dismissConflict}
          />
        )}
      </FormProvider>
    </OptionalRecordContextProvider>
  );
}

interface SectionFieldsProps {
  name: ResourceName;
  section: string;
  fields: readonly string[];
  disabled: boolean;
}

function SectionFields({ name, section, fields, disabled }: SectionFieldsProps) {
  const Own = screenParts[name]?.formSections?.[section];
  if (Own)
    return (
      <Suspense fallback={null}>
        <Own name={name} fields={fields} disabled={disabled} />
      </Suspense>
    );
  return fields.map((field) => <FormField key={field} resource={name} name={field} />);
}
