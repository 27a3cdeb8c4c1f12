import { sql, type Kysely } from 'kysely';

/**
 * A write to the person's numbers or addresses during an erasure waits for its end, and is then refused. The row lock is the
 * same as the foreign key's, so it adds no waiting to other commands.
 */
const FUNCTION = `
create or replace function erased_gets_nothing() returns trigger language plpgsql as $$
  declare
    since timestamptz;
  begin
    select p.erased_at into since from public.participants p where p.id = new.participant_id for key share;
    if since is not null then
      raise exception 'The data of this participant were erased' using errcode = 'RX001';
    end if;
    return new;
  end $$
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(FUNCTION).execute(db);
}
