import { sql } from 'kysely';
import { newsOfRun, newsOfStatus } from '../../../src/domain/notifications/newsOfChange';
import { isUnderWay } from '../../../src/domain/runs/manifestStatus';
import { isRecipientStop } from '../../../src/domain/stops/eventType';
import type { Trx } from '../../platform/database/database';
import type { BeforeRow } from '../../platform/database/tables/day';
import { followersOfRuns } from '../../platform/notifications/following';
import { tell, type News } from '../../platform/notifications/tell';
import type { Commander } from '../../platform/plugins/actor';
import { readRunFacts } from './runFacts';
import { readStopFacts, type StopFacts } from '../../platform/notifications/stopFacts';
import { readPresence } from './watchers';

interface ToldStop {
  delivery_manifest_id: number | null;
  delivery_event_type_id: number;
  delivery_event_status_id: number;
  issue_settled_at: string | null;
  issue_owner_id?: number | null;
}
interface ToldRun {
  id: number;
  employee_id: number | null;
  delivery_manifest_status_id: number;
}

/** A command at its end: what it has written. */
interface Done {
  trx: Trx;
  actor: Pick<Commander, 'user_id' | 'full_name'>;
  now: Date;
  /** What was before, in order. */
  rows: readonly BeforeRow[];
  changed: ReadonlyMap<number, ToldStop>;
  runs: readonly ToldRun[];
  /** The state of each run before the command. */
  wasIn: ReadonlyMap<number, number>;
}

/** One stop's news, before its facts are read. */
type Told = { id: number; of: (facts: StopFacts) => News[] };

/** Accounts of drivers, by employee. */
async function accountsOf(trx: Trx, runs: readonly ToldRun[]): Promise<Map<number, number>> {
  const ids = runs.flatMap(({ employee_id }) => employee_id ?? []);
  if (ids.length === 0) return new Map();
  const users = await trx
    .selectFrom('users')
    .select(['id', 'employee_id'])
    .where(sql<boolean>`employee_id = any(${ids}::bigint[])`)
    .where('is_active', '=', true)
    .execute();
  return new Map(users.map(({ id, employee_id }) => [employee_id ?? 0, id]));
}

/** People who follow one of these runs, or have it open, by run. */
async function watchersOf(
  trx: Trx,
  dates: readonly string[],
  runs: readonly number[],
): Promise<Map<number, number[]>> {
  const found = await followersOfRuns(trx, runs);
  for (const date of dates) {
    for (const { who } of await readPresence(trx, date)) {
      if (who.delivery_manifest_id === null) continue;
      found.set(who.delivery_manifest_id, [...(found.get(who.delivery_manifest_id) ?? []), who.user_id]);
    }
  }
  return found;
}

function toldStatus({ changed, actor }: Done, row: BeforeRow): Told[] {
  if (row.kind !== 'stop' || !('delivery_event_status_id' in row.values)) return [];
  const stop = changed.get(row.id);
  const type = stop && newsOfStatus(stop);
  if (!type) return [];
  const of = (facts: StopFacts): News[] => [
    { type, facts, cdp_id: facts.close_door_pharmacy_id, also: [facts.issue_owner_id], by: actor.user_id },
  ];
  return [{ id: row.id, of }];
}

function toldOwner({ actor }: Done, row: BeforeRow): Told[] {
  if (row.kind !== 'stop' || !('issue_owner_id' in row.values)) return [];
  const of = (facts: StopFacts): News[] => [
    {
      type: 'issue_assigned',
      facts: { ...facts, employee_name: actor.full_name },
      cdp_id: facts.close_door_pharmacy_id,
      also: [facts.issue_owner_id],
      by: actor.user_id,
    },
  ];
  return [{ id: row.id, of }];
}

