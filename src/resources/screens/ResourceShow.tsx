import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EditButton } from 'react-admin';
import { Suspense } from 'react';
import { HistoryLink } from '../../ui/log/HistoryLink';
import { isBlank } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';
import { PageActions } from '../../ui/PageActions';
import { SIZES } from '../../ui/theme/tokens';
import type { ResourceName } from '../registry';
import type { Resource } from '../schema/defineResource';
import { screensOf } from '../resourceScreens';
import { FieldValue } from './display/FieldValue';
import { Fact } from '../../ui/Fact';
import { ForRole } from './RecordGate';
import { recordTitle, resourceOf, type Row } from '../../ui/resourceOf';
import { Section } from '../../ui/Section';
import { StepHeader } from './StepHeader';
import { RecordView } from './StepPage';
import { useLabels } from './useLabels';
import { useLiveResource } from './useLiveResource';
import { useZonedTime } from '../../ui/useZonedTime';

/** A record of a declared resource for reading (`…/:id`), kept fresh while others change it. */
export default function ResourceShow({ name }: { name: ResourceName }) {
  useLiveResource(name);
  return (
    <ForRole name={name} action="show">
      <RecordView name={name}>{(record) => <RecordPage name={name} record={record} />}</RecordView>
    </ForRole>
  );
}

/** What the form does not hold but a list shows (an address, a computed name); all fields where there is no form. */
function fieldsOutsideForm(resource: Resource): readonly string[] {
  const inForm = Object.values(resource.form).flat();
  const known = inForm.length > 0 ? resource.list : Object.keys(resource.fields);
  return known.filter((field) => !inForm.includes(field) && field !== resource.representation);
}

function RecordPage({ name, record }: { name: ResourceName; record: Row }) {
  const translateAny = useTranslateAny();
  const resource = resourceOf(name);
  const others = fieldsOutsideForm(resource);
  const { showActions: Actions, showMore: More } = screensOf(name);
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form, width: '100%' }}>
      <PageActions>
        <HistoryLink resource={name} id={record.id} />
        {Actions && (
          <Suspense fallback={null}>
            <Actions name={name} record={record} />
          </Suspense>
        )}
        {resource.actions.includes('edit') && (
          <EditButton label="screens.record.edit" variant="contained" icon={<EditIcon />} />
        )}
      </PageActions>
      <StepHeader name={name} id={record.id} current={resource.steps?.[0] ?? ''} />
      <Box>
        <Typography variant="h1">{recordTitle(resource, record)}</Typography>
        <Changes record={record} />
      </Box>
      {Object.entries(resource.form).map(([section, fields]) => (
        <Section key={section} title={translateAny(`resources.${name}.sections.${section}.title`)}>
          <Facts name={name} fields={fields} record={record} />
        </Section>
      ))}
      {others.some((field) => !isBlank(record[field])) && (
        <Section>
          <Facts name={name} fields={others} record={record} />
        </Section>
      )}
      {More && (
        <Suspense fallback={null}>
          <More name={name} record={record} />
        </Suspense>
      )}
    </Box>
  );
}

function Facts({ name, fields, record }: { name: ResourceName; fields: readonly string[]; record: Row }) {
  const labels = useLabels(name);
  return fields.map((field) => (
    <Fact key={field} label={labels.field(field)}>
      <FieldValue resource={name} name={field} record={record} />
    </Fact>
  ));
}

/** "Version 3, changed 11/20/2026 10:05 PST". */
function Changes({ record }: { record: Row }) {
  const translate = useT();
  const zoned = useZonedTime();
  if (typeof record.updated_at !== 'string' || record.version === undefined) return null;
  return (
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
      {translate('screens.record.changed', { version: record.version, at: zoned(record.updated_at) })}
    </Box>
  );
}
