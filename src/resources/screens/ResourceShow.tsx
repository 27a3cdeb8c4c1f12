import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { SIZES } from '../../ui/theme/tokens';
import { resourceOf, type Row } from '../../ui/resourceOf';
import type { ResourceName } from '../registry';
import { screensOf } from '../resourceScreens';
import { RecordActions } from './record/RecordActions';
import { RecordDetails } from './record/RecordDetails';
import { RecordHead } from './record/RecordHead';
import { ForRole } from './RecordGate';
import { StepHeader } from './StepHeader';
import { RecordView } from './StepPage';
import { useLiveResource } from './useLiveResource';

/** A record of a declared resource for reading (`…/:id`), kept fresh while others change it. */
export default function ResourceShow({ name }: { name: ResourceName }) {
  useLiveResource(name);
  return (
    <ForRole name={name} action="show">
      <RecordView name={name}>{(record) => <RecordPage name={name} record={record} />}</RecordView>
    </ForRole>
  );
}

/** First who it is and what comes next, then every field; its versions are in the change log alone. */
function RecordPage({ name, record }: { name: ResourceName; record: Row }) {
  const { showActions: Actions = RecordActions, showNext: Next, showMore: More } = screensOf(name);
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form, width: '100%' }}>
      <Suspense fallback={null}>
        <Actions name={name} record={record} />
      </Suspense>
      <StepHeader name={name} id={record.id} current={resourceOf(name).steps?.[0] ?? ''} />
      <RecordHead name={name} record={record} />
      {Next && (
        <Suspense fallback={null}>
          <Next name={name} record={record} />
        </Suspense>
      )}
      <RecordDetails name={name} record={record} />
      {More && (
        <Suspense fallback={null}>
          <More name={name} record={record} />
        </Suspense>
      )}
    </Box>
  );
}