/** A delivery that has joined a run which is on the road: its driver has to know. */
function toldAddOn(
  { changed, runs, wasIn, actor }: Done,
  row: BeforeRow,
  drivers: Map<number, number>,
): Told[] {
  if (row.kind !== 'added' && row.kind !== 'place') return [];
  const stop = changed.get(row.id);
  const run = runs.find(({ id }) => id === stop?.delivery_manifest_id);
  if (!stop || !run || !isRecipientStop(stop.delivery_event_type_id)) return [];
  const isFromElsewhere = row.kind === 'added' || row.spot.manifest_id !== run.id;
  const driver = drivers.get(run.employee_id ?? 0);
  if (!isFromElsewhere || !isUnderWay(wasIn.get(run.id) ?? 0) || driver === undefined) return [];
  const of = (facts: StopFacts): News[] => [
    {
      type: 'add_on_assigned',
      facts,
      cdp_id: facts.close_door_pharmacy_id,
      also: [driver, facts.issue_owner_id],
      by: actor.user_id,
    },
  ];
  return [{ id: row.id, of }];
}

/** The runs that a move has touched. */
function runsOfMove({ changed }: Done, row: BeforeRow): number[] {
  if (row.kind !== 'place') return [];
  return [row.spot.manifest_id, changed.get(row.id)?.delivery_manifest_id ?? null].filter(
    (id) => id !== null,
  );
}

/** Moved while somebody else looks at the run that it has left or come to, or follows it. */
function toldMove(done: Done, row: BeforeRow, watchers: Map<number, number[]>): Told[] {
  const { actor } = done;
  const runs = runsOfMove(done, row);
  const also = [...new Set(runs.flatMap((id) => watchers.get(id) ?? []))];
  if (also.length === 0) return [];
  const of = (facts: StopFacts): News[] => [
    {
      type: 'stop_moved',
      facts: { ...facts, employee_name: actor.full_name },
      cdp_id: facts.close_door_pharmacy_id,
      also,
      by: actor.user_id,
    },
  ];
  return [{ id: row.id, of }];
}

async function newsOfRuns({ trx, runs, wasIn, actor }: Done): Promise<News[]> {
  const types = new Map(
    runs.flatMap(({ id, delivery_manifest_status_id: now }) => {
      const type = newsOfRun(wasIn.get(id) ?? now, now);
      return type ? [[id, type] as const] : [];
    }),
  );
  const facts = await readRunFacts(trx, [...types.keys()]);
  return facts.flatMap((run): News[] => {
    const type = types.get(run.delivery_manifest_id);
    return type ? [{ type, facts: run, cdp_id: run.close_door_pharmacy_id, by: actor.user_id }] : [];
  });
}

/** Tells what a command means to others than who gave it, in its transaction. To call last (`publish`). */
export async function tellOfCommand(done: Done): Promise<void> {
  const { trx, rows, runs, now } = done;
  const places = rows.filter((row) => row.kind === 'place' || row.kind === 'added');
  const drivers = places.length > 0 ? await accountsOf(trx, runs) : new Map<number, number>();
  const dates = new Set(rows.flatMap((row) => (row.kind === 'place' ? [row.spot.delivery_date] : [])));
  const moved = new Set(rows.flatMap((row) => runsOfMove(done, row)));
  const watchers = await watchersOf(trx, [...dates], [...moved]);
  const told = rows.flatMap((row) => [
    ...toldStatus(done, row),
    ...toldOwner(done, row),
    ...toldAddOn(done, row, drivers),
    ...toldMove(done, row, watchers),
  ]);
  const facts = new Map(
    (
      await readStopFacts(
        trx,
        told.map(({ id }) => id),
      )
    ).map((one) => [one.event_id, one]),
  );
  const ofStops = told.flatMap(({ id, of }) => {
    const known = facts.get(id);
    return known ? of(known).map((one) => [`${id} ${one.type}`, one] as const) : [];
  });
  // A stop that one command moves twice is told once.
  const news = [...(await newsOfRuns(done)), ...new Map(ofStops).values()];
  if (news.length > 0) await tell(trx, news, now);
}
