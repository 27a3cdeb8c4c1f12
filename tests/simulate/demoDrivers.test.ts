import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiBase } from '../../server/demo/drivers/apiSession';
import { loadDemo } from '../../server/demo/loadDemo';
import { routePermissions } from '../../server/platform/plugins/access';
import { dateInZone, wallTimeToUtc } from '../../src/domain/time/dates';
import { testServer, type TestServer } from '../support/server';

const ZONE = 'America/Los_Angeles';
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
  const permissions = routePermissions(server.app).map(([http_method, path_route]) => ({
    http_method,
    path_route,
  }));
  // The thread has the machine's clock, so the day is that of the machine: all of it is still to come.
  const today = wallTimeToUtc(dateInZone(new Date(), ZONE), '06:00', ZONE);
  const size = { size: 'day', participants: 26, runs: 3, historyDays: 0 } as const;
  await loadDemo(server.db, { ...size, today, routePermissions: permissions }, () => undefined);
});
afterAll(() => server.close());

const driversOnline = () =>
  server.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('users.email')
    .where('users.email', 'like', 'driver%')
    .where('sessions.ended_at', 'is', null)
    .execute();

it('is not there where nobody has opened it', async () => {
  const as = await server.signInAs('dispatcher');
  const answer = await server.call('GET', '/demo/drivers', { as });
  expect(answer.body).toEqual({ is_available: false, is_driving: false });
  const refused = await server.call('PUT', '/demo/drivers', { as, body: { is_driving: true } });
  expect(refused.status).toBe(404);
});

it('signs the drivers in, and out again', async () => {
  server.app.demoDrivers.openOn(apiBase(await server.listen()));
  const as = await server.signInAs('dispatcher');
  const sent = await server.call('PUT', '/demo/drivers', { as, body: { is_driving: true } });
  expect(sent.body).toEqual({ is_available: true, is_driving: true });
  await expect.poll(async () => (await driversOnline()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  // A second press starts nobody twice.
  await server.call('PUT', '/demo/drivers', { as, body: { is_driving: true } });

  const stopped = await server.call('PUT', '/demo/drivers', { as, body: { is_driving: false } });
  expect(stopped.body).toEqual({ is_available: true, is_driving: false });
  await expect.poll(async () => (await driversOnline()).length).toBe(0);
  const bad = await server.call('PUT', '/demo/drivers', { as, body: { is_driving: 'perhaps' } });
  expect(bad.status).toBe(422);
}, 60_000);
