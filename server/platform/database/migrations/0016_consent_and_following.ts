import { sql, type Kysely } from 'kysely';

const CONSENT = `
-- \`channel\`: the one way that the word is about; null: every way to that phone or address, as STOP means it. \`how\`: how
-- the office learnt it.
alter table consents
  add column channel text check (channel in ('email', 'sms', 'voice')),
  add column how text check (how in ('phone', 'inPerson', 'paper', 'email')),
  add constraint consents_how check (how is null or source = 'office');
`;

const FOLLOWING = `
-- Runs and CDPs that a person looks after: each row names one of the two.
create table followed (
  id bigserial primary key, user_id bigint not null references users on delete cascade,
  delivery_manifest_id bigint references delivery_manifest on delete cascade,
  close_door_pharmacy_id bigint references cdps on delete cascade,
  created_at timestamptz not null default now(),
  check (num_nonnulls(delivery_manifest_id, close_door_pharmacy_id) = 1)
);
create unique index followed_once
  on followed (user_id, coalesce(delivery_manifest_id, 0), coalesce(close_door_pharmacy_id, 0));
create index followed_run on followed (delivery_manifest_id) where delivery_manifest_id is not null;
create index followed_cdp on followed (close_door_pharmacy_id) where close_door_pharmacy_id is not null;
-- People who hear of what they follow alone, and of what nobody follows.
create table follow_only (user_id bigint primary key references users on delete cascade);
`;

/** Consent by channel with how the office learnt it, and the runs and CDPs that people follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CONSENT).execute(db);
  await sql.raw(FOLLOWING).execute(db);
}
