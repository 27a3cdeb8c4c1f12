import type { Insertable } from 'kysely';
import { EVENT_TYPE } from '../../../../../src/domain/stops/eventType';
import { MANIFEST_STATUS, manifestPermits } from '../../../../../src/domain/runs/manifestStatus';
import { firstOpenPlace, placeAtSpot, type Spot } from '../../../../../src/domain/runs/runPlaces';
import { isOpenStop } from '../../../../../src/domain/runs/stopOrder';
import type { BeforeRow, DeliveryEventTable } from '../../../../platform/database/tables/day';
import { wrongState } from '../../../../platform/plugins/errors';
import { removeRun, runRow } from './dayRuns';
import { readStops, type LockedRun, type LockedStop } from './lockedRun';
import type { Touched } from './touchedRecords';
import type { UnitOfWork } from './unitOfWork';
import type { RunValues, StopValues } from './writeStop';

/** Throws 409 for a run whose vehicle has pulled in since: no stop can return to it. */
function assertNotOver(run: LockedRun): void {
  const hasPulledIn = run.stops.some(
    (stop) => stop.delivery_event_type_id === EVENT_TYPE.pullIn && !isOpenStop(stop),
  );
  if (!hasPulledIn || manifestPermits(run.delivery_manifest_status_id).replan) return;
  throw wrongState('The run is over', { reason: 'over', delivery_manifest_id: run.id, run: run.name });
}

function destination(stop: LockedStop | null, run: LockedRun | null, spot: Spot) {
  if (!run) return { run, date: spot.delivery_date };
  assertNotOver(run);
  const others = run.stops.filter((each) => each !== stop);
  return { run, at: Math.max(placeAtSpot(others, spot), firstOpenPlace(others)) };
}

/** Takes a stop that the day has made for itself out of it, with its history. */
export async function dropAdded(work: UnitOfWork, stop: LockedStop): Promise<void> {
  const { trx } = work;
  const row = await trx
    .selectFrom('delivery_events')
    .selectAll()
    .where('id', '=', stop.id)
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('tracking_links').where('delivery_event_id', '=', stop.id).execute();
  await trx.deleteFrom('delivery_event_transitions').where('delivery_event_id', '=', stop.id).execute();
  await trx.deleteFrom('delivery_events').where('id', '=', stop.id).execute();
  work.dropStop(stop, row);
}

function isWaitedFor(work: UnitOfWork, pickUp: LockedStop): boolean {
  return work.runOf(pickUp)?.stops.some((stop) => stop.pick_up_id === pickUp.id) ?? false;
}

type RemovedRow = Extract<BeforeRow, { kind: 'removed' }>;

/** Restores a stop that an undo has removed, with its id and a new version that no client has seen. */
async function restore(
  work: UnitOfWork,
  run: LockedRun,
  { row, spot, version_after }: RemovedRow,
): Promise<void> {
  const values = { ...row, version: version_after + 1, secuence: 1_000_000, delivery_manifest_id: run.id };
  const { id } = await work.trx
    .insertInto('delivery_events')
    .values(values as unknown as Insertable<DeliveryEventTable>)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const stop of await readStops(work.trx, [id])) work.takeIn(run, stop, destination(null, run, spot).at);
}

/** Undoes one step of a command. The caller has checked that none of its records has changed since. */
export async function takeBackRow(
  work: UnitOfWork,
  { stops, runs }: Touched,
  row: BeforeRow,
  commandId: string,
): Promise<void> {
  const line = { undoes_command_id: commandId };
  if (row.kind === 'run') {
    const run = runs.get(row.id);
    if (run) work.changeRun(run, row.values as RunValues);
    return;
  }
  if (row.kind === 'runAdded') {
    const run = runs.get(row.id);
    // The state of the run followed from the stops that have been undone.
    if (run?.stops.length === 0) run.delivery_manifest_status_id = MANIFEST_STATUS.scheduled;
    if (run) removeRun(work, run, await runRow(work.trx, run.id));
    return;
  }
  // Brought back before anything was opened.
  if (row.kind === 'runRemoved') return;
  if (row.kind === 'removed') {
    const run = runs.get(row.spot.manifest_id ?? 0);
    if (run) await restore(work, run, row);
    return;
  }
  const stop = stops.get(row.id);
  if (!stop) return;
  // Other bags have come to wait for this pick-up: it stays for them.
  if (row.kind === 'added' && isWaitedFor(work, stop)) return;
  if (row.kind === 'added') return dropAdded(work, stop);
  if (row.kind === 'stop') return work.changeStop(work.runOf(stop), stop, row.values as StopValues, line);
  const { spot } = row;
  const run = spot.manifest_id === null ? null : (runs.get(spot.manifest_id) ?? null);
  work.placeStop(stop, { ...destination(stop, run, spot), promise: spot.planned_at }, line);
}
