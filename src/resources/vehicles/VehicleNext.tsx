import { vehicleOverviewCall } from '../../contract/overview/runs';
import type { PartProps } from '../defineScreens';
import { OverviewCards } from '../overview/OverviewCard';
import { NextShiftsCard, TodayCard } from '../overview/RunCards';
import { useMayReadDay } from '../overview/useMayReadDay';
import { useOverview } from '../overview/useOverview';
import { LoginCodeSection } from './LoginCodeSection';
import { VehiclePhones } from './VehiclePhones';

/** Who is out with a vehicle today and next, and its QR code. */
export default function VehicleNext({ record }: PartProps) {
  const mayReadRuns = useMayReadDay('runs');
  const query = useOverview(vehicleOverviewCall, { params: { id: record.id } }, mayReadRuns);
  return (
    <>
      {mayReadRuns && (
        <OverviewCards>
          <TodayCard query={query} crew={['driver_name']} />
          <NextShiftsCard query={query} crew={['driver_name']} />
        </OverviewCards>
      )}
      <LoginCodeSection record={record} />
      <VehiclePhones record={record} />
    </>
  );
}
