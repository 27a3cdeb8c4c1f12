import { sql } from 'kysely';
import { addDays } from '../../src/domain/time/dates';
import type { Db } from '../platform/database/database';
import { DEMO_ZONE } from './masterData';

/** How far a demo day is filled up. */
export interface BulkSize {
  participants: number;
  events: number;
  /** Of 25 stops each. */
  runsPerDay: number;
  /** Days between today and the newest filled one. */
  daysBack: number;
}

export const MILLION: BulkSize = { participants: 300_000, events: 1_000_000, runsPerDay: 52, daysBack: 31 };
/** A year of 1,500 deliveries a day. */
export const YEAR: BulkSize = { participants: 5_000, events: 365 * 1_500, runsPerDay: 60, daysBack: 1 };
/** Rows per statement; a statement takes about a second. */
const PARTICIPANTS_AT_ONCE = 5_000;
const EVENTS_AT_ONCE = 10_000;
/** Stops of a past run. */
const STOPS = 25;

/**
 * Fills a demo day up to this size, for measurements: the database itself makes rows out of the ones that
 * are there, so the names stay invented and the addresses in San Diego County. Past deliveries have one line of
 * history each, not their whole life.
 */
export async function bulkRows(
  db: Db,
  today: string,
  size: BulkSize,
  onProgress: (text: string) => void,
): Promise<void> {
  const indexes = await dropIndexes(db);
  const { rows } = await sql<{ is_super: boolean }>`
    select rolsuper as is_super from pg_roles where rolname = current_user`.execute(db);
  const newest = addDays(today, -size.daysBack);
  await insertBulk(
    db,
    { ...size, newest },
    onProgress,
    rows[0]?.is_super ? uncheckedOn(db) : (insert) => insert(db),
  );
  // Rows without checks fire no triggers either.
  await sql`insert into figure_changes (delivery_date, close_door_pharmacy_id)
    select distinct delivery_date, close_door_pharmacy_id from delivery_event_rows`.execute(db);
  for (const { name, definition } of indexes) {
    onProgress(`Index ${name}`);
    await sql.raw(definition).execute(db);
  }
}

interface Index {
  name: string;
  definition: string;
}

/** Takes the indexes that hold no rule off the large tables: made at the end, they cost a tenth. */
async function dropIndexes(db: Db): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where not i.indisunique and i.indrelid in ('participants'::regclass, 'participant_addresses'::regclass, 'participant_phones'::regclass,
      'delivery_event_rows'::regclass, 'delivery_event_transitions'::regclass)
    order by c.relname`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows;
}

type Insert = (db: Db) => Promise<void>;

/**
 * One transaction without the check of each reference. Only a superuser may omit this check. The rows reference only
 * existing rows.
 */
function uncheckedOn(db: Db): (insert: Insert) => Promise<void> {
  return (insert) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await insert(trx);
    });
}

async function insertBulk(
  db: Db,
  size: BulkSize & { newest: string },
  onProgress: (text: string) => void,
  inserting: (insert: Insert) => Promise<void>,
): Promise<void> {
  const seeded = await countOf(db, 'participants');
  for (let first = seeded + 1; first <= size.participants; first += PARTICIPANTS_AT_ONCE) {
    onProgress(`Participants: ${first - 1} of ${size.participants}`);
    const last = Math.min(first + PARTICIPANTS_AT_ONCE - 1, size.participants);
    await inserting((unchecked) => copyParticipants(unchecked, first, last, seeded));
  }
  await sql`select setval(pg_get_serial_sequence('participants', 'id'), (select max(id) from participants)),
    setval(pg_get_serial_sequence('participant_addresses', 'id'), (select max(id) from participant_addresses))`.execute(
    db,
  );

  const missing = size.events - (await countOf(db, 'delivery_events'));
  const firstManifest = await nextId(db, 'delivery_manifest');
  const firstEvent = await nextId(db, 'delivery_events');
  await makeManifests(db, Math.ceil(missing / STOPS), firstManifest, size);
  for (let done = 0; done < missing; done += EVENTS_AT_ONCE) {
    onProgress(`Deliveries: ${size.events - missing + done} of ${size.events}`);
    const last = Math.min(done + EVENTS_AT_ONCE, missing) - 1;
    const range = { ...size, from: done, to: last, firstEvent, firstManifest };
    await inserting((unchecked) => makeEvents(unchecked, range));
  }
  await sql`select setval(pg_get_serial_sequence('delivery_manifest', 'id'), (select max(id) from delivery_manifest)),
    setval('delivery_events_id_seq', (select max(id) from delivery_events))`.execute(db);
}

type Counted = 'participants' | 'delivery_events' | 'delivery_manifest';

async function countOf(db: Db, table: Counted): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function nextId(db: Db, table: Counted): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0) + 1 as id from ${sql.table(table)}`.execute(db);
  return rows[0]?.id ?? 1;
}

