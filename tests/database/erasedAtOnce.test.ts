import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/database/database';
import { inTransaction } from '../../server/platform/database/transaction';
import { testDatabase, testDatabaseUrl } from '../support/database';
import { makeRun } from '../support/dispatchDay';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** One connection, as the embedded database has, never does two things at once. */
describe.runIf(testDatabaseUrl)('while an erasure is under way', () => {
  it.each([
    [
      'a number',
      (
        id: number,
      ) => sql`insert into participant_phones (participant_id, phone_number, number_type, is_active)
        values (${id}, '6195550142', 'mobile', true)`,
    ],
    [
      'an address',
      (id: number) => sql`insert into participant_addresses
        (participant_id, address, city, state, zipcode, full_address)
        values (${id}, '9 OAK ST', 'SAN DIEGO', 'CA', '92103', '9 OAK ST, SAN DIEGO, CA 92103')`,
    ],
  ])('%s that comes waits for it, and is refused', async (_what, write) => {
    const { participants } = await makeRun(database.db);
    const [id = 0] = participants;
    const written = await inTransaction(database.db, async (trx) => {
      await sql`select from participants where id = ${id} for update`.execute(trx);
      // Handed on as a part of an object: a promise by itself would be waited for here, and it waits for this transaction.
      const outcome = write(id)
        .execute(database.db)
        .then(
          () => 'written',
          (error: unknown) => String(error),
        );
      await expect
        .poll(async () => {
          const { rows } = await sql`select 1 as one from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
          return rows.length;
        })
        .toBe(1);
      await sql`update participants set erased_at = now() where id = ${id}`.execute(trx);
      return { outcome };
    });
    expect(await written.outcome).toContain('The data of this participant were erased');
  });
});
