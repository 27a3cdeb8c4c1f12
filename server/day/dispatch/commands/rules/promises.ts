import { isRecipientStop } from '../../../../../src/domain/stops/eventType';
import { isOpenStop } from '../../../../../src/domain/runs/stopOrder';
import type { LockedStop } from '../work/lockedRun';
import type { StopValues } from '../work/writeStop';

/** Promises the arrival that is expected when the command ends. */
export const EXPECTED = 'expected';

const WINDOW = ['delivery_start_time', 'delivery_end_time'] as const satisfies readonly (keyof StopValues)[];

/** Whether a stop on a run is now wanted at another time. The promise for the old time is then void. */
export function hasNewWindow(stop: LockedStop, values: StopValues): boolean {
  if (stop.delivery_manifest_id === null) return false;
  return WINDOW.some((column) => values[column] !== undefined && values[column] !== stop[column]);
}

/**
 * Promises to recipients that a command has to make. A promise is the arrival that is expected when the command ends.
 * Only then is the order of the run known, also where the run re-routes itself, so no promise is made before the
 * arrival is computed.
 */
export class Promises {
  private readonly owed = new Map<LockedStop, Record<string, unknown>[]>();

  /** @param logged the entry of the change log that receives the promised arrival */
  owe(stop: LockedStop, logged?: Record<string, unknown>): void {
    if (!isRecipientStop(stop.delivery_event_type_id)) return;
    this.owed.set(stop, [...(this.owed.get(stop) ?? []), ...(logged ? [logged] : [])]);
  }

  /** Promises the expected arrival for the stops that are on a run now. */
  give(keep: (stop: LockedStop) => void): void {
    for (const [stop, logs] of this.owed) {
      if (stop.delivery_manifest_id === null || !isOpenStop(stop) || stop.eta === null) continue;
      stop.planned_at = stop.eta;
      for (const logged of logs) logged.planned_at = stop.planned_at;
      keep(stop);
    }
  }
}
