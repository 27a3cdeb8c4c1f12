import { afterAll, beforeAll, expect, it } from 'vitest';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { routePermissions } from '../../server/platform/plugins/access';
import { command, DAY, insertDriver, makeRun, stopPath, type TestRun } from '../support/dispatchDay';
import { openStream, type EventStream } from '../support/eventStream';
import { insertVehicle } from '../support/schedulingDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let origin: string;
let office: TestSession;
let own: TestRun;
let other: TestRun;
/** The driver's second one: what happens on it says that everything before has been handed on. */
let last: TestRun;
let marks = 0;

beforeAll(async () => {
  server = await testServer();
  origin = await server.listen();
  office = await server.signInAs('administrator', { permissions: routePermissions(server.app) });
  own = await makeRun(server.db, { isUnderWay: false });
  other = await makeRun(server.db, { isUnderWay: false, cdp_id: own.cdp_id });
  last = await makeRun(server.db, {
    isUnderWay: false,
    cdp_id: own.cdp_id,
    startsAt: '18:00:00',
    deliveries: 20,
  });
  await server.db
    .updateTable('delivery_manifest')
    .set({ employee_id: own.employee_id })
    .where('id', '=', last.id)
    .execute();
  await server.db
    .updateTable('delivery_manifest')
    .set({ delivery_manifest_status_id: MANIFEST_STATUS.created })
    .where('id', '=', own.id)
    .execute();
});
afterAll(() => server.close());

const topics = ['dispatch', 'presence', 'positions'].map((topic) => `${topic}:${DAY}`).join(',');

/** What the driver of the run hears meanwhile: ids of runs, `null` for what is about none. */
async function heardWhile(doing: () => Promise<unknown>): Promise<unknown[]> {
  const driver = await server.signInAs('driver', {
    employee_id: own.employee_id,
    permissions: routePermissions(server.app),
    client: 'mobile',
  });
  const listen = (as: TestSession): Promise<EventStream> =>
    openStream(`${origin}/api/live?topics=${topics}`, server.headersOf(as));
  const [theirs, ours] = await Promise.all([listen(driver), listen(office)]);
  await Promise.all([theirs.next('hello'), ours.next('hello')]);
  await doing();
  // Each of the two streams ends with this one, which both may hear.
  await lockAStop(last, 'the end', (marks += 1));
  for (const stream of [theirs, ours])
    while ((await stream.next('manifest.changed')).data.manifest_id !== last.id);
  theirs.close();
  ours.close();
  expect(ours.events.length).toBeGreaterThan(2);
  return theirs.events
    .slice(1)
    .map(({ data }) => data.manifest_id ?? data.delivery_manifest_id ?? null)
    .filter((id) => id !== last.id);
}

async function lockAStop(run: TestRun, reason: string, at = 0) {
  const stop = run.stops[at] ?? 0;
  const { body } = await server.call<{ version: number }>('GET', stopPath(run, stop), { as: office });
  const done = await server.call('POST', stopPath(run, stop, 'lock'), {
    ...command(office, body.version, { reason }),
  });
  expect(done.status).toBe(200);
}

async function turn(verb: 'publish' | 'unpublish') {
  const { body } = await server.call<{ version: number }>('GET', `/delivery_manifest/${own.id}`, {
    as: office,
  });
  const given = { ids: [own.id], versions: { [own.id]: body.version } };
  const done = await server.call('POST', `/delivery_manifest/${verb}`, command(office, null, given));
  expect(done.status).toBe(200);
}

it('a driver hears nothing of a run that is not published, nor of anybody else’s, nor who looks at it', async () => {
  expect(
    await heardWhile(async () => {
      await lockAStop(own, 'not yet');
      await lockAStop(other, 'somebody else’s');
      const looking = { date: DAY, delivery_manifest_id: own.id };
      await server.call('POST', '/presence', { as: office, body: looking });
    }),
  ).toEqual([]);
});

it('hears that it was published, what changes in it then, and that it was taken back', async () => {
  expect(await heardWhile(() => turn('publish'))).toEqual([own.id]);
  expect(
    await heardWhile(async () => {
      await lockAStop(own, 'now it counts');
      await lockAStop(other, 'still somebody else’s');
    }),
  ).toEqual([own.id]);
  expect(await heardWhile(() => turn('unpublish'))).toEqual([own.id]);
  expect(await heardWhile(() => lockAStop(own, 'planned on'))).toEqual([]);
});

it('is told once when the run goes to somebody else, and no more', async () => {
  await turn('publish');
  const crew = async () => {
    const path = `/delivery_manifest/${own.id}`;
    const { body } = await server.call<{ version: number }>('GET', path, { as: office });
    const crew = { employee_id: await insertDriver(server.db), vehicle_id: await insertVehicle(server) };
    const given = { ...crew, close_door_pharmacy_id: own.cdp_id };
    const { status } = await server.call('PUT', path, command(office, body.version, given));
    expect(status).toBe(200);
  };
  expect(await heardWhile(crew)).toEqual([own.id]);
  expect(await heardWhile(() => lockAStop(own, 'another’s now'))).toEqual([]);
});
