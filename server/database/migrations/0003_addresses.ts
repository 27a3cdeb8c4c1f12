import { sql, type Kysely } from 'kysely';

/** Addresses that are managed: mailing beside delivery, retired instead of deleted, and positions that say how sure they are. */
const STATEMENTS = `
alter table participant_addresses
  add column kind text not null default 'delivery' check (kind in ('delivery', 'mailing')),
  add column is_active boolean not null default true,
  add column is_approximate boolean not null default false,
  add constraint participant_addresses_default_delivers check (not is_default or (is_active and kind = 'delivery')),
  add constraint participant_addresses_position check ((latitude is null) = (longitude is null));
-- Read from one line of text before anybody looked at a map: the middle of a ZIP code.
update participant_addresses set is_approximate = true where formatted_address is null and latitude is not null;
-- Letters go to one place.
create unique index participant_addresses_one_mailing on participant_addresses (participant_id)
  where kind = 'mailing' and is_active;

create table employee_home_addresses (
  id bigserial primary key, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  employee_id bigint not null unique references employees,
  address text not null, address_1 text, city text not null, state text not null, zipcode text not null,
  gate_code text, latitude double precision, longitude double precision,
  formatted_address text, full_address text not null, comment text,
  is_approximate boolean not null default false,
  check ((latitude is null) = (longitude is null))
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\n/).filter((text) => text.trim())) {
    await sql.raw(statement).execute(db);
  }
}
