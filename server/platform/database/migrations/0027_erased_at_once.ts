import { sql, type Kysely } from 'kysely';

/**
 * What is written while an erasure is under way waits for it and sees what it left. The lock is the one that the foreign key
 * takes a moment later, so that nobody waits for anybody who did not before.
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
