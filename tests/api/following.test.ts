import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Followed } from '../../src/contract/notifications/following';
import type { Notification } from '../../src/contract/notifications/notifications';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { command, DAY, makeRun, runPath, StoppedClock, stopPath, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

/** Issue: who hears of a run is decided by right, CDP, and by what each person looks after. */
const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let bo: TestSession;
let cy: TestSession;
let run: TestRun;

const follow = (as: TestSession, body: object) =>
  server.call<Followed>('PUT', '/notification_follows', { as, body });
const typesOf = async (as: TestSession) =>
  (await server.call<Notification[]>('GET', '/notification', { as })).body.map(({ type }) => type);
const fail = (stop = run.stops[0] ?? 0) => {
  const body = {
    delivery_event_status_id: EVENT_STATUS.failed,
    comments: 'NOBODY',
    non_delivery_reason_id: 1,
  };
  return server.call('POST', stopPath(run, stop, 'change_status'), command(ana, 1, body));
};

beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['notifications', 'followed', 'follow_only'] as const)
    await server.db.deleteFrom(table).execute();
  await server.db.updateTable('users').set({ is_active: false }).execute();
  ana = await server.signInAs('dispatcher');
  bo = await server.signInAs('dispatcher');
  cy = await server.signInAs('dispatcher');
  run = await makeRun(server.db);
});

it('keeps runs and CDPs that a person follows, once each, and lets them go', async () => {
  await follow(bo, { delivery_manifest_id: run.id, follow: true });
  await follow(bo, { delivery_manifest_id: run.id, follow: true });
  const { body } = await follow(bo, { close_door_pharmacy_id: run.cdp_id, follow: true });
  expect(body).toMatchObject({
    runs: [{ id: run.id, date: DAY }],
    cdps: [{ id: run.cdp_id }],
    is_only: false,
  });
  expect((await server.call<Followed>('GET', '/notification_follows', { as: cy })).body.runs).toEqual([]);
  expect((await follow(bo, { delivery_manifest_id: run.id, follow: false })).body.runs).toEqual([]);
});

it('spares who hears of what they follow alone what a colleague looks after', async () => {
  await follow(bo, { delivery_manifest_id: run.id, follow: true });
  await follow(cy, { is_only: true });
  expect((await fail()).status).toBe(200);
  expect(await typesOf(bo)).toEqual(['delivery_failed']);
  expect(await typesOf(cy)).toEqual([]);
});

it('leaves nothing unheard: a run that nobody follows, or only somebody who has gone, reaches all', async () => {
  await follow(bo, { is_only: true });
  await follow(cy, { is_only: true });
  await fail();
  expect([await typesOf(bo), await typesOf(cy)]).toEqual([['delivery_failed'], ['delivery_failed']]);

  await server.db.deleteFrom('notifications').execute();
  await follow(bo, { delivery_manifest_id: run.id, follow: true });
  await server.db
    .updateTable('sessions')
    .set({ ended_at: clock.now() })
    .where('user_id', '=', bo.user_id)
    .execute();
  await fail(run.stops[1]);
  expect(await typesOf(cy)).toEqual(['delivery_failed']);
});

it('counts a CDP for all of its runs', async () => {
  await follow(bo, { close_door_pharmacy_id: run.cdp_id, follow: true });
  await follow(cy, { is_only: true });
  await fail();
  expect([await typesOf(bo), await typesOf(cy)]).toEqual([['delivery_failed'], []]);
});

it('tells of a move on a run that a person follows, though they do not have it open', async () => {
  await follow(bo, { delivery_manifest_id: run.id, follow: true });
  const body = {
    delivery_event_ids: [run.stops[2] ?? 0],
    versions: { [run.stops[2] ?? 0]: 1 },
    at: 2,
  };
  expect((await server.call('POST', runPath(run, 'move'), command(ana, null, body))).status).toBe(200);
  expect([await typesOf(bo), await typesOf(cy)]).toEqual([['stop_moved'], []]);
});

it('refuses another CDP’s run and CDP, and a body that names nothing', async () => {
  const other = await makeRun(server.db);
  const pharmacy = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
  expect((await follow(pharmacy, { delivery_manifest_id: run.id, follow: true })).status).toBe(404);
  expect((await follow(pharmacy, { close_door_pharmacy_id: run.cdp_id, follow: true })).status).toBe(404);
  expect((await follow(ana, { follow: true })).status).toBe(400);
  const both = { delivery_manifest_id: run.id, close_door_pharmacy_id: run.cdp_id, follow: true };
  expect((await follow(ana, both)).status).toBe(400);
});
