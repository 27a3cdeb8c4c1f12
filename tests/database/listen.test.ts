import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../server/platform/database/database';
import { inTransaction } from '../../server/platform/database/transaction';
import { testDatabase, testDatabaseUrl } from '../support/database';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const notify = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`;

describe('listen', () => {
  it('hears what a transaction notifies once it has committed, and nothing of one that rolled back', async () => {
    const heard: string[] = [];
    const stop = await database.listen('Outbox', (payload) => heard.push(payload));
    await inTransaction(database.db, async (trx) => {
      await notify('Outbox', 'one').execute(trx);
      expect(heard).toEqual([]);
    });
    await inTransaction(database.db, async (trx) => {
      await notify('Outbox', 'lost').execute(trx);
      throw new Error('no');
    }).catch(() => undefined);
    await notify('Outbox', 'two').execute(database.db);
    await notify('other', 'not for us').execute(database.db);
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two']));

    await stop();
    await notify('Outbox', 'three').execute(database.db);
    expect(heard).toEqual(['one', 'two']);
  });

  it.runIf(testDatabaseUrl)(
    'listens again after the server has cut the connection, and wakes its listeners',
    async () => {
      const heard: string[] = [];
      await database.listen('again', (payload) => heard.push(payload));
      const killed = await sql<{ killed: boolean }>`
      select pg_terminate_backend(pid) as killed from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(database.db);
      expect(killed.rows.length).toBeGreaterThan(0);
      await vi.waitFor(() => expect(heard).toEqual(['']), { timeout: 5_000 });
      await notify('again', 'here').execute(database.db);
      await vi.waitFor(() => expect(heard).toEqual(['', 'here']));
    },
  );

  it.runIf(testDatabaseUrl)('hears another process on the same server', async () => {
    const heard: string[] = [];
    await database.listen('shared', (payload) => heard.push(payload));
    const url = new URL(testDatabaseUrl ?? '');
    const name = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    url.pathname = `/${name.rows[0]?.name ?? ''}`;
    const other = new pg.Client({ connectionString: url.href });
    await other.connect();
    await other.query(`notify shared, 'from outside'`);
    await other.end();
    await vi.waitFor(() => expect(heard).toEqual(['from outside']));
  });
});
