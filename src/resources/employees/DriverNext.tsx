import { employeeOverviewCall } from '../../contract/overview/runs';
import type { PartProps } from '../defineScreens';
import { OverviewCards } from '../overview/OverviewCard';
import { NextShiftsCard, TodayCard } from '../overview/RunCards';
import { useMayReadDay } from '../overview/useMayReadDay';
import { useOverview } from '../overview/useOverview';

/** Today's run of a driver, and the next shifts. */
export default function DriverNext({ record }: PartProps) {
  const mayReadRuns = useMayReadDay('runs') && record.type === 'Driver';
  const query = useOverview(employeeOverviewCall, { params: { id: record.id } }, mayReadRuns);
  if (!mayReadRuns) return null;
  return (
    <OverviewCards>
      <TodayCard query={query} crew={['vehicle_name']} />
      <NextShiftsCard query={query} crew={['vehicle_name']} />
    </OverviewCards>
  );
}
