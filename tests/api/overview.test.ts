import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FacilityOverview, ParticipantOverview } from '../../src/contract/overview/deliveries';
import type { CdpOverview, RunsOverview } from '../../src/contract/overview/runs';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { MANIFEST_STATUS } from '../../src/domain/runs/manifestStatus';
import { makeRun, DAY, StoppedClock, type TestRun } from '../support/dispatchDay';
import { insertPattern, insertVehicle } from '../support/schedulingDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const LATER = '2026-11-23';
let server: TestServer;
let dispatcher: TestSession;
let pharmacy: TestSession;
let driver: TestSession;
let run: TestRun;
let other: TestRun;

beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock(`${DAY} 17:00:00`) });
  run = await makeRun(server.db, { deliveries: 3 });
  other = await makeRun(server.db, { deliveries: 2 });
  dispatcher = await server.signInAs('dispatcher');
  pharmacy = await server.signInAs('dispatcher', { cdp_id: run.cdp_id });
  driver = await server.signInAs('driver', {
    employee_id: run.employee_id,
    permissions: ['participants/:id', 'cdp/:id', 'employees/:id', 'delivery_manifest', 'delivery_events'].map(
      (path) => ['GET', `/${path}`] as const,
    ),
  });
});
afterAll(() => server.close());

const read = <T>(path: string, as = dispatcher) => server.call<T>('GET', `${path}/overview`, { as });
const setStop = (id: number | undefined, values: object) =>
  server.db
    .updateTable('delivery_events')
    .set(values)
    .where('id', '=', id ?? 0)
    .execute();
const setRun = (id: number, values: object) =>
  server.db.updateTable('delivery_manifest').set(values).where('id', '=', id).execute();

describe('a participant: what comes next, and what came last', () => {
  const path = () => `/participants/${run.participants[0]}`;

  it('has the next delivery with its run, driver and expected arrival', async () => {
    const { body } = await read<ParticipantOverview>(path());
    expect(body).toMatchObject({ open: 1, last: null });
    expect(body.next).toMatchObject([
      {
        id: run.stops[0],
        delivery_manifest_id: run.id,
        delivery_date: DAY,
        time_zone: run.zone,
        eta: `${DAY} 16:30:00`,
        driver_name: expect.stringContaining('DEMO') as string,
        run_name: expect.stringContaining('RUN') as string,
      },
    ]);
  });

  it('has the last one once it is over, and nothing of days that have passed open', async () => {
    await setStop(run.stops[0], {
      delivery_event_status_id: EVENT_STATUS.successful,
      datetime: `${DAY} 16:40:00`,
    });
    const { body } = await read<ParticipantOverview>(path());
    expect(body).toMatchObject({
      next: [],
      open: 0,
      last: { id: run.stops[0], datetime: `${DAY} 16:40:00` },
    });

    const past = await makeRun(server.db, { deliveries: 1, date: '2026-11-18', isUnderWay: false });
    const left = await read<ParticipantOverview>(`/participants/${past.participants[0]}`);
    expect(left.body).toMatchObject({ next: [], open: 0, last: null });
  });

  it('is not there for another CDP, nor for another driver', async () => {
    const foreign = `/participants/${other.participants[0]}`;
    expect((await read(foreign)).status).toBe(200);
    for (const as of [pharmacy, driver]) expect((await read(foreign, as)).status).toBe(404);
    expect((await read(path(), driver)).status).toBe(200);
    for (const right of ['/participants/:id', '/delivery_events'] as const) {
      const half = await server.signInAs('nobody', { permissions: [['GET', right]] });
      expect((await read(path(), half)).status, right).toBe(403);
    }
  });
});

