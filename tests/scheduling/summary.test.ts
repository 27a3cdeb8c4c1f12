import { afterAll, beforeAll, expect, it } from 'vitest';
import { daySummary, type DaySummary } from '../../src/domain/runs/daySummary';
import type { EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import { settingsWith } from '../../src/domain/wire/settings';
import { DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { insertWaiting } from '../support/waitingStops';

let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock('2026-11-20 13:00:00') });
  ana = await server.signInAs('scheduler');
  run = await makeRun(server.db, { isUnderWay: false });
  await makeRun(server.db, { isUnderWay: false });
  await insertWaiting(server.db, run, 2);
  await server.db
    .updateTable('delivery_events')
    .set({ delivery_end_time: '07:50:00' })
    .where('id', 'in', run.stops.slice(0, 2))
    .execute();
});
afterAll(() => server.close());

const path = `/scheduling/summary?date=${DAY}`;
const summary = async (as: TestSession) => (await server.call<DaySummary>('GET', path, { as })).body;

it('says of each run its stops, load, work, kilometres, finish and the first and last window that it misses', async () => {
  const { runs, totals, unassigned } = await summary(ana);
  expect(runs).toHaveLength(2);
  const own = runs.find((each) => each.delivery_manifest_id === run.id);
  expect(own).toMatchObject({
    stops: 3,
    load: 3,
    capacity: null,
    shift_minutes: 480,
    is_distance_estimate: true,
    missed_windows: 2,
    first_missed: { delivery_event_id: run.stops[0], delivery_end_time: '07:50:00' },
    last_missed: { delivery_event_id: run.stops[1] },
  });
  expect(own?.finish).toMatch(/^2026-11-20 /);
  expect(totals).toMatchObject({ runs: 2, stops: 6, missedWindows: 2 });
  expect(unassigned.stops).toBe(2);
});

it('reckons what the page reckons from the day that it shows: one function for both', async () => {
  const get = async <T>(url: string) => (await server.call<T>('GET', url, { as: ana })).body;
  const manifests = await get<ManifestView[]>(`/delivery_manifest?date=${DAY}&events=1&per_page=9999`);
  const pool = await get<EventView[]>(`/delivery_manifest/unassigned?date=${DAY}`);
  expect(await summary(ana)).toEqual(daySummary(DAY, { manifests, pool }, settingsWith({})));
});

it('shows their own CDP’s alone, and is closed to a driver who was given the right', async () => {
  const permissions = [['GET', '/scheduling/summary']] as const;
  const body = await summary(await server.signInAs('scheduler', { cdp_id: run.cdp_id, permissions }));
  expect(body.runs).toHaveLength(1);
  expect(body.unassigned.stops).toBe(2);
  const driver = await server.signInAs('driver', { employee_id: run.employee_id, permissions });
  expect((await server.call('GET', path, { as: driver })).status).toBe(403);
});

it.each([
  ['', 400],
  ['?date=tomorrow', 400],
])('GET /scheduling/summary%s is %d', async (query, status) => {
  expect((await server.call('GET', `/scheduling/summary${query}`, { as: ana })).status).toBe(status);
});
