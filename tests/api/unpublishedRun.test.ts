import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { requiredPermission, routePermissions, type RouteEntry } from '../../server/platform/plugins/access';
import { DAY } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { bodyFor } from './authorisation/bodies';
import { makeSide, ownedPath, type Side } from './authorisation/objects';

let server: TestServer;
let own: Side;
let driver: TestSession;

beforeAll(async () => {
  server = await testServer();
  own = await makeSide(server.db);
  await server.db
    .updateTable('delivery_manifest')
    .set({ delivery_manifest_status_id: MANIFEST_STATUS.created })
    .where('id', '=', own.run.id)
    .execute();
  // A role may give a driver any right: what hides the run is the run's state, never a missing right.
  driver = await server.signInAs('driver', {
    employee_id: own.run.employee_id,
    permissions: routePermissions(server.app),
    client: 'mobile',
  });
});
afterAll(() => server.close());

async function ask({ method, path }: Pick<RouteEntry, 'method' | 'path'>, url: string) {
  const response = await server.app.inject({
    method: method as 'GET',
    url: `/api${url}`,
    headers: { ...server.headersOf(driver), 'if-match': '"1"', 'idempotency-key': randomUUID() },
    ...(method === 'GET' ? {} : { payload: bodyFor(path) }),
  });
  const said = response.body.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '*');
  return `${response.statusCode} ${said}`;
}

describe('a run that is not published (spec §4 "created"), asked for by its own driver who holds every right', () => {
  it('and every stop, photo, history, link and verb of it answer like one that is not there', async () => {
    const told: string[] = [];
    let asked = 0;
    for (const route of server.app.routeTable) {
      if (route.access === 'public' || !requiredPermission(route)) continue;
      if (!/^\/(delivery_manifest|delivery_events)\/:/.test(route.path)) continue;
      const paths = ownedPath(route.path, own, own)?.paths;
      if (!paths?.own || !paths.missing) continue;
      asked += 1;
      const answer = await ask(route, paths.own);
      if (answer.startsWith('2') || answer !== (await ask(route, paths.missing)))
        told.push(`${route.method} ${route.path}: ${answer.slice(0, 120)}`);
    }
    expect(told).toEqual([]);
    expect(asked).toBeGreaterThan(30);
  });

  it.each([
    `/delivery_manifest?date=${DAY}`,
    '/delivery_events?per_page=50',
    '/driver_runs',
    `/positions/current?date=${DAY}`,
  ])('GET %s does not list it', async (path) => {
    const { status, body } = await server.call<unknown[]>('GET', path, { as: driver });
    expect([status, body]).toEqual([200, []]);
  });

  it('GET /positions/track of it is a 404', async () => {
    const path = `/positions/track?delivery_manifest_id=${own.run.id}`;
    expect((await server.call('GET', path, { as: driver })).status).toBe(404);
  });
});

it('once it is published, its driver sees run, stop, history and photo', async () => {
  await server.db
    .updateTable('delivery_manifest')
    .set({ delivery_manifest_status_id: MANIFEST_STATUS.scheduled })
    .where('id', '=', own.run.id)
    .execute();
  const run = `/delivery_manifest/${own.run.id}`;
  const stop = `${run}/delivery_events/${own.run.stops[0] ?? 0}`;
  const paths = [run, stop, `${stop}/life_cycle`, `/delivery_events/${own.run.stops[0] ?? 0}`];
  const answers = await Promise.all(paths.map((path) => server.call('GET', path, { as: driver })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
