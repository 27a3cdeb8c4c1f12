import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../server/records/accounts/passwords';
import { openDatabase, type Database } from '../../server/platform/database/database';
import { inTransaction } from '../../server/platform/database/transaction';
import { enqueue } from '../../server/platform/jobs/enqueue';
import { publish } from '../../server/platform/plugins/outbox';
import { silentLog, testDatabase } from '../support/database';
import { openStream } from '../support/eventStream';
import { testServer, type TestServer } from '../support/server';

/**
 * Two servers that know nothing of each other but the database: on PostgreSQL each with connections of its own, on the
 * embedded database (one process per folder) both over the one that there is.
 */
let first: TestServer;
let second: TestServer;
let database: Database & { url?: string };
let secondDatabase: Database;
const PASSWORD = 'Right-1234!';

beforeAll(async () => {
  database = await testDatabase();
  secondDatabase = database.url ? await openDatabase({ url: database.url }, silentLog) : database;
  first = await testServer({ database });
  second = await testServer({ database: secondDatabase });
});
afterAll(async () => {
  await first.close();
  await second.close();
  if (secondDatabase !== database) await secondDatabase.close();
  await database.close();
});

async function signIn(server: TestServer, email: string, password = PASSWORD) {
  return server.call('POST', '/users/sign_in', { body: { email, password } });
}

describe('two servers on one database act as one', () => {
  it('a session of one is known to the other, and ends on both with a sign-in on either', async () => {
    const password_hash = await hashPassword(PASSWORD);
    const as = await first.signInAs('nobody', { email: 'both@example.test', password_hash });
    for (const server of [first, second]) {
      expect((await server.call('GET', '/users/routes', { as })).status).toBe(200);
    }
    expect((await signIn(second, 'both@example.test')).status).toBe(200);
    expect((await second.call('GET', '/users/routes', { as })).body.status_code).toBe('auth006');
    // The other one hears of it by NOTIFY, sooner than what it knows would grow too old.
    const code = async () => (await first.call('GET', '/users/routes', { as })).body.status_code;
    await expect.poll(code, { timeout: 4_000, interval: 20 }).toBe('auth006');
  });

  it('an event of one is heard at the other', async () => {
    const as = await first.signInAs('nobody', { permissions: [['GET', '/delivery_manifest']] });
    const origin = await second.listen();
    const stream = await openStream(`${origin}/api/live?topics=dispatch:2026-11-20`, second.headersOf(as));
    await stream.next('hello');
    await inTransaction(first.db, (trx) =>
      publish(trx, { topic: 'dispatch:2026-11-20', event: 'delivery_events.changed', body: { id: 1 } }),
    );
    await stream.next('delivery_events.changed');
    stream.close();
  });

  it('failed sign-ins count together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => signIn(n % 2 ? first : second, 'none@example.test', 'x')),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  });

  it('each job runs once', async () => {
    const ran: string[] = [];
    for (const server of [first, second]) {
      server.app.jobs.handle('count', async ({ name }) => void ran.push(String(name)));
    }
    const names = Array.from({ length: 40 }, () => randomUUID());
    await inTransaction(first.db, async (trx) => {
      for (const name of names) await enqueue(trx, { name: 'count', payload: { name } });
    });
    await Promise.all([first.app.jobs.runDue(), second.app.jobs.runDue()]);
    expect(ran.sort()).toEqual(names.sort());
  });
});
