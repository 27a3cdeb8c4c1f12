import { sql, type Kysely } from 'kysely';

/** CDPs, facilities and locations have addresses with a position, as participants have. */
const STATEMENTS = `
alter table cdps rename column full_address to address;
alter table cdps add column address_1 text, add column city text, add column state text, add column zipcode text,
  add column gate_code text, add column formatted_address text,
  add column is_approximate boolean not null default false;
-- "12 MAIN ST, SAN DIEGO, CA 92103": the parts of what used to be one line; a line that is none stays in the street.
update cdps c set address = p.m[1], city = p.m[2], state = p.m[3], zipcode = p.m[4]
  from (select id, regexp_match(address, '^(.+), ([^,]+), ([A-Z]{2}) (\\d{5})$') as m from cdps) p
  where p.id = c.id and p.m is not null;
update cdps set city = 'UNKNOWN', state = 'CA', zipcode = '00000' where city is null;
-- Routes start here: without a position there is none. The map's own centre, marked as nobody's door.
update cdps set latitude = 32.7456, longitude = -117.0367, is_approximate = true
  where latitude is null or longitude is null;
alter table cdps alter column city set not null, alter column state set not null,
  alter column zipcode set not null, alter column latitude set not null, alter column longitude set not null,
  add column full_address text generated always as
    (address || coalesce(', ' || address_1, '') || ', ' || city || ', ' || state || ' ' || zipcode) stored;

alter table facilities add column formatted_address text, add column is_approximate boolean not null default false,
  add constraint facilities_position check ((latitude is null) = (longitude is null));
alter table locations add column formatted_address text, add column is_approximate boolean not null default false,
  add constraint locations_position check ((latitude is null) = (longitude is null));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
