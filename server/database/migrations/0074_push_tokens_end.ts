import { sql, type Kysely } from 'kysely';

/** A session ends in many ways: here none of them leaves a push token behind, nor takes one afterwards. */
const STATEMENTS = [
  `update sessions set push_token = null where ended_at is not null and push_token is not null`,
  `create function sessions_forget_token() returns trigger language plpgsql as $$
    begin
      new.push_token := null;
      return new;
    end $$`,
  `create trigger sessions_forget_token before update on sessions
    for each row when (new.ended_at is not null and new.push_token is not null)
    execute function sessions_forget_token()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
