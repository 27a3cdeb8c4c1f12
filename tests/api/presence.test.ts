import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PRESENCE_SECONDS, type Presence } from '../../src/domain/runs/presence';
import type { PermissionPair } from '../../server/platform/plugins/actor';
import { DAY, makeRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const BOARD: readonly PermissionPair[] = [['GET', '/delivery_manifest']];

let server: TestServer;
let ana: TestSession;
let bo: TestSession;
let run: Awaited<ReturnType<typeof makeRun>>;
beforeAll(async () => {
  server = await testServer();
  [ana, bo] = [
    await server.signInAs('nobody', { permissions: BOARD }),
    await server.signInAs('nobody', { permissions: BOARD }),
  ];
  run = await makeRun(server.db);
});
afterAll(() => server.close());

const look = (as: TestSession, delivery_manifest_id: number | null = null, date = DAY) =>
  server.call<Presence[]>('POST', '/presence', { as, body: { date, delivery_manifest_id } });

it('says who else has the day open and which run they look at, not oneself', async () => {
  expect((await look(ana, run.id)).body).toEqual([]);
  expect((await look(bo)).body).toMatchObject([{ user_id: ana.user_id, delivery_manifest_id: run.id }]);
  expect((await look(ana)).body).toMatchObject([{ user_id: bo.user_id, delivery_manifest_id: null }]);
  // What was said last counts.
  expect((await look(bo)).body).toMatchObject([{ user_id: ana.user_id, delivery_manifest_id: null }]);
});

it('is of one day', async () => {
  expect((await look(bo, null, '2026-11-21')).body).toEqual([]);
});

it('forgets who has not been heard of', async () => {
  await look(ana);
  await sql`update outbox set created_at = now() - make_interval(secs => ${PRESENCE_SECONDS + 1})`.execute(
    server.db,
  );
  expect((await look(bo)).body).toEqual([]);
});

it('keeps a run of another CDP to those who may see it', async () => {
  const other = await makeRun(server.db);
  const clerk = await server.signInAs('nobody', { permissions: BOARD, cdp_id: other.cdp_id });
  await look(ana, run.id);
  expect((await look(clerk)).body.map((one) => one.user_id)).not.toContain(ana.user_id);
  expect((await look(clerk, run.id)).status).toBe(404);
  await look(ana, other.id);
  expect((await look(clerk)).body.map((one) => one.user_id)).toContain(ana.user_id);
});

it.each([{ date: 'today' }, { date: DAY, delivery_manifest_id: 0 }, {}])('refuses %o', async (body) => {
  expect((await server.call('POST', '/presence', { as: ana, body })).status).toBe(422);
});
