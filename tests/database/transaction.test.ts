import { sql } from 'kysely';
import { DatabaseError } from 'pg-protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/database/database';
import { sqlStateOf } from '../../server/platform/database/databaseErrors';
import { inTransaction } from '../../server/platform/database/transaction';
import { testDatabase } from '../support/database';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table notes (id bigserial primary key, text varchar(20) unique not null)`.execute(
    database.db,
  );
});
afterAll(() => database.close());

async function texts(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes order by id`.execute(database.db);
  return rows.map((row) => row.text);
}

describe('inTransaction', () => {
  it('keeps everything or nothing', async () => {
    await inTransaction(database.db, (trx) => sql`insert into notes (text) values ('kept')`.execute(trx));
    const failing = inTransaction(database.db, async (trx) => {
      await sql`insert into notes (text) values ('lost')`.execute(trx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await texts()).toEqual(['kept']);
  });

  it('does not report success when a swallowed error has spoilt the transaction', async () => {
    const spoilt = inTransaction(database.db, async (trx) => {
      await sql`insert into notes (text) values ('spoilt')`.execute(trx);
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(spoilt).rejects.toMatchObject({ code: '25P02' });
    expect(await texts()).toEqual(['kept']);
  });

  it('tries again after a deadlock or a serialization failure, three times in all', async () => {
    for (const code of ['40001', '40P01']) {
      let tries = 0;
      const attempt = (failures: number) =>
        inTransaction(database.db, async (trx) => {
          tries += 1;
          if (tries <= failures)
            await sql.raw(`do $$ begin raise exception sqlstate '${code}'; end $$`).execute(trx);
          return tries;
        });
      expect(await attempt(2)).toBe(3);
      tries = 0;
      await expect(attempt(3)).rejects.toMatchObject({ code });
      expect(tries).toBe(3);
    }
  });

  it('does not try again for other errors', async () => {
    let tries = 0;
    const duplicate = inTransaction(database.db, async (trx) => {
      tries += 1;
      await sql`insert into notes (text) values (${'kept'})`.execute(trx);
    });
    await expect(duplicate).rejects.toThrow();
    expect(tries).toBe(1);
  });
});

describe('errors', () => {
  it('keep the code, the constraint, the table and the detail of PostgreSQL', async () => {
    const error = await sql`insert into notes (text) values (${'kept'})`
      .execute(database.db)
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(sqlStateOf(error)).toBe('23505');
    expect(error).toMatchObject({
      constraint: 'notes_text_key',
      table: 'notes',
      detail: 'Key (text)=(kept) already exists.',
    });
  });

  it('leave the connection usable', async () => {
    await expect(sql`select ${'x'}::int`.execute(database.db)).rejects.toMatchObject({ code: '22P02' });
    expect(await texts()).toEqual(['kept']);
  });
});
