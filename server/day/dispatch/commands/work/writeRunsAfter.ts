import type { CommandLog } from './commandLog';
import type { LockedRun } from './lockedRun';
import type { OpenRecords } from './openRecords';
import { stateOf } from './runAfter';
import { writeRun, writeRunStates, type RunValues } from './writeStop';

/** Columns of a run that a command has changed by itself, as they were and as they are. */
export interface NewRunValues {
  before: Record<string, unknown>;
  after: RunValues;
}

interface Found {
  valuesOf(id: number): NewRunValues | undefined;
  isRouteUpdated(run: LockedRun): boolean;
}

/** A run's own state follows from its stops. One statement, and one more per run whose columns were changed. */
export async function writeRunsAfter(
  { trx, now, log }: Pick<OpenRecords, 'trx'> & { now: Date; log: CommandLog },
  runs: readonly LockedRun[],
  { valuesOf, isRouteUpdated }: Found,
): Promise<void> {
  for (const run of runs) {
    const { before = {}, after = {} } = valuesOf(run.id) ?? {};
    const { delivery_manifest_status_id, version, is_route_updated } = run;
    const follows = {
      delivery_manifest_status_id: stateOf(run, now),
      version: version + 1,
      is_route_updated: isRouteUpdated(run),
    };
    const was = { delivery_manifest_status_id, version, is_route_updated };
    if (Object.keys(after).length > 0) await writeRun(trx, run.id, after);
    Object.assign(run, follows);
    log.addAudit({
      resource: 'delivery_manifest',
      record_id: run.id,
      before: { ...before, ...was },
      after: { ...after, ...follows },
    });
  }
  await writeRunStates(trx, runs, now);
}
