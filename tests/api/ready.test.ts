import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database';
import type { Database } from '../../server/platform/database/database';
import { TestClock, testServer, type TestServer } from '../support/server';

const MINUTE_MS = 60_000;

let database: Database;
let server: TestServer;
const clock = new TestClock();
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database, clock });
  await server.app.jobs.start();
});
afterEach(async () => {
  await server.db.deleteFrom('jobs').where('name', '=', 'nobodyRunsThis').execute();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function asked(of: TestServer = server) {
  const answer = await of.app.inject('/readyz');
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const WELL = {
  database: true,
  jobs: true,
  read_log: true,
  disk: true,
  clock: true,
  stuck_job: null,
  replica: null,
};

async function addJob(minutesAgo: number, lockedForMinutes: number | null = null) {
  const now = clock.now().getTime();
  await server.db
    .insertInto('jobs')
    .values({
      name: 'nobodyRunsThis',
      payload: '{}',
      run_at: new Date(now - minutesAgo * MINUTE_MS),
      locked_until: lockedForMinutes === null ? null : new Date(now + lockedForMinutes * MINUTE_MS),
    })
    .execute();
}

describe('GET /readyz', () => {
  it('says of each part that it works', async () => {
    expect(await asked()).toEqual({ status: 200, body: WELL });
  });

  it('a disk with less room than is kept free takes the server out', async () => {
    const full = await testServer({ database, config: { diskReserveMb: 1_000_000_000 } });
    await full.app.jobs.start();
    expect(await asked(full)).toEqual({ status: 503, body: { ...WELL, disk: false } });
    await full.app.close();
  });

  it('a job that nobody runs is named; people are served all the same', async () => {
    await addJob(9);
    expect((await asked()).body.stuck_job).toBeNull();
    await addJob(11);
    expect(await asked()).toEqual({ status: 200, body: { ...WELL, stuck_job: 'nobodyRunsThis' } });
  });

  it('a job that runs for long is not stuck, until its time is over', async () => {
    await addJob(30, 5);
    expect((await asked()).body.stuck_job).toBeNull();
    await addJob(30, -1);
    expect((await asked()).body.stuck_job).toBe('nobodyRunsThis');
  });

  it.each([3_000, -3_000])('a clock %d ms away from the database’s is told', async (drift) => {
    const off = new TestClock();
    off.advance(drift);
    const other = await testServer({ database, clock: off });
    await other.app.jobs.start();
    expect(await asked(other)).toEqual({ status: 200, body: { ...WELL, clock: false } });
    await other.app.close();
  });

  it('without its database it is not ready, and says nothing of what it cannot know', async () => {
    const gone = await testDatabase();
    const alone = await testServer({ database: gone });
    await alone.app.jobs.start();
    await alone.app.jobs.stop();
    await gone.close();
    const { status, body } = await asked(alone);
    expect([status, body.database, body.clock, body.stuck_job]).toEqual([503, false, null, null]);
  });
});
