import { isRecipientStop } from '../../../../src/domain/stops/eventType';
import { isOpenStop } from '../../../../src/domain/runs/stopOrder';
import type { LockedStop } from '../work/lockedRun';
import type { StopValues } from '../work/writeStop';

/** A promise of what is expected. */
export const EXPECTED = 'expected';

const WINDOW = ['delivery_start_time', 'delivery_end_time'] as const satisfies readonly (keyof StopValues)[];

/** Whether a stop on a run is wanted at another time than it was: what was promised for the old one is void. */
export function hasNewWindow(stop: LockedStop, values: StopValues): boolean {
  if (stop.delivery_manifest_id === null) return false;
  return WINDOW.some((column) => values[column] !== undefined && values[column] !== stop[column]);
}

/**
 * What a command owes recipients: a promise is the arrival that is expected when the command ends. Only then is the order of
 * the run known, also where it re-routes itself, so that nothing is ever promised before it is expected.
 */
export class Promises {
  private readonly owed = new Map<LockedStop, Record<string, unknown>[]>();

  /** @param logged where the log of changes says what is promised */
  owe(stop: LockedStop, logged?: Record<string, unknown>): void {
    if (!isRecipientStop(stop.delivery_event_type_id)) return;
    this.owed.set(stop, [...(this.owed.get(stop) ?? []), ...(logged ? [logged] : [])]);
  }

  /** Promises what is expected of the stops that stand on a run now. */
  give(keep: (stop: LockedStop) => void): void {
    for (const [stop, logs] of this.owed) {
      if (stop.delivery_manifest_id === null || !isOpenStop(stop) || stop.eta === null) continue;
      stop.planned_at = stop.eta;
      for (const logged of logs) logged.planned_at = stop.planned_at;
      keep(stop);
    }
  }
}
