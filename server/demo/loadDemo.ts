import { sql } from 'kysely';
import type { Permission } from '../../src/domain/access/access';
import { addDays, dateInZone, nextWorkday, startOfDay } from '../../src/domain/time/dates';
import { hashPassword } from '../records/accounts/passwords';
import type { Db } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { bulkRows, MILLION, YEAR, type BulkSize } from './bulkRows';
import { makeAbsences, makeChecklist } from './fleet';
import { makeFuelEntries } from './fueling';
import { insertInspections } from './inspections';
import { settleFuel } from '../records/fueling/settleFuel';
import { planDay } from './dayPlan';
import { insertDemoLot } from './demoLot';
import { dayRows, poolRows, type DayRows, type NextIds } from './dayRows';
import { continueIds, insertRows, type SeedRow } from './insertRows';
import { makeInbox } from './inbox';
import { copyOlderDays } from './olderDays';
import { makeLocations } from './locations';
import { DEMO_ZONE, makeMasterData } from './masterData';
import { makeParticipants, type SeedRecipient } from './participants';
import { tellDemoRecipients } from './recipientRules';
import { makePriceLists } from './priceLists';
import { randomFrom, type Random } from './random';
import { DEMO_ROLES } from './roles';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, makeStaff, type Staff } from './staff';
import { makeRunPatterns } from './runPatterns';
import { makeTrackingLinks } from './trackingLinks';
import type { Language } from '../../src/domain/wire/languages';

export const DEMO_SIZES = ['day', 'month', 'board', 'million', 'year'] as const;
export type DemoSize = (typeof DEMO_SIZES)[number];

export interface DemoOptions {
  /**
   * `day`: 5,000 participants, 60 runs today, 90 smaller days behind them. `month`: 30 days at full size.
   * `board`: 140 runs with 3,500 stops today and one small day behind them, for the board's figures.
   * `million`: a day, and behind it 300,000 participants and 1,000,000 deliveries in all.
   * `year`: a day, and behind it 365 days of 1,500 deliveries.
   */
  size: DemoSize;
  /** The same seed and instant give the same rows (passwords' salts and links apart). */
  seed?: number;
  /** The present time of the demo; the real present time if omitted. */
  today?: Date;
  /** Pairs that the server's routes ask for; roles get their share of them. None: roles without rights. */
  routePermissions?: readonly Permission[];
  /** Fewer of everything, for tests: default 5,000 participants and 60 runs. */
  participants?: number;
  runs?: number;
  historyDays?: number;
}

/** Days of the demo behind today. */
const HISTORY_DAYS: Readonly<Record<DemoSize, number>> = {
  day: 30,
  month: 30,
  board: 1,
  million: 30,
  year: 0,
};
/** How many times as many days are behind them, for the figures of past days. */
const OLDER_PARTS = 2;
const BULK: Readonly<Partial<Record<DemoSize, BulkSize>>> = { million: MILLION, year: YEAR };

export interface DemoSummary {
  password: string;
  accounts: { role: string; email: string }[];
  trackingTokens: Partial<Record<Language, string>>;
  /** Day of the demo's runs, YYYY-MM-DD. */
  date: string;
  counts: Record<'participants' | 'runs' | 'events' | 'transitions' | 'positions', number>;
}

/** The database already holds something: the demo would mix invented people with real ones. */
export class DatabaseNotEmpty extends Error {
  override name = 'DatabaseNotEmpty';
}

export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_filled: boolean }>`
    select exists (select from users) or exists (select from participants) or exists (select from cdps) as is_filled`.execute(
    db,
  );
  return !rows[0]?.is_filled;
}

/**
 * Fills an empty, migrated database with invented people and an active day, and reports its progress at least once a
 * second. Throws `DatabaseNotEmpty`. Not in one transaction (it would hold the one connection for long): after a
 * failure, start again with an empty database.
 */
