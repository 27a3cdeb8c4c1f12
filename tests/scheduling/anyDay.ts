import fc from 'fast-check';
import type { PlanningRun, PlanningStop } from '../../server/day/dispatch/planning/planningRun';

const DATE = '2026-11-20';

/** A stop of a test day: a delivery that waits for a run, unless it is said otherwise. */
export function planningStop(id: number, changes: Partial<PlanningStop> = {}): PlanningStop {
  return {
    id,
    version: 1,
    delivery_manifest_id: null,
    delivery_date: DATE,
    close_door_pharmacy_id: 1,
    funding_source_id: 1,
    facility_hours: null,
    delivery_event_type_id: 3,
    delivery_event_status_id: 1,
    secuence: null,
    destination_latitude: 32.7,
    destination_longitude: -117.1,
    delivery_start_time: null,
    delivery_end_time: null,
    refrigeration_needed: false,
    driver_gender: null,
    priority: 'normal',
    planned_at: null,
    eta: null,
    datetime: null,
    locked_at: null,
    stop_role: null,
    pick_up_id: null,
    ...changes,
  };
}

/** A run of eight hours from eight in the morning. */
export function planningRun(
  id: number,
  stops: readonly PlanningStop[],
  changes: Partial<PlanningRun> = {},
): PlanningRun {
  const placed = stops.map((stop, index) => ({ ...stop, delivery_manifest_id: id, secuence: index + 1 }));
  return {
    crew_problem: null,
    id,
    version: 1,
    name: `RUN ${id}`,
    delivery_date: DATE,
    time_zone: 'America/Los_Angeles',
    start_at: '2026-11-20 16:00:00',
    end_at: '2026-11-21 00:00:00',
    delivery_manifest_status_id: 2,
    close_door_pharmacy_id: 1,
    employee_id: id,
    employee: `DRIVER ${id}`,
    driver_gender: null,
    vehicle_id: id,
    vehicle_capacity: null,
    funding_source_ids: null,
    is_route_updated: false,
    locked_at: null,
    cdp_latitude: 32.7,
    cdp_longitude: -117.1,
    stops: placed,
    ...changes,
  };
}

const gender = fc.constantFrom('male' as const, 'female' as const, null, null);
const stopChanges = fc.record({
  destination_latitude: fc.double({ min: 32.6, max: 33, noNaN: true }),
  destination_longitude: fc.double({ min: -117.3, max: -116.9, noNaN: true }),
  delivery_event_type_id: fc.constantFrom(3, 3, 3, 8),
  delivery_start_time: fc.constantFrom(null, null, '09:00:00', '13:00:00'),
  delivery_end_time: fc.constantFrom(null, null, '14:00:00', '15:30:00'),
  refrigeration_needed: fc.boolean(),
  driver_gender: gender,
  funding_source_id: fc.constantFrom(1, 2, null),
  priority: fc.constantFrom('normal' as const, 'high' as const),
  planned_at: fc.constantFrom(null, '2026-11-20 18:00:00'),
  locked_at: fc.constantFrom(null, null, null, '2026-11-20 15:00:00'),
});
const runChanges = fc.record({
  driver_gender: gender,
  vehicle_capacity: fc.constantFrom(null, 3, 6, 40),
  funding_source_ids: fc.constantFrom<number[] | null>(null, [1], [1, 2]),
  close_door_pharmacy_id: fc.constantFrom(1, 1, 2),
  start_at: fc.constantFrom('2026-11-20 16:00:00', '2026-11-20 18:00:00'),
});

/** Some runs with stops, and what waits. Type 8 is a pickup appointment (status 12). */
export const anyDay = fc
  .record({
    runs: fc.array(fc.tuple(runChanges, fc.array(stopChanges, { maxLength: 5 })), {
      minLength: 1,
      maxLength: 4,
    }),
    pool: fc.array(stopChanges, { maxLength: 12 }),
    isReplanning: fc.boolean(),
    overtime: fc.constantFrom(0, 60),
  })
  .map(({ runs, pool, isReplanning, overtime }) => {
    let id = 0;
    const made = (changes: Partial<PlanningStop>) =>
      planningStop((id += 1), {
        ...changes,
        delivery_event_status_id: changes.delivery_event_type_id === 8 ? 12 : 1,
      });
    return {
      runs: runs.map(([changes, stops], index) => planningRun(1_000 + index, stops.map(made), changes)),
      pool: pool.map((stop) => ({ ...made(stop), locked_at: null })),
      wish: { is_replanning: isReplanning, overtime_minutes: overtime, delivery_event_ids: null },
    };
  });
