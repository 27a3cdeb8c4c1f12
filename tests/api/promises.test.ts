import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer, ManifestView } from '../../src/domain/runs/dispatchView';
import { command, makeRun, runPath, SECRETS, StoppedClock, type TestRun } from '../support/dispatchDay';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-20 16:10:00') });
  ana = await server.signInAs('dispatcher');
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db, { deliveries: 5 });
});

const call = <T = CommandAnswer>(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  version: number | null = 1,
) => server.call<T>(method, path, command(ana, version, body));
const readRun = async () =>
  (await server.call<ManifestView>('GET', `/delivery_manifest/${run.id}`, { as: ana })).body;
const setStop = (id: number, values: object) =>
  server.db.updateTable('delivery_events').set(values).where('id', '=', id).execute();
const setRun = (values: object) =>
  server.db.updateTable('delivery_manifest').set(values).where('id', '=', run.id).execute();

/** Posts an order that the run takes: its doors are near the one that the embedded reader finds. */
async function post(): Promise<{ id: number }> {
  for (const id of run.stops)
    await setStop(id, { destination_latitude: 32.74, destination_longitude: -117.16 });
  const { status, body } = await call<{ delivery_event_id: number; delivery_manifest_id: number | null }>(
    'POST',
    '/orders',
    {
      client_code: 'AAA000991',
      order_number: `POST${run.id}`,
      participant_name: `${SECRETS.lastName}, ANA0`,
      phone_number: '6195550199',
      address: '1234 OAK ST APT 5, SAN DIEGO, CA 92103',
      close_door_pharmacy_id: run.cdp_id,
    },
    null,
  );
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body.delivery_manifest_id).toBe(run.id);
  return { id: body.delivery_event_id };
}

describe('a promise is no planned way', () => {
  const added = async () => {
    const { body } = await call('POST', runPath(run, 'delivery_events_addon'), {
      delivery_event_type_id: 3,
      participant_id: run.participants[0],
      destination_id: await insertAddress(server.db, run.participants[0] ?? 0),
      tracking_number: `N${randomUUID().slice(0, 8)}`,
    });
    return { id: body.events[0]?.id ?? 0 };
  };
  const stopOf = async (id: number) => (await readRun()).events.find((event) => event.id === id);

  it.each([
    ['an add-on', added],
    ['an order that is posted', post],
  ])(
    'of %s: it stands through moves and recalculation, and no arrival is reckoned from it',
    async (_, make) => {
      await setRun({ is_route_updated: true, route_polyline: '_p~iF~ps|U', route_metres: 1000 });
      const { id } = await make();
      // What was planned without it is no plan any more.
      expect(await readRun()).toMatchObject({
        is_route_updated: false,
        route_polyline: null,
        route_metres: null,
      });
      const promise = (await stopOf(id))?.planned_at;
      const version = async () => (await stopOf(id))?.version ?? 0;
      const moved = await call('POST', runPath(run, 'move_override'), {
        delivery_event_ids: [id],
        versions: { [id]: await version() },
        at: 3,
        reason: 'The driver is near',
      });
      expect(moved.body.results).toMatchObject([{ ok: true }]);
      expect((await stopOf(id))?.planned_at).toBe(promise);
      const path = runPath(run, 'recalculate_trace');
      expect((await call('POST', path, {}, (await readRun()).version)).status).toBe(200);
      expect((await stopOf(id))?.planned_at).toBe(promise);

      const etas = async () => (await readRun()).events.map((event) => event.eta);
      const expected = await etas();
      // Another promise, with the same stops at the same doors: nobody comes at another time.
      await setStop(id, { planned_at: '2026-11-20 23:30:00' });
      await call(
        'PUT',
        runPath(run, 'automatic_scheduling'),
        { automatic_scheduling: false },
        (await readRun()).version,
      );
      expect(await etas()).toEqual(expected);
    },
  );
});