export async function loadDemo(
  db: Db,
  options: DemoOptions,
  onProgress: (text: string) => void,
): Promise<DemoSummary> {
  if (!(await isEmpty(db)))
    throw new DatabaseNotEmpty('The database is not empty: demo data is only loaded into an empty one.');
  const random = randomFrom(options.seed ?? 1);
  const now = options.today ?? new Date();
  const date = dateInZone(now, DEMO_ZONE);
  const at = `${addDays(date, -720)} 17:00:00`;

  onProgress('Roles and accounts');
  const staff = makeStaff(random, at, date, await hashPassword(DEMO_PASSWORD));
  await insertRoles(db, options.routePermissions ?? []);
  for (const [table, rows] of makeMasterData(random, at)) await insertAll(db, table, rows);
  await insertAll(db, 'locations', makeLocations(at));
  await insertAll(db, 'employees', staff.employees);
  await insertAll(db, 'users', staff.users);

  onProgress('Participants and their addresses');
  const people = makeParticipants(random, options.participants ?? 5_000, date);
  await insertAll(db, 'participants', people.participants);
  await insertAll(db, 'participant_addresses', people.addresses);
  await insertAll(db, 'participant_phones', people.phones);

  const world = { recipients: people.recipients, staff };
  const counts = {
    participants: people.participants.length,
    runs: 0,
    events: 0,
    transitions: 0,
    positions: 0,
  };
  const ids: NextIds = { manifest: 1, event: 1 };
  const keep = async (rows: DayRows) => {
    await insertRows(db, 'delivery_manifest', rows.manifests);
    await insertRows(db, 'delivery_events', rows.events);
    await insertRows(db, 'delivery_event_transitions', rows.transitions);
    await insertRows(db, 'positions', rows.positions);
    counts.runs += rows.manifests.length;
    counts.events += rows.events.length;
    counts.transitions += rows.transitions.length;
    counts.positions += rows.positions.length;
  };

  const isBoard = options.size === 'board';
  const historyDays = options.historyDays ?? HISTORY_DAYS[options.size];
  const fullDay = options.runs ?? (isBoard ? 140 : 60);
  const pastRuns = options.size === 'month' ? fullDay : Math.max(1, Math.round(fullDay / 8));
  for (let back = historyDays; back >= 1; back--) {
    onProgress(`Past days: ${historyDays - back + 1} of ${historyDays}`);
    await keep(makeDay(random, addDays(date, -back), world, pastRuns, ids, null));
  }
  onProgress('Runs of today');
  const today = makeDay(random, date, world, fullDay, ids, now);
  await keep(today);
  // The open work of the schedulers: the deliveries of the next workday, which has no runs yet.
  const waiting = random.shuffle(people.recipients).slice(0, Math.round(fullDay * 1.5));
  const pool = poolRows(random, nextWorkday(date), waiting, ids, date);
  await keep({ manifests: [], events: pool, transitions: [], positions: [] });
  const patterns = makeRunPatterns(today.manifests, date, at);
  await insertAll(db, 'runs', patterns.runs);
  await insertRows(db, 'run_daily_times', patterns.run_daily_times);
  await insertAll(db, 'run_suspensions', patterns.run_suspensions);
  await sql`update delivery_manifest m set run_id = r.id from runs r where r.name = m.name`.execute(db);
  // Some runs are for some clients only: those whose doors they have.
  await sql`update runs r set funding_source_ids = (
    select array_agg(distinct p.funding_source_id order by p.funding_source_id) from delivery_manifest m
    join delivery_events e on e.delivery_manifest_id = m.id join participants p on p.id = e.participant_id
    where m.run_id = r.id and m.delivery_date = ${date}) where r.id % 9 = 4`.execute(db);
  const links = makeTrackingLinks(today.events, people.recipients, now);
  await insertRows(db, 'tracking_links', links.rows);
  for (const table of ['delivery_manifest', 'delivery_events'] as const) await continueIds(db, table);
  const nameOf = (email: string) => String(staff.users.find((user) => user.email === email)?.full_name ?? '');
  const inbox = makeInbox(people, now, {
    admin: nameOf('admin@example.test'),
    scheduler: nameOf('scheduler@example.test'),
  });
  await insertAll(db, 'inbox_keys', inbox.keys);
  await insertAll(db, 'deliveries_inbox', inbox.entries);

  await tellDemoRecipients(db);

  onProgress('A lot of orders');
  await insertDemoLot(db, people, staff, date, now);

  if (options.size === 'day' && options.historyDays === undefined) {
    onProgress('Older days');
    await copyOlderDays(db, date, OLDER_PARTS);
  }
  onProgress('Fuel of the vehicles');
  await insertFuel(db, random, date, staff);
  const checklist = makeChecklist(at);
  await insertAll(db, 'inspection_items', checklist);
  await insertInspections(db, date, checklist, staff);
  await insertRows(db, 'absences', makeAbsences(date, at));
  await insertAll(db, 'price_lists', makePriceLists(date, at));
  await sql`update employees set driver_time_keeping = true where type = 'Driver' and id <= 8`.execute(db);

  const bulk = BULK[options.size];
  if (bulk) {
    await bulkRows(db, date, bulk, onProgress);
    counts.participants = bulk.participants;
    counts.events = bulk.events;
  }
  onProgress('Statistics for the query planner');
  // Vacuum too: an index answers alone only for pages that are known to be wholly visible.
  await sql`vacuum analyze`.execute(db);
  const accounts = DEMO_ACCOUNTS.map(({ role, email }) => ({ role, email }));
  return { password: DEMO_PASSWORD, accounts, trackingTokens: links.tokens, date, counts };
}

/** With the figures that follow from the entries and the runs. */
async function insertFuel(db: Db, random: Random, date: string, staff: Staff): Promise<void> {
  const entries = makeFuelEntries(
    random,
    date,
    staff.drivers.map((driver) => driver.employee_id),
  );
  await insertRows(db, 'fuel_entries', entries);
  for (const vehicle of new Set(entries.map(({ vehicle_id }) => Number(vehicle_id)))) {
    await settleFuel(db, vehicle);
  }
}

interface World {
  recipients: readonly SeedRecipient[];
  staff: Staff;
}

/** A day at the time `now`, or at its end when `now` is null. */
function makeDay(
  random: Random,
  date: string,
  { recipients, staff }: World,
  runs: number,
  ids: NextIds,
  now: Date | null,
): DayRows {
  const plan = planDay(
    random,
    date,
    { recipients, drivers: staff.drivers },
    runs,
    now ? Math.round(runs * 0.7) : 0,
  );
  const end = startOfDay(addDays(date, 3), DEMO_ZONE).getTime();
  return dayRows(random, plan, staff, ids, now?.getTime() ?? end, now !== null);
}

async function insertAll(db: Db, table: keyof Tables, rows: readonly SeedRow[]): Promise<void> {
  await insertRows(db, table, rows);
  await continueIds(db, table);
}

async function insertRoles(db: Db, permissions: readonly Permission[]): Promise<void> {
  const types = DEMO_ROLES.map(({ name, is_driver }, index) => ({
    id: index + 1,
    name,
    is_driver: is_driver ?? false,
  }));
  const pairs = DEMO_ROLES.flatMap((role, index) =>
    permissions
      .filter((pair) => role.holds(pair))
      .map(({ http_method, path_route }) => ({ user_type_id: index + 1, http_method, path_route })),
  );
  await insertAll(db, 'user_types', types);
  await insertRows(db, 'user_type_permissions', pairs);
}
