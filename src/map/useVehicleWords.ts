import { vehicleState, type TimedPoint } from '../domain/map/vehicleMotion';
import { useT } from '../i18n/useT';

/** What a vehicle does and how old its last position is: "On the way, seen 2 minutes ago", "Stopped, seen just now". */
export function useVehicleWords(): (last: TimedPoint, now: number) => string {
  const translate = useT();
  return (last, now) => {
    const state = vehicleState(last, now);
    const minutes = Math.max(0, Math.round((now - last.at) / 60_000));
    if (minutes === 0 && state !== 'silent') return translate(`map.vehicle.${state}Now`);
    return translate(`map.vehicle.${state}`, { smart_count: minutes });
  };
}