/** First name of one seeded person, last name of another: 25 million combinations of invented names. */
async function copyParticipants(db: Db, from: number, to: number, seeded: number): Promise<void> {
  await sql`
    insert into participants (id, created_at, updated_at, first_name, middle_name, last_name, client_code, date_of_birth,
      gender, status, language, phone_number, mobile_phone_number, funding_source_id, facility_id, needs, is_active)
    select n, f.created_at, f.updated_at, f.first_name, l.middle_name, l.last_name,
      left(f.client_code, 3) || lpad(n::text, 6, '0'), f.date_of_birth, f.gender, f.status, f.language,
      left(f.phone_number, 6) || lpad((n * 7 % 10000)::text, 4, '0'), l.mobile_phone_number, f.funding_source_id, f.facility_id, f.needs, f.is_active
    from generate_series(${from}::int, ${to}::int) as n
    join participants f on f.id = n % ${seeded}::int + 1
    join participants l on l.id = (n::bigint * 7919 / 3) % ${seeded}::int + 1`.execute(db);
  await sql`
    insert into participant_phones (participant_id, created_at, updated_at, phone_number, number_type)
    select p.id, p.created_at, p.updated_at, number, type
    from participants p cross join lateral (values (phone_number, 'land'), (mobile_phone_number, 'mobile')) as n (number, type)
    where p.id between ${from}::int and ${to}::int and number is not null
    on conflict do nothing`.execute(db);
  await sql`
    insert into participant_addresses (id, created_at, updated_at, participant_id, address, city, state, zipcode,
      latitude, longitude, formatted_address, full_address, is_default)
    select n, a.created_at, a.updated_at, n, street, a.city, a.state, a.zipcode,
      a.latitude, a.longitude, street || ', ' || place, street || ', ' || place, true
    from generate_series(${from}::int, ${to}::int) as n
    join participant_addresses a on a.id = n % ${seeded}::int + 1
    cross join lateral (select (100 + n % 9800) || ' ' || regexp_replace(a.address, '^\\d+ ', '') as street,
      a.city || ', CA ' || a.zipcode as place) as made`.execute(db);
}

async function makeManifests(
  db: Db,
  count: number,
  firstId: number,
  { newest, runsPerDay }: BulkSize & { newest: string },
): Promise<void> {
  await sql`
    insert into delivery_manifest (id, created_at, updated_at, name, delivery_date, time_zone, delivery_manifest_status_id,
      employee_id, vehicle_id, close_door_pharmacy_id, start_at, end_at)
    select ${firstId}::int + n, day, day, 'RUN ' || lpad((n % ${runsPerDay}::int + 1)::text, 2, '0'), day, ${DEMO_ZONE}, 4,
      n % 40 + 1, n % 45 + 1, n % 3 + 1, day + interval '15 hours', day + interval '22 hours'
    from generate_series(0, ${count}::int - 1) as n
    cross join lateral (select ${newest}::date - n / ${runsPerDay}::int as day) as d`.execute(db);
}

interface EventRange extends BulkSize {
  from: number;
  to: number;
  firstEvent: number;
  firstManifest: number;
  newest: string;
}

/** 25 stops per run; of a hundred 90 were delivered, 5 failed, 3 were rejected and 2 canceled. */
async function makeEvents(
  db: Db,
  { from, to, firstEvent, firstManifest, newest, runsPerDay, participants }: EventRange,
): Promise<void> {
  await sql`
    with made as (
      insert into delivery_events (id, created_at, updated_at, delivery_manifest_id, delivery_date, close_door_pharmacy_id,
        participant_id, delivery_event_type_id, delivery_event_status_id, secuence, destination_id,
        destination_full_address, destination_latitude, destination_longitude, order_number, tracking_number,
        copayment_amount, refrigeration_needed, priority, planned_at, eta, datetime, non_delivery_reason_id)
      select ${firstEvent}::int + n, day, at, ${firstManifest}::int + run, day, run % 3 + 1,
        a.participant_id, 3, status, n % ${STOPS}::int + 1, a.id,
        a.full_address, a.latitude, a.longitude, 'B' || lpad(n::text, 7, '0'), 'B' || lpad(n::text, 12, '0'),
        case when n % 9 = 0 then n % 40 + 1.5 end, n % 11 = 0, case when n % 17 = 0 then 'high' else 'normal' end,
        at - interval '4 minutes', at, at, case when status in (6, 7, 11) then 3 end
      from generate_series(${from}::int, ${to}::int) as n
      cross join lateral (select n / ${STOPS}::int as run, n * 37 % 100 as dice) as r
      cross join lateral (select ${newest}::date - run / ${runsPerDay}::int as day) as d
      cross join lateral (select day + interval '15 hours 20 minutes' + n % ${STOPS}::int * interval '14 minutes' as at,
        case when dice < 90 then 4 when dice < 95 then 11 when dice < 98 then 6 else 7 end as status) as s
      join participant_addresses a on a.id = n::bigint * 104729 % ${participants}::int + 1
      returning id, delivery_manifest_id, datetime, delivery_event_status_id, non_delivery_reason_id
    )
    insert into delivery_event_transitions (delivery_event_id, delivery_manifest_id, datetime, delivery_event_status_id,
      delivery_event_type_id, actor_name, source, comments, non_delivery_reason_id)
    select id, delivery_manifest_id, datetime, delivery_event_status_id, 3, 'DEMO DRIVER', 'driver',
      case when non_delivery_reason_id is not null then 'Refused at the door.' end, non_delivery_reason_id
    from made`.execute(db);
}
