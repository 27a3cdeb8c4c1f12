import { sql, type Migration } from 'kysely';
import { migrations as ours } from '../../server/platform/database/migrations/all';

/**
 * What a next version does to tables under load: a column with a default in the largest one, a wider rule, and a name that
 * moves to a column of its own, kept in step by a trigger while this version still writes the old one.
 */
const NEXT = `
alter table delivery_event_rows add column next_note text not null default '';
alter table funding_sources add column next_name text;
create function next_names() returns trigger language plpgsql as $$
begin new.next_name := new.name; return new; end $$;
create trigger next_names before insert or update on funding_sources for each row execute function next_names();
create table next_words (id bigserial primary key, funding_source_id bigint not null references funding_sources on delete cascade);
alter table async_requests drop constraint async_requests_kind_check;
alter table async_requests add constraint async_requests_kind_check
  check (kind in ('runsCsv', 'deliveriesPdf', 'billing', 'report', 'invoice', 'personData', 'ownData', 'next'));
`;

export const migrations: Record<string, Migration> = {
  ...ours,
  '9001_next': { up: async (db) => void (await sql.raw(NEXT).execute(db)) },
  '9002_next_move': {
    up: async (db) => void (await sql`update funding_sources set next_name = name`.execute(db)),
  },
};
