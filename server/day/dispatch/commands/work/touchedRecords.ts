import { sql } from 'kysely';
import type { BeforeRow } from '../../../../platform/database/tables/day';
import { wrongState } from '../../../../platform/plugins/errors';
import { staleVersion } from '../../../../platform/plugins/versions';
import type { LockedRun, LockedStop } from './lockedRun';
import type { UnitOfWork } from './unitOfWork';

/** The stops and runs that a command changed, under their locks. */
export interface Touched {
  stops: Map<number, LockedStop>;
  runs: Map<number, LockedRun>;
}

type StopRow = Extract<BeforeRow, { kind: 'stop' | 'place' | 'added' | 'removed' }>;

function isOfStop(row: BeforeRow): row is StopRow {
  return row.kind !== 'run' && row.kind !== 'runAdded' && row.kind !== 'runRemoved';
}

/** Runs that the rows name: those that were changed, and those that stops go back to. */
function namedRuns(rows: readonly BeforeRow[]): number[] {
  return rows.flatMap((row) => {
    if (row.kind === 'run' || row.kind === 'runAdded' || row.kind === 'runRemoved') return [row.id];
    const spot = row.kind === 'place' || row.kind === 'removed' ? row.spot : null;
    return spot?.manifest_id ?? [];
  });
}

/** Opens the stops in their runs as they are now, and the runs that they go back to. Throws 404 for a hidden one. */
export async function openTouched(work: UnitOfWork, rows: readonly BeforeRow[]): Promise<Touched> {
  const ids = [...new Set(rows.flatMap((row) => (isOfStop(row) ? row.id : [])))];
  const places = await work.trx
    .selectFrom('delivery_events')
    .select(['id', 'delivery_manifest_id'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  const present = places.flatMap((place) => place.delivery_manifest_id ?? []);
  const opened = await work.openRuns([...present, ...namedRuns(rows)]);
  const pooled = await work.openPoolStops(
    places.filter((place) => place.delivery_manifest_id === null).map((place) => place.id),
  );
  const wanted = new Set(ids);
  const stops = [...opened.flatMap((run) => run.stops), ...pooled].filter((stop) => wanted.has(stop.id));
  return {
    stops: new Map(stops.map((stop) => [stop.id, stop])),
    runs: new Map(opened.map((run) => [run.id, run])),
  };
}

/**
 * Throws 409 that names the person who has changed one of the records since (for example, the driver has already
 * delivered).
 */
export async function assertUnchanged(
  work: UnitOfWork,
  rows: readonly BeforeRow[],
  { stops, runs }: Touched,
): Promise<void> {
  // The last row of a stop contains the version that the command has written.
  const left = new Map<number, StopRow>();
  for (const row of rows) if (isOfStop(row)) left.set(row.id, row);
  for (const row of left.values()) {
    const stop = stops.get(row.id);
    const isGone = row.kind === 'removed';
    if (!stop && isGone) continue;
    if (!stop)
      throw wrongState('The stop is no longer there', { reason: 'moved', delivery_event_id: row.id });
    if (!isGone && stop.version === row.version_after) continue;
    const record = { resource: 'delivery_events', id: stop.id, version: stop.version };
    const { message, details } = await staleVersion(work.trx, record, row.version_after);
    throw wrongState(message, { ...details.args, reason: 'changed', delivery_event_id: stop.id });
  }
  const lastRun = new Map<number, Extract<BeforeRow, { kind: 'run' }>>();
  for (const row of rows) if (row.kind === 'run') lastRun.set(row.id, row);
  for (const row of lastRun.values()) await assertRunUnchanged(work, row, runs.get(row.id));
}

async function assertRunUnchanged(
  work: UnitOfWork,
  row: Extract<BeforeRow, { kind: 'run' }>,
  run: LockedRun | undefined,
): Promise<void> {
  const now: Record<string, unknown> = { ...run };
  const changed = Object.keys(row.after).filter(
    (column) => JSON.stringify(now[column] ?? null) !== JSON.stringify(row.after[column] ?? null),
  );
  if (run && changed.length === 0) return;
  const last = await work.trx
    .selectFrom('audit_entries')
    .select(['user_name', 'at'])
    .where('resource', '=', 'delivery_manifest')
    .where('record_id', '=', row.id)
    .where(sql<boolean>`jsonb_exists_any(changes, ${changed}::text[])`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const who = last?.user_name ?? 'Somebody';
  throw wrongState(`${who} has changed the run meanwhile (${changed.join(', ')})`, {
    reason: 'changed',
    delivery_manifest_id: row.id,
    who: last?.user_name ?? null,
    when: last?.at ?? null,
    changed,
  });
}
