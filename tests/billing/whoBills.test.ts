import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer } from '../support/server';

let server: TestServer;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-20 20:00:00') });
  run = await makeRun(server.db);
});
afterAll(() => server.close());

it.each([
  ['dispatcher', 403],
  ['scheduler', 403],
  ['pharmacy', 403],
  ['administrator', 200],
] as const)('%s bills: %i', async (role, status) => {
  const as = await server.signInAs(role, role === 'pharmacy' ? { cdp_id: run.cdp_id } : {});
  expect((await server.call('GET', '/billing?month=2026-10', { as })).status).toBe(status);
  expect((await server.call('GET', '/price_lists', { as })).status).toBe(status);
});

it('an administrator of one CDP does not: a month is of all clients', async () => {
  const as = await server.signInAs('administrator', { cdp_id: run.cdp_id });
  expect((await server.call('GET', '/billing?month=2026-10', { as })).status).toBe(403);
});
