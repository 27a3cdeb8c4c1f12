import { sql } from 'kysely';
import { participantFullName } from '../../../../src/domain/people/fullName';
import { groupBy } from '../../../../src/domain/wire/groupBy';
import { doorKey, type KnownPerson } from '../../../../src/domain/imports/importMatch';
import type { OrderContent, ChangeableDelivery } from '../../../../src/domain/imports/importChanges';
import type { Db, Trx } from '../../../platform/database/database';
import type { ReadRow } from './readRow';

export interface KnownAddress {
  id: number;
  participant_id: number;
  address: string;
  address_1: string | null;
  city: string;
  state: string;
  zipcode: string;
  gate_code: string | null;
  full_address: string;
  latitude: number | null;
  longitude: number | null;
  formatted_address: string | null;
  is_approximate: boolean;
}

/** A delivery that has the order number of a row. */
export interface ExistingDelivery extends OrderContent, ChangeableDelivery {
  id: number;
  version: number;
  order_number: string;
  participant_id: number | null;
  funding_source_id: number | null;
  close_door_pharmacy_id: number;
  manifest_name: string | null;
  /** The person who closed the day of its run; the deliveries of that run are counted. */
  day_closed_by: string | null;
  destination: Omit<KnownAddress, 'participant_id' | 'id' | 'gate_code'> | null;
}

interface FoundPerson extends KnownPerson {
  /** Requirements that drivers must know, e.g. whether a woman or a man has to drive. */
  needs: readonly string[] | null;
}

/** Database values for the rows of a batch. */
export interface RowFacts {
  people: ReadonlyMap<number, FoundPerson>;
  byCode: ReadonlyMap<string, FoundPerson>;
  /** By phone and by full name. */
  byHint: ReadonlyMap<string, readonly FoundPerson[]>;
  addresses: ReadonlyMap<number, readonly KnownAddress[]>;
  existing: ReadonlyMap<string, ExistingDelivery>;
}

/** A phone number that a whole house shares is no useful hint and would match thousands of people. */
const MOST_HINTED = 2_000;

type PersonRow = Omit<FoundPerson, 'doors'>;
const PERSON = sql`p.id, p.first_name, p.middle_name, p.last_name, p.participant_full_name, p.client_code,
  p.funding_source_id, p.is_active, p.phone_number, p.mobile_phone_number, p.needs`;

const unique = <T>(values: readonly (T | null | undefined)[]): T[] => [
  ...new Set(values.filter((value): value is T => value !== null && value !== undefined && value !== '')),
];

async function readPeople(db: Db | Trx, rows: readonly ReadRow[]): Promise<PersonRow[]> {
  const codes = unique(rows.map(({ parsed }) => parsed.client_code));
  const chosen = unique(rows.map(({ row }) => row.chosen_participant_id));
  const { rows: named } = await sql<PersonRow>`select ${PERSON} from participants p
    where p.client_code = any(${codes}::text[]) or p.id = any(${chosen}::bigint[])`.execute(db);
  const known = new Set(named.map(({ client_code }) => client_code));
  const strangers = rows.filter(({ parsed }) => !known.has(parsed.client_code));
  if (strangers.length === 0) return named;
  const phones = unique(strangers.map(({ parsed }) => parsed.phone_number));
  const names = unique(strangers.map(({ parsed }) => participantFullName(parsed.person)));
  const { rows: hinted } = await sql<PersonRow>`select ${PERSON} from participants p
    where p.phone_number = any(${phones}::text[]) or p.mobile_phone_number = any(${phones}::text[])
      or p.participant_full_name = any(${names}::text[])
    order by p.id limit ${MOST_HINTED}`.execute(db);
  const ids = new Set(named.map(({ id }) => id));
  return [...named, ...hinted.filter(({ id }) => !ids.has(id))];
}

async function readAddresses(db: Db | Trx, people: readonly number[]): Promise<Map<number, KnownAddress[]>> {
  if (people.length === 0) return new Map();
  const { rows } = await sql<KnownAddress>`
    select id, participant_id, address, address_1, city, state, zipcode, gate_code, full_address, latitude, longitude,
      formatted_address, is_approximate
    from participant_addresses
    where participant_id = any(${[...people]}::bigint[]) and is_active and kind = 'delivery'
    order by is_default desc, id`.execute(db);
  return groupBy(rows, (address) => address.participant_id);
}

async function readExisting(db: Db | Trx, numbers: readonly string[]): Promise<ExistingDelivery[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<ExistingDelivery>`
    select e.id, e.version, e.order_number, e.participant_id, p.funding_source_id, e.close_door_pharmacy_id,
      e.delivery_event_type_id, e.delivery_event_status_id, e.delivery_manifest_id, e.locked_at,
      m.delivery_manifest_status_id, m.name as manifest_name, d.closed_by_name as day_closed_by,
      e.delivery_date, e.destination_full_address, e.delivery_start_time, e.delivery_end_time, e.copayment_amount, e.comments, e.is_rush, e.priority,
      e.refrigeration_needed, e.leave_at_door, e.driver_gender,
      case when a.id is null then null else jsonb_build_object('address', a.address, 'address_1', a.address_1,
        'city', a.city, 'state', a.state, 'zipcode', a.zipcode) end as destination
    from delivery_events e
    left join participants p on p.id = e.participant_id
    left join participant_addresses a on a.id = e.destination_id
    left join delivery_manifest m on m.id = e.delivery_manifest_id
    left join custody_days d
      on d.delivery_date = m.delivery_date and d.close_door_pharmacy_id = m.close_door_pharmacy_id
    where e.order_number = any(${[...numbers]}::text[])`.execute(db);
  return rows;
}

/** One look at the database for a whole batch of rows. */
export async function readFacts(db: Db | Trx, rows: readonly ReadRow[]): Promise<RowFacts> {
  const found = await readPeople(db, rows);
  const addresses = await readAddresses(
    db,
    found.map(({ id }) => id),
  );
  const existing = await readExisting(db, unique(rows.map(({ parsed }) => parsed.order_number)));
  const people = found.map((person) => ({
    ...person,
    doors: (addresses.get(person.id) ?? []).map(({ address, zipcode }) => doorKey(address, zipcode)),
  }));
  const hints = people.flatMap((person) =>
    unique([person.phone_number, person.mobile_phone_number, person.participant_full_name]).map(
      (hint) => [hint, person] as const,
    ),
  );
  const byHint = new Map<string, FoundPerson[]>();
  for (const [hint, person] of hints) byHint.set(hint, [...(byHint.get(hint) ?? []), person]);
  return {
    people: new Map(people.map((person) => [person.id, person])),
    byCode: new Map(people.map((person) => [person.client_code, person])),
    byHint,
    addresses,
    existing: new Map(existing.map((delivery) => [delivery.order_number, delivery])),
  };
}
