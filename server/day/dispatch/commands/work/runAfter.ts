import { etasOf, noEtas } from '../../../../../src/domain/stops/etas';
import { isExpected } from '../../../../../src/domain/stops/expectedTimes';
import { manifestStatusFrom, type ManifestStatusId } from '../../../../../src/domain/runs/manifestStatus';
import type { Pace } from '../../../../../src/domain/addresses/travelTime';
import type { LockedRun } from './lockedRun';
import { minutesOfSilence } from '../rules/silence';

/** The state that a run has with its stops as the command leaves them. */
export function stateOf(run: LockedRun, now: Date): ManifestStatusId {
  return manifestStatusFrom(run.stops, minutesOfSilence(run, now), run.delivery_manifest_status_id);
}

/** Changed expected arrivals by stop id. Null for the stops of a run that is over. */
export function etasAfter(run: LockedRun, now: Date, pace: Pace): ReadonlyMap<number, string | null> {
  const isOver = !isExpected({ delivery_manifest_status_id: stateOf(run, now) });
  return isOver ? noEtas(run) : etasOf(run, now, pace);
}
