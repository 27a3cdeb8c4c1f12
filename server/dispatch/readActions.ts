import { sql } from 'kysely';
import {
  RUN_ACTIONS,
  runAt,
  TOLD_ACTIONS,
  toldChanges,
  type FieldChanges,
  type RunMove,
} from '../../src/domain/stops/deliveryActions';
import type { Transition } from '../../src/domain/stops/lifeCycle';
import type { Db } from '../database/database';

/** The owner of the history: the run that the delivery is on now, and its driver. */
interface Place {
  eventId: number;
  manifestId: number | null;
  driverId: number | null;
}

interface LoggedAction {
  id: number;
  at: string;
  user_id: number | null;
  user_name: string;
  employee_id: number | null;
  action: string;
  record_id: number | null;
  command_id: string | null;
  changes: FieldChanges;
}

function entriesOf(db: Db) {
  return (
    db
      .selectFrom('audit_entries as a')
      .leftJoin('users as u', 'u.id', 'a.user_id')
      .leftJoin('commands as c', 'c.id', 'a.command_id')
      // The time of the command, as its lines have it.
      .select(sql<string>`coalesce(c.created_at, a.at)`.as('at'))
      .select(['a.id', 'a.user_id', 'a.user_name', 'u.employee_id', 'a.action', 'a.record_id'])
      .select(['a.command_id', sql<FieldChanges>`a.changes`.as('changes')])
      .orderBy('at')
      .orderBy('a.id')
  );
}

const idOf = (value: unknown) => (value === null || value === undefined ? null : Number(value));

function movesIn(entries: readonly LoggedAction[]): RunMove[] {
  return entries.flatMap(({ at, changes: { delivery_manifest_id: place } }) =>
    place ? [{ at, from: idOf(place.from), to: idOf(place.to) }] : [],
  );
}

/** What was done to the runs while the delivery was on them. */
async function runActions(db: Db, place: Place, moves: readonly RunMove[]): Promise<LoggedAction[]> {
  const runIds = new Set([place.manifestId, ...moves.flatMap(({ from, to }) => [from, to])]);
  const ids = [...runIds].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const entries = await entriesOf(db)
    .where('a.resource', '=', 'delivery_manifest')
    .where('a.record_id', 'in', ids)
    .where('a.action', 'in', [...RUN_ACTIONS])
    .execute();
  return entries.filter(({ at, record_id }) => runAt(moves, place.manifestId, at) === record_id);
}

async function namesOfRuns(db: Db, moves: readonly RunMove[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const runs = await db
    .selectFrom('delivery_manifest')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(runs.map(({ id, name }) => [id, name]));
}

/** The text of each notice that the entries name. */
async function textsOfNotices(
  db: Db,
  entries: readonly LoggedAction[],
): Promise<ReadonlyMap<number, string>> {
  const ids = entries.flatMap(({ changes }) => idOf(changes.driver_notice_id?.to) ?? []);
  if (ids.length === 0) return new Map();
  const notices = await db
    .selectFrom('driver_notices')
    .select(['id', 'text'])
    .where('id', 'in', ids)
    .execute();
  return new Map(notices.map(({ id, text }) => [id, text]));
}

/**
 * What was done to a delivery and left no line of its own: before and after, from the log of changes. `changesOf`
 * says the changes of the commands that did leave a line. Numbers below -1 keep these entries apart from lines, the creation and
 * the copayment.
 */
export async function readActions(db: Db, place: Place, commandsWithLine: ReadonlySet<string>) {
  const own = await entriesOf(db)
    .where('a.resource', '=', 'delivery_events')
    .where('a.record_id', '=', place.eventId)
    .where('a.action', 'not in', ['read', 'search', 'export'])
    .execute();
  // What made the record carries its number.
  const changed = own.filter(({ changes }) => !changes.id);
  const moves = movesIn(changed);
  const names = await namesOfRuns(db, moves);
  const runName = (id: unknown) => (id == null ? null : (names.get(Number(id)) ?? null));
  const changesOf = new Map<string, FieldChanges>();
  const entries: Transition[] = [];
  const ofRuns = await runActions(db, place, moves);
  const texts = await textsOfNotices(db, ofRuns);
  for (const entry of [...changed, ...ofRuns]) {
    const changes = toldChanges(entry.changes, runName);
    if (entry.command_id !== null && commandsWithLine.has(entry.command_id)) {
      changesOf.set(entry.command_id, { ...changesOf.get(entry.command_id), ...changes });
      continue;
    }
    if (Object.keys(changes).length === 0 && !TOLD_ACTIONS.has(entry.action)) continue;
    const isDriver = entry.employee_id !== null && entry.employee_id === place.driverId;
    entries.push({
      id: -1 - entry.id,
      datetime: entry.at,
      status_name: entry.action,
      verb: entry.action,
      created_by_name: entry.user_name,
      comments: texts.get(idOf(entry.changes.driver_notice_id?.to) ?? 0) ?? null,
      source: entry.user_id === null ? 'system' : isDriver ? 'driver' : 'office',
      changes,
    });
  }
  return { entries, changesOf };
}
