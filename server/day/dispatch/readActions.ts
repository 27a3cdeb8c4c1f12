import { sql } from 'kysely';
import { RECIPIENT_COMMANDS } from '../../../src/domain/conversations/recipientRequest';
import {
  FILE_ACTIONS,
  isWhileOpen,
  RUN_ACTIONS,
  runAt,
  SHOWN_ACTIONS,
  shownChanges,
  type FieldChanges,
  type RunMove,
} from '../../../src/domain/stops/deliveryActions';
import type { Transition } from '../../../src/domain/stops/lifeCycle';
import type { Db } from '../../platform/database/database';

/** The owner of the history: the run that the delivery is on now, and its driver. */
interface Place {
  eventId: number;
  manifestId: number | null;
  driverId: number | null;
  participantId: number | null;
  /** The address on file that it goes to. */
  addressId: number | null;
  created_at: string;
  /** Null while it is open. */
  closed_at: string | null;
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

const RECIPIENT_ACTIONS: ReadonlySet<string> = new Set(Object.values(RECIPIENT_COMMANDS));

const idOf = (value: unknown) => (value === null || value === undefined ? null : Number(value));

function movesIn(entries: readonly LoggedAction[]): RunMove[] {
  return entries.flatMap(({ at, changes: { delivery_manifest_id: place } }) =>
    place ? [{ at, from: idOf(place.from), to: idOf(place.to) }] : [],
  );
}

/** Actions on the runs while they contained the delivery. */
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

/** Changes of the recipient and of the address on file while the delivery was open. */
async function fileActions(db: Db, place: Place): Promise<LoggedAction[]> {
  const records = [
    ['participants', place.participantId],
    ['participant_addresses', place.addressId],
  ] as const;
  const found = await Promise.all(
    records.map(async ([resource, id]) => {
      if (id === null) return [];
      const entries = await entriesOf(db)
        .where('a.resource', '=', resource)
        .where('a.record_id', '=', id)
        .where('a.action', '=', 'update')
        .execute();
      return entries
        .filter(({ at }) => isWhileOpen(at, place))
        .map((entry): LoggedAction => ({ ...entry, action: FILE_ACTIONS[resource] }));
    }),
  );
  return found.flat();
}

/** To whom a link was sent, as much of it as the log keeps. */
function sentTo({ sent_to }: FieldChanges): string | null {
  return typeof sent_to?.to === 'string' ? sent_to.to : null;
}

type Names = (id: unknown) => string | null;

function byId(rows: readonly { id: number; name: string }[]): Names {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => (id == null ? null : (names.get(Number(id)) ?? null));
}

/** Names of runs; of one that is deleted as the log of its end has it. */
async function namesOfRuns(db: Db, moves: readonly RunMove[]): Promise<Names> {
  const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].filter((id) => id !== null);
  if (ids.length === 0) return byId([]);
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from delivery_manifest where id = any(${ids}::bigint[])
    union all
    select record_id, changes -> 'name' ->> 'from' from audit_entries a
    where resource = 'delivery_manifest' and action = 'deleteRun' and record_id = any(${ids}::bigint[])
      and not exists (select from delivery_manifest m where m.id = a.record_id)`.execute(db);
  return byId(rows);
}

async function namesOfDrivers(db: Db, entries: readonly LoggedAction[]): Promise<Names> {
  const drivers = entries.flatMap(({ changes: { employee_id: driver } }) => [driver?.from, driver?.to]);
  const ids = drivers.map(idOf).filter((id) => id !== null);
  if (ids.length === 0) return byId([]);
  const employees = db.selectFrom('employees').select(['id', 'full_name as name']).where('id', 'in', ids);
  return byId(await employees.execute());
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

/** The server does things by itself, and recipients give commands of their own; neither is a user. */
function sourceOf({ user_id, action }: LoggedAction, isDriver: boolean) {
  if (user_id === null) return RECIPIENT_ACTIONS.has(action) ? 'recipient' : 'system';
  return isDriver ? 'driver' : 'office';
}

/**
 * Actions on a delivery that left no history line: before and after, from the change log. `changesOf` returns the
 * changes of the commands that did leave a line. Numbers below -1 keep these entries apart from lines, the creation
 * and the copayment.
 */
export async function readActions(db: Db, place: Place, commandsWithLine: ReadonlySet<string>) {
  const own = await entriesOf(db)
    .where('a.resource', '=', 'delivery_events')
    .where('a.record_id', '=', place.eventId)
    .where('a.action', 'not in', ['read', 'search', 'export'])
    .execute();
  // The entry that created the record is excluded: a create, or an entry that contains its id.
  const changed = own.filter(({ action, changes }) => action !== 'create' && !changes.id);
  const moves = movesIn(changed);
  const changesOf = new Map<string, FieldChanges>();
  const entries: Transition[] = [];
  const ofRuns = await runActions(db, place, moves);
  const texts = await textsOfNotices(db, ofRuns);
  const nameOf = { run: await namesOfRuns(db, moves), driver: await namesOfDrivers(db, ofRuns) };
  for (const entry of [...changed, ...ofRuns, ...(await fileActions(db, place))]) {
    const changes = shownChanges(entry.changes, nameOf);
    if (entry.command_id !== null && commandsWithLine.has(entry.command_id)) {
      changesOf.set(entry.command_id, { ...changesOf.get(entry.command_id), ...changes });
      continue;
    }
    if (Object.keys(changes).length === 0 && !SHOWN_ACTIONS.has(entry.action)) continue;
    const isDriver = entry.employee_id !== null && entry.employee_id === place.driverId;
    entries.push({
      id: -1 - entry.id,
      datetime: entry.at,
      status_name: entry.action,
      verb: entry.action.replace(/_override$/, ''),
      created_by_name: entry.user_name,
      comments: texts.get(idOf(entry.changes.driver_notice_id?.to) ?? 0) ?? sentTo(entry.changes),
      source: sourceOf(entry, isDriver),
      changes,
    });
  }
  return { entries, changesOf };
}
