import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface Judged {
  accepted: number;
  results: { index: number; ok: boolean; reason: string | null }[];
}

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let ana: TestSession;
let driver: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher');
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  driver = await server.signInAs('driver', { employee_id: run.employee_id });
});

const here = (values: object = {}) => ({
  employee_id: run.employee_id,
  latitude: 32.75,
  longitude: -117.05,
  recorded_at: '2026-11-20 16:59:00',
  speed: 11.2,
  heading: 90,
  accuracy: 8,
  ...values,
});
const report = (items: unknown, as = driver) =>
  server.call<Judged>('POST', '/positions', { as, body: items });

describe('POST /positions', () => {
  it('accepts and refuses one by one, and says why', async () => {
    const answer = await report([
      here(),
      here({ latitude: 91 }),
      here({ longitude: '-117' }),
      here({ recorded_at: '2026-11-20 17:02:01' }),
      here({ recorded_at: '2026-11-20 17:02:00', speed: null }),
      here({ recorded_at: '2026-11-19 16:59:59' }),
      here({ recorded_at: 'now' }),
      here({ employee_id: run.employee_id + 1 }),
      here({ heading: 361 }),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body.accepted).toBe(2);
    expect(answer.body.results.map((result) => result.reason)).toEqual([
      null,
      'out_of_range',
      'malformed',
      'future',
      null,
      'too_old',
      'malformed',
      'unknown_employee',
      'out_of_range',
    ]);
    const stored = await server.db
      .selectFrom('positions')
      .selectAll()
      .where('employee_id', '=', run.employee_id)
      .execute();
    expect(stored).toHaveLength(2);
  });

  it('takes a repeat without a second row, and announces only what is newer', async () => {
    const announced = async () =>
      (await server.db.selectFrom('outbox').select('body').where('event', '=', 'position.changed').execute())
        .map((entry) => entry.body)
        .filter((body) => body.employee_id === run.employee_id);
    await report([here(), here({ recorded_at: '2026-11-20 16:58:00' })]);
    await report([here(), here({ recorded_at: '2026-11-20 16:57:00' })]);
    expect(await announced()).toMatchObject([
      { delivery_manifest_id: run.id, recorded_at: '2026-11-20 16:59:00' },
    ]);
    await report([here({ recorded_at: '2026-11-20 17:00:00' })]);
    expect(await announced()).toHaveLength(2);
  });

  it('is for the device of a driver', async () => {
    const web = await server.signInAs('administrator', { employee_id: run.employee_id });
    expect((await report([here()], web)).status).toBe(403);
    expect((await report([here()], await server.signInAs('nobody'))).status).toBe(403);
    expect((await report([])).status).toBe(422);
    expect((await report([here({ colour: 'red' })])).status).toBe(422);
    expect((await report(here())).status).toBe(422);
  });
});

describe('GET /positions', () => {
  it('current: the last position of each run of the day, within the CDP', async () => {
    await report([here(), here({ recorded_at: '2026-11-20 16:00:00', latitude: 32.7 })]);
    const current = await server.call<{ delivery_manifest_id: number }[]>(
      'GET',
      `/positions/current?date=${DAY}`,
      { as: ana },
    );
    const own = current.body.filter((position) => position.delivery_manifest_id === run.id);
    expect(own).toMatchObject([
      { employee_id: run.employee_id, latitude: 32.75, recorded_at: '2026-11-20 16:59:00' },
    ]);
    const other = await makeRun(server.db);
    const elsewhere = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    expect((await server.call('GET', `/positions/current?date=${DAY}`, { as: elsewhere })).body).toEqual([]);
    expect(
      (await server.call('GET', `/positions/track?delivery_manifest_id=${run.id}`, { as: elsewhere })).status,
    ).toBe(404);
  });

  it('track: where the run has been, oldest first', async () => {
    await report([here(), here({ recorded_at: '2026-11-20 16:00:00', latitude: 32.7 })]);
    await report([here({ recorded_at: '2026-11-20 03:00:00', latitude: 1 })]);
    const track = await server.call<{ latitude: number }[]>(
      'GET',
      `/positions/track?delivery_manifest_id=${run.id}`,
      { as: ana },
    );
    expect(track.body.map((position) => position.latitude)).toEqual([32.7, 32.75]);
    expect((await server.call('GET', '/positions/track', { as: ana })).status).toBe(400);
    expect((await server.call('GET', '/positions/current?date=today', { as: ana })).status).toBe(400);
  });
});

describe('where a driver is', () => {
  it('is told in words with the run and by the live event, and its degrees are not told with the run', async () => {
    await report([here({ latitude: 32.7486, longitude: -117.1661 })]);
    const answer = await server.call<Record<string, unknown>>('GET', `/delivery_manifest/${run.id}`, {
      as: ana,
    });
    const place = { is: 'near', name: 'San Diego 92103' };
    expect(answer.body).toMatchObject({ position_recorded_at: '2026-11-20 16:59:00', position_at: place });
    expect(Object.keys(answer.body).filter((key) => /^position_l/.test(key))).toEqual([]);
    const events = await server.db
      .selectFrom('outbox')
      .select('body')
      .where('event', '=', 'position.changed')
      .execute();
    expect(events.find(({ body }) => body.delivery_manifest_id === run.id)?.body.position_at).toEqual(place);
  });

  it('is unknown before the first position', async () => {
    const { body } = await server.call('GET', `/delivery_manifest/${run.id}`, { as: ana });
    expect(body).toMatchObject({ position_recorded_at: null, position_at: null });
  });
});
