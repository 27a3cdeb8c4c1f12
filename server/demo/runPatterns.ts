import { addDays, dateInZone, fromWire, timeInZone } from '../../src/domain/time/dates';
import { isoWeekday } from '../../src/domain/runs/runCalendar';
import { withinDayHours } from '../../src/domain/time/dayHours';
import type { SeedRow } from './insertRows';
import { DEMO_ZONE } from './masterData';

export interface RunRows {
  runs: SeedRow[];
  run_daily_times: SeedRow[];
  run_suspensions: SeedRow[];
}

/** To the minute, as people plan. */
function clockOf(wire: unknown): string {
  return `${timeInZone(fromWire(String(wire)), DEMO_ZONE).slice(0, 5)}:00`;
}

/** A run that a person could have filled in: with a crew, by day, within the hours of the time picker. */
function isPlannable(manifest: SeedRow): boolean {
  const [start, end] = [clockOf(manifest.start_at), clockOf(manifest.end_at)];
  const isByDay = [manifest.start_at, manifest.end_at].every(
    (wire) => dateInZone(fromWire(String(wire)), DEMO_ZONE) === manifest.delivery_date,
  );
  const hasCrew = manifest.employee_id !== null && manifest.vehicle_id !== null;
  return hasCrew && isByDay && start < end && !withinDayHours(start) && !withinDayHours(end);
}

/** The patterns behind the runs of the demo's day: same names, crews and hours, every workday and today. */
export function makeRunPatterns(manifests: readonly SeedRow[], date: string, at: string): RunRows {
  const shiftDays = [...new Set([1, 2, 3, 4, 5, 6, isoWeekday(date)])].sort();
  const runs = manifests.filter(isPlannable).map((manifest, index): SeedRow => {
    const cdp = manifest.close_door_pharmacy_id ?? null;
    return {
      id: index + 1,
      created_at: at,
      updated_at: at,
      name: manifest.name ?? '',
      description: null,
      driver_ids: [Number(manifest.employee_id)],
      vehicle_id: manifest.vehicle_id ?? null,
      close_door_pharmacy_id: cdp,
      start_date: addDays(date, -120),
      end_date: index % 5 === 4 ? addDays(date, 240) : null,
      start_time: clockOf(manifest.start_at),
      end_time: clockOf(manifest.end_at),
      shift_days: shiftDays,
      funding_source_ids: null,
      // Each CDP has the garage of its own number.
      pull_out_garage_id: cdp,
      pull_in_garage_id: cdp,
      // The demo's drivers read no codes, so no run asks for the vehicle's phone.
      exclusive_login: index % 2 === 0 ? 'none' : 'driver',
      is_active: true,
    };
  });
  const [first, second] = runs;
  return {
    runs,
    // One hour less on Saturdays, which overlaps with no other shift.
    run_daily_times: second
      ? [
          {
            run_id: Number(second.id),
            weekday: 6,
            start_time: `${String(Number(String(second.start_time).slice(0, 2)) + 1).padStart(2, '0')}:30:00`,
            end_time: String(second.end_time),
          },
        ]
      : [],
    run_suspensions: first
      ? [
          {
            run_id: Number(first.id),
            start_date: addDays(date, 4),
            end_date: addDays(date, 6),
            reason: 'Vehicle in the workshop',
          },
        ]
      : [],
  };
}
