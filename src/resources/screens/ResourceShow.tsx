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

const WIDE = '@media (min-width: 1600px)';
const column = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  '&:empty': { display: 'none' },
} as const;
const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;

/**
 * First who it is and what comes next, then every field; its versions are in the change log
 * alone. On a wide screen what comes next stands beside the fields, or both beside what else belongs to the
 * record.
 */
function RecordPage({ name, record }: { name: ResourceName; record: Row }) {
  const { showActions: Actions = RecordActions, showNext: Next, showMore: More } = screensOf(name);
  // A record of a few fields fills no second column.
  const isSplit = Next !== undefined;
  const details = <RecordDetails name={name} record={record} />;
  return (
    <Box sx={{ ...column, maxWidth: SIZES.form, ...(isSplit && { [WIDE]: { maxWidth: 'none' } }) }}>
      <Suspense fallback={null}>
        <Actions name={name} record={record} />
      </Suspense>
      <StepHeader name={name} id={record.id} current={resourceOf(name).steps?.[0] ?? ''} />
      <RecordHead name={name} record={record} />
      <Box sx={isSplit ? { ...column, alignItems: 'start', [WIDE]: twoColumns } : column}>
        <Box sx={column}>
          {Next && (
            <Suspense fallback={null}>
              <Next name={name} record={record} />
            </Suspense>
          )}
          {More && details}
        </Box>
        <Box sx={column}>
          {!More && details}
          {More && (
            <Suspense fallback={null}>
              <More name={name} record={record} />
            </Suspense>
          )}
        </Box>
      </Box>
    </Box>
  );
}
