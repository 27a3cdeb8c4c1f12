import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ERASED } from '../../../../src/domain/keeping/erased';
import { scrubber, wordsOf, type PersonWords } from '../../../../src/domain/keeping/erasedWords';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import type { Trx } from '../../../platform/database/database';
import { enqueue } from '../../../platform/jobs/enqueue';
import { actorOf } from '../../../platform/plugins/actor';
import { writeAudit } from '../../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../../platform/plugins/errors';
import { publishAll, type LiveEvent } from '../../../platform/plugins/outbox';
import { readErasure } from './obstacles';
import { removeOwnRows } from './ownRows';

export const ERASURE_JOB = 'erasure';

interface Asked {
  participantId: number;
  /** As typed by the person who asks. */
  name: string;
  reason: string;
  now: Date;
}

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** Phones and e-mails of this participant that nobody else has: a number of the household stays theirs. */
async function ownContacts(trx: Trx, id: number): Promise<{ phones: string[]; emails: string[] }> {
  const { rows: phones } = await sql<{ phone: string }>`
    with own as (
      select phone_number as phone from participants where id = ${id}
      union select mobile_phone_number from participants where id = ${id}
      union select phone_number from participant_phones where participant_id = ${id})
    select phone from own where phone is not null
      and not exists (select from participants p where p.id <> ${id} and own.phone in (p.phone_number, p.mobile_phone_number))
      and not exists (select from participant_phones f where f.participant_id <> ${id} and f.phone_number = own.phone)
      and not exists (select from employees e where e.phone_number = own.phone)
      and not exists (select from cdps c where c.phone_number = own.phone)
      and not exists (select from facilities c where c.phone_number = own.phone)`.execute(trx);
  const { rows: emails } = await sql<{ email: string }>`
    select p.email::text as email from participants p where p.id = ${id} and p.email is not null
      and not exists (select from participants o where o.id <> p.id and o.email = p.email)
      and not exists (select from users u where u.email = p.email)`.execute(trx);
  return { phones: phones.map(({ phone }) => phone), emails: emails.map(({ email }) => email) };
}

interface Named {
  first_name: string;
  middle_name: string | null;
  last_name: string;
  participant_full_name: string;
  client_code: string;
  policy_number: string | null;
}

async function findWords(trx: Trx, id: number, person: Named): Promise<PersonWords> {
  const { rows } = await sql<{ text: string }>`
    select address as text from participant_addresses where participant_id = ${id}
    union select full_address from participant_addresses where participant_id = ${id}
    union select formatted_address from participant_addresses where participant_id = ${id} and formatted_address is not null
    union select comment from participant_addresses where participant_id = ${id} and comment is not null
    union select permanent_comment from participants where id = ${id} and permanent_comment is not null
    union select date_of_birth::text from participants where id = ${id} and date_of_birth is not null
    union select contact_name from participant_phones where participant_id = ${id} and contact_name is not null`.execute(
    trx,
  );
  const { rows: others } = await sql`
    select 1 as one where exists (select from participants p where p.id <> ${id}
        and upper(${person.last_name}) in (upper(p.last_name), upper(p.first_name), upper(p.middle_name)))
      or exists (select from employees e where upper(${person.last_name}) in (upper(e.last_name), upper(e.first_name)))`.execute(
    trx,
  );
  return wordsOf({
    ...person,
    ...(await ownContacts(trx, id)),
    isRareName: others.length === 0,
    codes: [person.client_code, person.policy_number],
    texts: rows.map(({ text }) => text),
  });
}

/** The record itself: city, state and the first three digits of the ZIP code stay, as do the client and the figures. */
async function anonymise(trx: Trx, id: number, now: Date): Promise<void> {
  await sql`update participant_addresses set
      address = ${ERASED}, address_1 = null, zipcode = left(zipcode, 3), gate_code = null, latitude = null,
      longitude = null, formatted_address = null, full_address = city || ', ' || state || ' ' || left(zipcode, 3),
      comment = null, is_approximate = false, version = version + 1, updated_at = ${now}::timestamptz
    where participant_id = ${id}`.execute(trx);
  await sql`delete from participant_phones where participant_id = ${id}`.execute(trx);
  await sql`update participants set
      first_name = ${ERASED}, middle_name = null, last_name = '#' || id, client_code = 'ERASED-' || id,
      date_of_birth = null, gender = 'unspecified', email = null, phone_number = null, mobile_phone_number = null,
      policy_number = null, permanent_comment = null, needs = null, wheelchair_type = null, delivery_start_time = null,
      delivery_end_time = null, inactive_reason = null, is_active = false, version = version + 1,
      updated_at = ${now}::timestamptz, erased_at = ${now}::timestamptz
    where id = ${id}`.execute(trx);
}

/**
 * Erases what is the person's, in one transaction, and leaves the search for copies in all other places, the log of changes
 * among them, to a job. Throws 404, 409 with what stands in the way, 422 for another name.
 */
export async function erase(trx: Trx, request: FastifyRequest, asked: Asked): Promise<void> {
  const { participantId: id, name, reason, now } = asked;
  const person = await trx
    .selectFrom('participants')
    .select([
      'first_name',
      'middle_name',
      'last_name',
      'participant_full_name',
      'client_code',
      'policy_number',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw notFound();
  const { obstacle } = await readErasure(trx, id);
  if (obstacle) throw wrongState('The data cannot be erased now', { reason: `erasure.${obstacle}` });
  if (plain(name) !== plain(person.participant_full_name))
    throw invalid({ name: { message: VALIDATION.anotherName } });
  const words = await findWords(trx, id, person);
  const phones = await trx
    .selectFrom('participant_phones')
    .select('id')
    .where('participant_id', '=', id)
    .execute();
  await removeOwnRows(trx, { id, clientCode: person.client_code, words, now });
  await anonymise(trx, id, now);
  const { user_id, full_name } = actorOf(request);
  await trx
    .insertInto('erasures')
    .values({
      participant_id: id,
      reason: String(scrubber(words).without(reason.trim(), true)),
      asked_at: now,
      asked_by: user_id,
      asked_by_name: full_name,
      words: JSON.stringify({ ...words, phoneIds: phones.map((phone) => phone.id) }),
    })
    .execute();
  await writeAudit(trx, request, { action: 'erase', resource: 'participants', record_id: id, changes: {} });
  await enqueue(trx, { name: ERASURE_JOB, run_at: now, unique_key: `${ERASURE_JOB}:${id}` });
  await publishAll(trx, [
    { topic: 'resources', event: 'participants.changed', body: { id } },
    ...(await changedDays(trx, id)),
  ]);
}

/** One event for each day with a delivery of the person: open boards and maps fetch the day again, without the erased name. */
async function changedDays(trx: Trx, id: number): Promise<LiveEvent[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct delivery_date::text as day from delivery_event_rows where participant_id = ${id} order by 1`.execute(
    trx,
  );
  return rows.map(({ day }) => ({ topic: `dispatch:${day}`, event: 'day.changed', body: {} }));
}
