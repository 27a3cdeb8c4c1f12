import Box from '@mui/material/Box';
import { useGetOne } from 'react-admin';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dateInZone, isDate } from '../../domain/time/dates';
import type { RunPattern } from '../../domain/runs/runCalendar';
import { isTimeOfDay } from '../../domain/time/timeOfDay';
import { useT } from '../../i18n/useT';
import { operationZone } from '../../providers/operationZone';
import type { FormPartProps } from '../defineScreens';
import type { Row } from '../../ui/resourceOf';
import { Section } from '../../ui/Section';
import { NextShifts } from './NextShifts';
import { RunCalendar } from './RunCalendar';
import { patternOf, useRunPattern } from './runPlan';
import { ShiftNotices } from './ShiftNotices';
import { plainChoice } from '../../ui/plainChoice';

/** Half-typed dates and times make no calendar. */
function isWhole({ start_date, end_date, start_time, end_time }: RunPattern): boolean {
  const dates = isDate(start_date) && (end_date === null || isDate(end_date));
  return dates && isTimeOfDay(start_time) && isTimeOfDay(end_time) && start_time !== end_time;
}

/** Below the form of a run: what the dates, times and days that stand there now come to. */
export default function RunFormMore({ record }: FormPartProps) {
  return record ? <StoredRun record={record} /> : <Preview stored={null} />;
}

function StoredRun({ record }: { record: Row }) {
  return <Preview stored={useRunPattern(record).pattern} />;
}

function Preview({ stored }: { stored: RunPattern | null }) {
  const translate = useT();
  const values = useWatch() as Record<string, unknown>;
  const [now] = useState(() => new Date());
  const cdpId = Number(values.close_door_pharmacy_id) || null;
  const { data: cdp } = useGetOne<Row>(
    'cdps',
    { id: cdpId ?? 0, meta: { toast: true } },
    { enabled: cdpId !== null, retry: false },
  );
  const time_zone = typeof cdp?.time_zone === 'string' ? cdp.time_zone : operationZone();
  const details = {
    time_zone,
    daily_times: stored?.daily_times ?? [],
    suspensions: stored?.suspensions ?? [],
  };
  const pattern = patternOf(values, details);
  if (!pattern || !isWhole(pattern)) return null;
  return (
    <Section
      title={translate('runs.calendar.title')}
      purpose={translate('runs.zone', { zone: plainChoice(time_zone) })}
    >
      <RunCalendar key={pattern.start_date} pattern={pattern} today={dateInZone(now, time_zone)} />
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <NextShifts pattern={pattern} now={now} />
        <ShiftNotices times={pattern} />
      </Box>
    </Section>
  );
}
