import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../src/domain/time/durations';
import { StoppedClock } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 18:00:10');
const LIMITS = { person: 40, phone: 20, costly: 5 };
let first: TestServer;
let second: TestServer;
beforeAll(async () => {
  first = await testServer({ clock, config: { callLimits: LIMITS } });
  second = await testServer({
    clock,
    database: first.context.database,
    config: { callLimits: LIMITS },
  });
});
afterAll(async () => {
  await second.app.close();
  await first.close();
});

const ask = (server: TestServer, as: TestSession, path = '/users/second_factor') =>
  server.call<{ status_code?: string; args?: unknown }>('GET', path, { as });
/** Asks so often, at once; answers how many were let through. */
async function flood(server: TestServer, as: TestSession, times: number, path?: string): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, () => ask(server, as, path)));
  return answers.filter(({ status }) => status !== 429).length;
}

it('lets a person through up to the limit, then says when to come back', async () => {
  const as = await first.signInAs('administrator');
  expect(await flood(first, as, 60)).toBe(LIMITS.person);
  expect(await ask(first, as)).toMatchObject({
    status: 429,
    body: { status_code: 'rate001', args: { retry_after: 50 } },
    headers: { 'retry-after': '50' },
  });
  // Nobody else pays for it.
  expect((await ask(first, await first.signInAs('administrator'))).status).toBe(200);
  clock.advance(MINUTE_MS);
  expect((await ask(first, as)).status).toBe(200);
});

it('counts for all servers together, and for all sessions of a person', async () => {
  clock.advance(MINUTE_MS);
  const as = await first.signInAs('administrator');
  const through = (await flood(first, as, 100)) + (await flood(second, as, 100));
  expect(through).toBeGreaterThanOrEqual(LIMITS.person);
  // Each server lets its first share through by itself.
  expect(through).toBeLessThanOrEqual(LIMITS.person + LIMITS.person / 10);
});

it('has a limit of its own for a driver’s phone', async () => {
  const driver = await first.signInAs('driver');
  expect(await flood(first, driver, 60)).toBe(LIMITS.phone);
});

it('has a lower one for what makes files, which leaves the rest open', async () => {
  clock.advance(MINUTE_MS);
  const as = await first.signInAs('administrator');
  expect(await flood(first, as, 12, '/vehicles/csv')).toBe(LIMITS.costly);
  expect((await ask(first, as)).status).toBe(200);
});

it('0 is no limit', async () => {
  const free = await testServer({
    clock,
    database: first.context.database,
    config: { callLimits: { person: 0, phone: 0, costly: 0 } },
  });
  const as = await free.signInAs('administrator');
  expect(await flood(free, as, 100)).toBe(100);
  await free.app.close();
});
