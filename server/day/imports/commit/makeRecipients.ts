import { sql } from 'kysely';
import { groupBy } from '../../../../src/domain/wire/groupBy';
import type { ImportAddress } from '../../../../src/domain/imports/importView';
import type { Trx } from '../../../platform/database/database';
import type { BatchEntry } from '../../../platform/plugins/auditBatch';
import { createdEntry, personKey, type Commit, type CommitRow } from './commitRow';
import { freeClientCodes } from './freeClientCodes';

type RowWithPerson = CommitRow & { participant_id: number; address: ImportAddress };

/**
 * Creates a participant per new client code, or per person where the file has none. If a code has been taken in the
 * meantime, its rows get no participant. Returns the log entries by participant id, so that the first address can be
 * logged in the same entry.
 */
async function makeParticipants({ trx, lot, rows, now, entries }: Commit): Promise<Map<number, BatchEntry>> {
  const people = new Map<number, BatchEntry>();
  const strangers = rows.filter((row) => row.result === 'new' && row.participant_id === null);
  const byPerson = [...groupBy(strangers, personKey).values()];
  const codeless = byPerson.filter(([first]) => first?.client_code === null);
  const free = await freeClientCodes(trx, lot, codeless.length);
  const byCode = new Map<string, readonly CommitRow[]>();
  const persons = byPerson.flatMap((ofPerson) => {
    const [first] = ofPerson;
    const client_code = first?.client_code ?? free.shift();
    if (!first || client_code === undefined) return [];
    byCode.set(client_code, ofPerson);
    const phone_number = first.parsed.phone_number || null;
    return [{ ...first.parsed.person, client_code, phone_number, funding_source_id: lot.funding_source_id }];
  });
  if (persons.length === 0) return people;
  const { rows: made } = await sql<{ id: number; client_code: string }>`
    insert into participants (first_name, middle_name, last_name, client_code, phone_number, funding_source_id,
      gender, status, language, is_active, created_at, updated_at)
    select first_name, middle_name, last_name, client_code, phone_number, funding_source_id,
      'unspecified', 'active', 'en', true, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(persons)}::jsonb) as n (first_name text, middle_name text,
      last_name text, client_code text, phone_number text, funding_source_id bigint)
    on conflict (client_code) do nothing
    returning id, client_code`.execute(trx);
  await sql`insert into participant_phones (participant_id, phone_number, number_type, created_at, updated_at)
    select id, phone_number, 'land', ${now}::timestamptz, ${now}::timestamptz from participants
    where id = any(${made.map(({ id }) => id)}::bigint[]) and phone_number is not null`.execute(trx);
  const ids = new Map(made.map(({ id, client_code }) => [client_code, id]));
  for (const person of persons) {
    const id = ids.get(person.client_code);
    if (id === undefined) continue;
    const entry = createdEntry('participants', id, person);
    entries.push(entry);
    people.set(id, entry);
    for (const row of byCode.get(person.client_code) ?? []) {
      row.participant_id = id;
      row.made = { ...row.made, participant_id: id };
    }
  }
  return people;
}

const keyOf = (row: { participant_id: number; full_address: string }) =>
  `${row.participant_id} ${row.full_address}`;

/** Finds addresses that were created since the dry run: by an earlier part of this commit, or by a user. */
async function takeKnownAddresses(trx: Trx, rows: readonly RowWithPerson[]): Promise<void> {
  const { rows: known } = await sql<{ id: number; participant_id: number; full_address: string }>`
    select id, participant_id, full_address from participant_addresses
    where participant_id = any(${rows.map((row) => row.participant_id)}::bigint[]) and is_active
      and kind = 'delivery'
    order by id`.execute(trx);
  const ids = new Map(known.map((address) => [keyOf(address), address.id]));
  for (const row of rows)
    row.address.address_id = ids.get(keyOf({ ...row.address, participant_id: row.participant_id })) ?? null;
}

/** Addresses that their participants do not have yet; the first one of a person becomes the usual one. */
async function makeAddresses(
  { trx, rows, now, entries }: Commit,
  people: ReadonlyMap<number, BatchEntry>,
): Promise<void> {
  const homeless = rows.filter(
    (row): row is RowWithPerson =>
      row.participant_id !== null && row.address !== null && row.address.address_id === null,
  );
  await takeKnownAddresses(
    trx,
    homeless.filter((row) => !people.has(row.participant_id)),
  );
  const unknown = homeless.filter((row) => row.address.address_id === null);
  const byDoor = groupBy(unknown, (row) => keyOf({ ...row.address, participant_id: row.participant_id }));
  const firstOf = new Set<number>();
  const addresses = [...byDoor.values()].flatMap(([row]) => {
    if (!row) return [];
    const isFirst = !firstOf.has(row.participant_id);
    firstOf.add(row.participant_id);
    const { is_picked: _, address_id: __, ...address } = row.address;
    return [{ ...address, participant_id: row.participant_id, is_first: isFirst }];
  });
  if (addresses.length === 0) return;
  const { rows: made } = await sql<{ id: number; participant_id: number; full_address: string }>`
    insert into participant_addresses (participant_id, address, address_1, city, state, zipcode, gate_code, full_address,
      latitude, longitude, formatted_address, is_approximate, is_default, created_at, updated_at)
    select participant_id, address, address_1, city, state, zipcode, gate_code, full_address, latitude, longitude,
      formatted_address, is_approximate, is_first and not exists (select from participant_addresses d
        where d.participant_id = n.participant_id and d.is_default), ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as n (participant_id bigint, address text,
      address_1 text, city text, state text, zipcode text, gate_code text, full_address text, latitude double precision,
      longitude double precision, formatted_address text, is_approximate boolean, is_first boolean)
    returning id, participant_id, full_address`.execute(trx);
  const ids = new Map(made.map((row) => [keyOf(row), row.id]));
  for (const { is_first: _, ...address } of addresses) {
    const id = ids.get(keyOf(address));
    if (id === undefined) throw new Error('Every address that was inserted comes back');
    const person = people.get(address.participant_id);
    if (person && !person.changes.address) person.changes.address = { from: null, to: address.full_address };
    else entries.push(createdEntry('participant_addresses', id, address));
    for (const row of byDoor.get(keyOf(address)) ?? []) {
      row.address.address_id = id;
      row.made = { ...row.made, address_id: id };
    }
  }
}

/** Creates the people and addresses that some rows need and that do not exist yet. */
export async function makeRecipients(commit: Commit): Promise<void> {
  await makeAddresses(commit, await makeParticipants(commit));
}
