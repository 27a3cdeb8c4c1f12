import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCurrentRoute } from '../../layout/currentRoute';
import { SIZES } from '../../layout/tokens';
import type { ResourceName } from '../registry';
import { RecordGate } from './RecordGate';
import { recordTitle, resourceOf, type Row } from './resourceOf';
import { StepHeader } from './StepHeader';

/** The frame of one step of a record's card: its tabs, the record's name, and what the step is about. */
export function StepPage({ name, children }: { name: ResourceName; children: (record: Row) => ReactNode }) {
  const { id } = useParams();
  const title = useCurrentRoute()?.title;
  const current = title && 'step' in title ? title.step : '';
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form, width: '100%' }}>
      <StepHeader name={name} id={Number(id)} current={current} />
      <RecordGate name={name} id={Number(id)}>
        {(record) => (
          <>
            <Typography variant="h1">{recordTitle(resourceOf(name), record)}</Typography>
            {children(record)}
          </>
        )}
      </RecordGate>
    </Box>
  );
}