describe('a facility: its residents and their next deliveries', () => {
  it('counts and shows those of the own CDP alone', async () => {
    const { id } = await server.db
      .insertInto('facilities')
      .values({
        name: 'DEMO HOUSE',
        facility_type: 'ALF',
        address: '1 DEMO ST',
        city: 'SAN DIEGO',
        state: 'CA',
        zipcode: '92101',
        is_approximate: false,
        is_active: true,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const residents = [run.participants[1] ?? 0, other.participants[0] ?? 0];
    await server.db
      .updateTable('participants')
      .set({ facility_id: id })
      .where('id', 'in', residents)
      .execute();
    const whole = (await read<FacilityOverview>(`/facilities/${id}`)).body;
    expect(whole).toMatchObject({ residents: 2, open: 2 });
    expect(whole.next.map((next) => next.id).sort()).toEqual([run.stops[1], other.stops[0]].sort());
    const own = (await read<FacilityOverview>(`/facilities/${id}`, pharmacy)).body;
    expect(own).toMatchObject({ residents: 1, open: 1 });
    expect(own.next.map((next) => next.id)).toEqual([run.stops[1]]);
    expect((await read('/facilities/999999')).status).toBe(404);
  });
});

describe('runs of a CDP, a driver, a vehicle, a pattern', () => {
  const ids = (runs: RunsOverview['today']) => runs.map((each) => each.delivery_manifest_id);

  it('a CDP has its runs of today with their count of stops, and what has no run', async () => {
    await setStop(run.stops[2], { delivery_manifest_id: null, secuence: null });
    const { body } = await read<CdpOverview>(`/cdp/${run.cdp_id}`);
    expect(ids(body.today)).toEqual([run.id]);
    expect(body).toMatchObject({ unassigned: 1, today: [{ stops: 2, closed: 1, time_zone: run.zone }] });
    expect((await read<CdpOverview>(`/cdp/${run.cdp_id}`, driver)).body.unassigned).toBeNull();
    await setStop(run.stops[2], { delivery_event_status_id: 7 });
    expect((await read<CdpOverview>(`/cdp/${run.cdp_id}`)).body.unassigned, 'canceled').toBe(0);
    await setStop(run.stops[2], { delivery_event_status_id: 1 });
    expect((await read(`/cdp/${other.cdp_id}`, pharmacy)).status).toBe(404);
  });

  it('a driver has today and the next shifts; another person’s are not told', async () => {
    const next = await makeRun(server.db, { date: LATER, cdp_id: run.cdp_id, isUnderWay: false });
    await setRun(next.id, { employee_id: run.employee_id });
    const own = (await read<RunsOverview>(`/employees/${run.employee_id}`)).body;
    expect([ids(own.today), ids(own.next)]).toEqual([[run.id], [next.id]]);
    const elsewhere = (await read<RunsOverview>(`/employees/${other.employee_id}`, pharmacy)).body;
    expect(elsewhere).toEqual({ today: [], next: [] });
    expect((await read<RunsOverview>(`/employees/${other.employee_id}`, driver)).body.today).toEqual([]);
  });

  it('a driver does not know of a run that is being planned', async () => {
    await setRun(run.id, { delivery_manifest_status_id: MANIFEST_STATUS.created });
    expect((await read<RunsOverview>(`/employees/${run.employee_id}`, driver)).body.today).toEqual([]);
    expect(ids((await read<RunsOverview>(`/employees/${run.employee_id}`)).body.today)).toEqual([run.id]);
    await setRun(run.id, { delivery_manifest_status_id: MANIFEST_STATUS.running });
  });

  it('a vehicle keeps the night shift of yesterday while it is under way', async () => {
    const vehicle = await insertVehicle(server);
    const night = await makeRun(server.db, { date: '2026-11-19', startsAt: '22:00:00' });
    await setRun(night.id, { vehicle_id: vehicle });
    const path = `/vehicles/${vehicle}`;
    expect(ids((await read<RunsOverview>(path)).body.today)).toEqual([night.id]);
    await setRun(night.id, { delivery_manifest_status_id: MANIFEST_STATUS.done });
    expect((await read<RunsOverview>(path)).body.today).toEqual([]);
  });

  it('a pattern has its run of today; one of another CDP is not there', async () => {
    const { id: pattern } = await insertPattern(server, run.cdp_id);
    await setRun(run.id, { run_id: pattern });
    expect(ids((await read<RunsOverview>(`/runs/${pattern}`)).body.today)).toEqual([run.id]);
    const stranger = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    expect((await read(`/runs/${pattern}`, stranger)).status).toBe(404);
  });
});
