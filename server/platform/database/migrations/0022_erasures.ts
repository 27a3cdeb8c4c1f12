import { sql, type Kysely } from 'kysely';

const TABLES = `
alter table participants add column erased_at timestamptz;

-- A person whose data were erased. \`words\` are what is looked for, and gone once all places were seen; \`progress\` says how
-- far the search is.
create table erasures (
  id bigserial primary key, participant_id bigint not null unique references participants, reason text not null,
  asked_at timestamptz not null, asked_by bigint not null references users, asked_by_name text not null,
  words jsonb, progress jsonb not null default '{}', finished_at timestamptz,
  check ((words is null) = (finished_at is not null))
);
create index erasures_open on erasures (id) where finished_at is null;

alter table async_requests drop constraint async_requests_kind_check;
alter table async_requests add constraint async_requests_kind_check
  check (kind in ('runsCsv', 'deliveriesPdf', 'billing', 'report', 'invoice', 'personData', 'ownData'))
`;

/** Whatever writes: nothing of an erased person comes back. The server answers with a sentence (\`databaseErrors.ts\`). */
const FUNCTIONS: readonly string[] = [
  `create function erased_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'The data of this participant were erased' using errcode = 'RX001';
    end $$`,
  `create trigger participants_erased before update on participants
    for each row when (old.erased_at is not null) execute function erased_stays()`,
  `create function erased_gets_nothing() returns trigger language plpgsql as $$
    begin
      if exists (select from public.participants p where p.id = new.participant_id and p.erased_at is not null) then
        raise exception 'The data of this participant were erased' using errcode = 'RX001';
      end if;
      return new;
    end $$`,
  ...['participant_phones', 'participant_addresses'].map(
    (table) => `create trigger ${table}_erased before insert or update on ${table}
      for each row execute function erased_gets_nothing()`,
  ),
];

/** Erasures of a person's data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES.split(/;\s*\n/), ...FUNCTIONS]) await sql.raw(statement).execute(db);
}
