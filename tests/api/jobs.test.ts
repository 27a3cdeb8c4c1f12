import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeChanged } from '../../server/platform/database/analyzeChanged';
import { inTransaction } from '../../server/platform/database/transaction';
import { enqueue, type NewJob } from '../../server/platform/jobs/enqueue';
import { retryDelayMs } from '../../server/platform/jobs/jobRunner';
import { testServer, type TestServer } from '../support/server';

const HOUR_MS = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ routeModules: [] });
});
afterAll(() => server.close());

const add = (job: NewJob) => inTransaction(server.db, (trx) => enqueue(trx, job));

async function jobsNamed(name: string) {
  return server.db.selectFrom('jobs').selectAll().where('name', '=', name).orderBy('id').execute();
}

describe('a job', () => {
  it('runs only when its transaction commits', async () => {
    let runs = 0;
    server.app.jobs.handle('once', async () => void runs++);
    const failing = inTransaction(server.db, async (trx) => {
      await enqueue(trx, { name: 'once' });
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await server.app.jobs.runDue();
    expect(runs).toBe(0);
    await add({ name: 'once' });
    await server.app.jobs.runDue();
    await server.app.jobs.runDue();
    expect(runs).toBe(1);
  });

  it('that fails is tried again, later and later, and given up after 8 attempts with its error kept', async () => {
    let attempts = 0;
    server.app.jobs.handle('fails', async () => {
      attempts++;
      throw new TypeError('Ana Ruiz, 1 Main St');
    });
    await add({ name: 'fails' });
    await server.app.jobs.runDue();
    await server.app.jobs.runDue();
    expect(attempts).toBe(1);
    for (let n = 0; n < 12; n++) {
      server.clock.advance(HOUR_MS);
      await server.app.jobs.runDue();
    }
    expect(attempts).toBe(8);
    const [job] = await jobsNamed('fails');
    // The kind of error only: its words can quote a patient.
    expect(job).toMatchObject({ attempts: 8, error: 'TypeError', finished_at: expect.any(String) });
    expect([1, 2, 3, 20].map(retryDelayMs)).toEqual([10_000, 20_000, 40_000, HOUR_MS]);
  });

  it('of a server that died is taken over when its lease is over', async () => {
    const ran: number[] = [];
    server.app.jobs.handle('orphan', async () => void ran.push(1));
    await add({ name: 'orphan' });
    await server.db
      .updateTable('jobs')
      .set({ locked_until: new Date(server.clock.now().getTime() + 60_000), attempts: 1 })
      .where('name', '=', 'orphan')
      .execute();
    await server.app.jobs.runDue();
    expect(ran).toHaveLength(0);
    server.clock.advance(61_000);
    await server.app.jobs.runDue();
    expect(ran).toHaveLength(1);
  });

  it('waits once per unique key', async () => {
    await add({ name: 'unique', unique_key: 'k' });
    await add({ name: 'unique', unique_key: 'k' });
    expect(await jobsNamed('unique')).toHaveLength(1);
  });
});

describe('a running server', () => {
  it('is ready only with its jobs, runs new ones at once and keeps recurring ones scheduled', async () => {
    const other = await testServer({
      database: server.context.database,
      routeModules: [],
      clock: server.clock,
    });
    const ready = async () => (await other.app.inject('/readyz')).statusCode;
    expect(await ready()).toBe(503);
    let wake: () => void = () => undefined;
    const ran = new Promise<void>((resolve) => (wake = resolve));
    other.app.jobs.handle('now', async () => wake());
    await other.app.jobs.start();
    expect(await ready()).toBe(200);
    await add({ name: 'now' });
    await ran;
    expect((await jobsNamed('prune')).filter((job) => !job.finished_at)).toHaveLength(1);
    server.clock.advance(HOUR_MS);
    await server.app.jobs.runDue();
    // Either server may have taken it.
    await expect
      .poll(async () => (await jobsNamed('prune')).map((job) => job.finished_at !== null), {
        timeout: 30_000,
      })
      .toEqual([true, false]);
    await other.close();
  });
});

it('figures are made of the tables that have changed much, and of no others', async () => {
  await sql`analyze`.execute(server.db);
  for (let n = 0; n < 60; n++) await add({ name: 'counted', unique_key: `counted-${n}` });
  const figures = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(server.db);
    const { rows } = await sql<{ name: string; count: number }>`
      select relname as name, reltuples::int as count from pg_class where relname in ('jobs', 'users') order by 1`.execute(
      server.db,
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  const before = await figures();
  await analyzeChanged(server.db);
  const after = await figures();
  expect((after.jobs ?? 0) - (before.jobs ?? 0)).toBeGreaterThanOrEqual(60);
  expect(after.users).toBe(before.users);
});
