import { sql, type Kysely } from 'kysely';

/**
 * What drivers should know of a person, when they may be visited, and a book of phones. The record's own two numbers
 * stay where they are searched; the book says whose they are.
 */
const STATEMENTS = [
  `alter table participants
    add column needs text[], add column wheelchair_type text,
    add column delivery_start_time time, add column delivery_end_time time,
    add column inactive_reason text`,
  // Which of them is the default is not stored here: it is the one whose number the participant's record has.
  `create table participant_phones (
    id bigserial primary key, version integer not null default 1,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    participant_id bigint not null references participants,
    phone_number text not null check (phone_number ~ '^[0-9]{10}$'),
    number_type text not null check (number_type in ('mobile', 'land')),
    contact_name text, relationship text not null default 'NONE',
    is_emergency boolean not null default false, is_active boolean not null default true,
    constraint participant_phones_once unique (participant_id, phone_number)
  )`,
  `insert into participant_phones (participant_id, phone_number, number_type, created_at, updated_at)
    select id, phone_number, 'land', created_at, updated_at from participants where phone_number is not null
    union all
    select id, mobile_phone_number, 'mobile', created_at, updated_at from participants
    where mobile_phone_number is not null and mobile_phone_number is distinct from phone_number`,
  // Every order that a list can have: a page of 300,000 people must not sort them all.
  'create index participants_by_phone on participants (phone_number, id)',
  'create index participants_by_mobile on participants (mobile_phone_number, id)',
  'create index participants_by_status on participants (status, id)',
  'create index participants_by_activity on participants (is_active, id)',
  'create index participants_by_creation on participants (created_at, id)',
  'create index participants_by_update on participants (updated_at, id)',
  'create index participants_by_funding_source on participants (funding_source_id, id)',
  'create index participants_by_facility on participants (facility_id, id)',
  // The same with its id; it had no reader of its own.
  'drop index participants_facility',
  'create index participants_by_birth on participants (date_of_birth)',
  'create index participants_by_needs on participants using gin (needs)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
