import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShowBase, useShowContext } from 'react-admin';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCurrentRoute } from '../../ui/routes/currentRoute';
import { SIZES } from '../../ui/theme/tokens';
import type { ResourceName } from '../registry';
import { queryOptions, useFreshRecord } from './freshRecord';
import { RecordPending } from './RecordGate';
import { recordTitle, resourceOf, type Row } from '../../ui/resourceOf';
import { StepHeader } from './StepHeader';

interface RecordViewProps {
  name: ResourceName;
  children: (record: Row) => ReactNode;
}

/** The record of the address in react-admin's context; says what is wrong when it does not come. */
export function RecordView({ name, children }: RecordViewProps) {
  const { id } = useParams();
  return (
    <ShowBase<Row>
      key={id}
      resource={name}
      id={Number(id)}
      disableAuthentication
      redirectOnError={false}
      queryOptions={queryOptions(id)}
    >
      <FreshRecord name={name}>{children}</FreshRecord>
    </ShowBase>
  );
}

function FreshRecord({ name, children }: RecordViewProps) {
  const query = useShowContext<Row>();
  const record = useFreshRecord(query);
  return record ? children(record) : <RecordPending name={name} query={query} />;
}

/** The frame of one step of a record's card: its tabs, the record's name, and what the step is about. */
export function StepPage({ name, children }: RecordViewProps) {
  const { id } = useParams();
  const title = useCurrentRoute()?.title;
  const current = title && 'step' in title ? title.step : '';
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: SIZES.form, width: '100%' }}>
      <StepHeader name={name} id={Number(id)} current={current} />
      <RecordView name={name}>
        {(record) => (
          <>
            <Typography variant="h1">{recordTitle(resourceOf(name), record)}</Typography>
            {children(record)}
          </>
        )}
      </RecordView>
    </Box>
  );
}
