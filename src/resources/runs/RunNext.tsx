import Box from '@mui/material/Box';
import { useState } from 'react';
import { runOverviewCall } from '../../contract/overview/runs';
import { nextShifts, type RunPattern } from '../../domain/runs/runCalendar';
import { useT } from '../../i18n/useT';
import type { Row } from '../../ui/resourceOf';
import type { PartProps } from '../defineScreens';
import { Nothing, OverviewCard, OverviewCards } from '../overview/OverviewCard';
import { TodayCard } from '../overview/RunCards';
import { useMayReadDay } from '../overview/useMayReadDay';
import { useOverview } from '../overview/useOverview';
import { SHOWN_SHIFTS, useShiftText } from './NextShifts';
import { useRunPattern } from './runPlan';

/** Today's run of a pattern with its driver and vehicle of the day, and the next dates. */
export default function RunNext({ record }: PartProps) {
  const mayReadRuns = useMayReadDay('runs');
  const query = useOverview(runOverviewCall, { params: { id: record.id } }, mayReadRuns);
  const { pattern } = useRunPattern(record);
  return (
    <OverviewCards>
      {mayReadRuns && <TodayCard query={query} crew={['driver_name', 'vehicle_name']} />}
      {pattern && <NextDates pattern={pattern} record={record} />}
    </OverviewCards>
  );
}

function NextDates({ pattern, record }: { pattern: RunPattern; record: Row }) {
  const translate = useT();
  const text = useShiftText(pattern.time_zone);
  const [now] = useState(() => new Date());
  const shifts = record.is_active === true ? nextShifts(pattern, now, SHOWN_SHIFTS) : [];
  return (
    <OverviewCard title={translate('overview.nextDates')}>
      {shifts.length === 0 && <Nothing>{translate('runs.noNext')}</Nothing>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontVariantNumeric: 'tabular-nums' }}>
        {shifts.map((shift) => (
          <li key={shift.date}>{text(shift)}</li>
        ))}
      </Box>
    </OverviewCard>
  );
}
