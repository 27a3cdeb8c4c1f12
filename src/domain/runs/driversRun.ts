import { MANIFEST_STATUS } from './manifestStatus';

/** States in which a run accepts transferred deliveries. */
const TAKES_MORE: readonly number[] = [
  MANIFEST_STATUS.created,
  MANIFEST_STATUS.scheduled,
  MANIFEST_STATUS.running,
  MANIFEST_STATUS.stalled,
];

interface Run {
  readonly id: number;
  readonly employee_id: number | null;
  readonly delivery_date: string;
  readonly delivery_manifest_status_id: number;
  readonly close_door_pharmacy_id: number;
  readonly start_at: string;
}

/**
 * A driver's run on a day that still accepts deliveries; a run of the same pharmacy first, then the earliest.
 * Null: a new run is created.
 */
export function driversRun<R extends Run>(
  runs: readonly R[],
  driverId: number | null,
  from: Pick<Run, 'delivery_date' | 'close_door_pharmacy_id'> | null,
): R | null {
  const own = runs
    .filter(
      (run) =>
        run.employee_id === driverId &&
        driverId !== null &&
        run.delivery_date === from?.delivery_date &&
        TAKES_MORE.includes(run.delivery_manifest_status_id),
    )
    .sort((a, b) => a.start_at.localeCompare(b.start_at) || a.id - b.id);
  return own.find((run) => run.close_door_pharmacy_id === from?.close_door_pharmacy_id) ?? own[0] ?? null;
}
