import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandAnswer, ManifestView } from '../../src/domain/runs/dispatchView';
import type { RunTemplate } from '../../src/domain/runs/dayTemplates';
import { command, DAY, makeRun, type Problem, type TestRun } from '../support/dispatchDay';
import { insertPattern, insertVehicle, suspend, type TestPattern } from '../support/schedulingDay';
import { StoppedClock } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let ana: TestSession;
let other: TestRun;
const clock = new StoppedClock('2026-11-20 13:00:00');

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  other = await makeRun(server.db, { isUnderWay: false });
});
afterAll(() => server.close());

const send = <T = CommandAnswer>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: unknown,
  version: number | null = null,
) => server.call<T>(method, path, command(ana, version, body));
const templates = async () => {
  const { body } = await server.call<RunTemplate[]>('GET', `/scheduling/templates?date=${DAY}`, { as: ana });
  return (id: number) => body.find((one) => one.run_id === id);
};
const make = (ids: number[]) => send('POST', '/delivery_manifest/from_runs', { date: DAY, run_ids: ids });
const undo = (id: string) => send('POST', `/commands/${id}/undo`, {});
const pattern = (changes: Record<string, unknown> = {}): Promise<TestPattern> =>
  insertPattern(server, other.cdp_id, changes);
async function made(): Promise<{ run: ManifestView; of: TestPattern; answer: CommandAnswer }> {
  const of = await pattern();
  const { body } = await make([of.id]);
  const [run] = body.manifests;
  if (!run) throw new Error('No run was made');
  return { run, of, answer: body };
}

describe('GET /scheduling/templates: which runs of master data drive on a day', () => {
  it('§3 "shift calendar", dates and "optional suspension dates": due, or why not', async () => {
    const [due, weekend, over, asleep, workshop] = [
      await pattern(),
      await pattern({ shift_days: [6] }),
      await pattern({ end_date: '2026-11-19' }),
      await pattern({ is_active: false }),
      await pattern(),
    ];
    await suspend(server, workshop.id);
    const of = await templates();
    expect([due, weekend, over, asleep, workshop].map(({ id }) => of(id)?.not_due)).toEqual([
      null,
      'weekday',
      'dates',
      'inactive',
      'suspended',
    ]);
    expect(of(workshop.id)?.suspension).toMatchObject({ start_date: DAY, reason: 'Workshop' });
    expect(of(due.id)).toMatchObject({
      start_at: '2026-11-20 16:00:00',
      end_at: '2026-11-21 00:00:00',
      employee_id: due.driver,
      delivery_manifest_id: null,
      clashes: [],
    });
  });

  it('names where driver or vehicle are at the same time, and takes the next driver who is free', async () => {
    const busy = await pattern();
    await server.db
      .updateTable('runs')
      .set({ driver_ids: [other.employee_id] as never })
      .where('id', '=', busy.id)
      .execute();
    const second = await pattern();
    await server.db
      .updateTable('runs')
      .set({ driver_ids: [other.employee_id, second.driver] as never })
      .where('id', '=', second.id)
      .execute();
    const of = await templates();
    expect(of(busy.id)?.clashes).toMatchObject([{ of: 'driver', run: expect.stringMatching(/^RUN/) }]);
    expect(of(second.id)).toMatchObject({ employee_id: second.driver, clashes: [] });
    const refused = await make([busy.id]);
    expect(refused.body.results?.[0]).toMatchObject({ id: busy.id, ok: false, status_code: 'ud023' });
  });
});

describe('POST /delivery_manifest/from_runs', () => {
  it('§4 types: pull out, pick up, a lunch where the shift is 4 hours or more, pull in; created, not published', async () => {
    const long = await pattern();
    const short = await pattern({ end_time: '11:30:00' });
    const { body } = await make([long.id, short.id]);
    expect(body.results?.map(({ ok }) => ok)).toEqual([true, true]);
    const [whole, part] = body.manifests;
    expect(whole?.events.map((stop) => stop.delivery_event_type_id)).toEqual([1, 2, 4, 5, 7]);
    expect(part?.events.map((stop) => stop.delivery_event_type_id)).toEqual([1, 2, 7]);
    expect(whole).toMatchObject({
      name: long.name,
      delivery_manifest_status_id: 1,
      employee_id: long.driver,
    });
    // In the hour before the middle of 08:00 to 16:00.
    expect(whole?.events[2]).toMatchObject({ eta: '2026-11-20 19:00:00', delivery_start_time: '11:00:00' });
  });

  it('is made once, however often it is asked for', async () => {
    const { of } = await made();
    const again = await make([of.id]);
    expect(again.body.results).toMatchObject([{ id: of.id, ok: true }]);
    expect(again.body.manifests).toEqual([]);
    expect((await templates())(of.id)?.delivery_manifest_id).toEqual(expect.any(Number));
  });

  it('of two who ask at once, one makes it', async () => {
    const { id } = await pattern();
    const answers = await Promise.all([make([id]), make([id])]);
    expect(answers.map(({ body }) => body.manifests.length).sort()).toEqual([0, 1]);
  });

  it('says per run what became of it', async () => {
    const [due, weekend] = [await pattern(), await pattern({ shift_days: [6] })];
    const { body } = await make([due.id, weekend.id, 999_999]);
    expect(body.results).toMatchObject([
      { id: due.id, ok: true },
      { id: weekend.id, ok: false, status_code: 'state001', args: { reason: 'notDue', why: 'weekday' } },
      { id: 999_999, ok: false, status_code: 'nf001' },
    ]);
  });

  it('is one command: undone and done again', async () => {
    const { of, answer, run } = await made();
    const undone = await undo(answer.command_id);
    expect(undone.status).toBe(200);
    expect(undone.body.removed_manifest_ids).toEqual([run.id]);
    expect((await templates())(of.id)?.delivery_manifest_id).toBeNull();
    const redone = await undo(undone.body.command_id);
    expect(redone.body.manifests[0]).toMatchObject({ id: run.id, name: of.name });
    expect(redone.body.manifests[0]?.events.map((stop) => stop.delivery_event_type_id)).toEqual([
      1, 2, 4, 5, 7,
    ]);
  });

  it('cannot be undone once a delivery stands in it', async () => {
    const { run, answer } = await made();
    const from = await makeRun(server.db, { isUnderWay: false, cdp_id: other.cdp_id });
    const [stop = 0] = from.stops;
    await send(
      'POST',
      `/delivery_manifest/${run.id}/move`,
      { delivery_event_ids: [stop], versions: { [stop]: 1 } },
      run.version,
    );
    const refused = await undo(answer.command_id);
    expect(refused.status).toBe(409);
  });
});

describe('POST /delivery_manifest: a run by hand', () => {
  const run = async (changes: object = {}) => ({
    name: 'Extra run',
    date: DAY,
    employee_id: (await pattern()).driver,
    vehicle_id: await insertVehicle(server),
    close_door_pharmacy_id: other.cdp_id,
    start_time: '09:00:00',
    end_time: '12:00:00',
    ...changes,
  });

  it('is created with its own stops', async () => {
    const { status, body } = await send('POST', '/delivery_manifest', await run());
    expect(status).toBe(200);
    expect(body.manifests[0]).toMatchObject({
      name: 'EXTRA RUN',
      delivery_manifest_status_id: 1,
      start_at: '2026-11-20 17:00:00',
      end_at: '2026-11-20 20:00:00',
    });
  });

  it('ends after midnight where it says so, belongs to the day it starts, and is refused where it does not', async () => {
    const night = { start_time: '18:00:00', end_time: '02:00:00' };
    const refused = await send<Problem>('POST', '/delivery_manifest', await run(night));
    expect(refused.body.errors).toMatchObject({ end_time: { message: 'validation.pickerHours' } });
    const done = await send('POST', '/delivery_manifest', await run({ ...night, ends_next_day: true }));
    expect(done.body.manifests[0]).toMatchObject({
      delivery_date: DAY,
      start_at: '2026-11-21 02:00:00',
      end_at: '2026-11-21 10:00:00',
    });
  });

  it.each([
    ['name', null],
    ['date', 'yesterday'],
    ['employee_id', null],
    ['vehicle_id', null],
    ['close_door_pharmacy_id', null],
    ['start_time', '03:00:00'],
    ['end_time', '09:00:00'],
  ])('refuses %s %j by its field', async (field, value) => {
    const answer = await send<Problem>('POST', '/delivery_manifest', await run({ [field]: value }));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it('refuses a driver who is on another run at that time, by its name', async () => {
    const answer = await send<Problem>(
      'POST',
      '/delivery_manifest',
      await run({ employee_id: other.employee_id }),
    );
    expect(answer.body).toMatchObject({ status_code: 'ud023', args: { run: expect.stringMatching(/^RUN/) } });
  });
});

describe('publish: created → scheduled (spec §4)', () => {
  it('says per run what became of it, and can be taken back', async () => {
    const { run } = await made();
    const body = { ids: [run.id, other.id], versions: { [run.id]: run.version, [other.id]: 1 } };
    const done = await send('POST', '/delivery_manifest/publish', body);
    expect(done.body.results).toMatchObject([
      { id: other.id, ok: false, status_code: 'state001' },
      { id: run.id, ok: true },
    ]);
    const published = done.body.manifests.find(({ id }) => id === run.id);
    expect(published?.delivery_manifest_status_id).toBe(2);
    const back = await send('POST', '/delivery_manifest/unpublish', {
      ids: [run.id],
      versions: { [run.id]: published?.version },
    });
    expect(back.body.manifests[0]?.delivery_manifest_status_id).toBe(1);
    expect((await undo(back.body.command_id)).body.manifests[0]?.delivery_manifest_status_id).toBe(2);
  });

  it('needs the version of each run', async () => {
    const { run } = await made();
    const none = await send('POST', '/delivery_manifest/publish', { ids: [run.id] });
    const stale = await send('POST', '/delivery_manifest/publish', {
      ids: [run.id],
      versions: { [run.id]: 99 },
    });
    expect([none, stale].map(({ body }) => body.results?.[0]?.status_code)).toEqual(['ver002', 'ver001']);
  });

  it('stays created while deliveries come, and the driver sees it only when it is published', async () => {
    const { run, of } = await made();
    const from = await makeRun(server.db, { isUnderWay: false, cdp_id: other.cdp_id });
    const [stop = 0] = from.stops;
    const move = { delivery_event_ids: [stop], versions: { [stop]: 1 } };
    const moved = await send('POST', `/delivery_manifest/${run.id}/move`, move, run.version);
    const planned = moved.body.manifests.find(({ id }) => id === run.id);
    expect(planned?.delivery_manifest_status_id).toBe(1);
    // Before the lunch, at which the driver would only wait.
    expect(planned?.events.map((event) => event.delivery_event_type_id)).toEqual([1, 2, 3, 4, 5, 7]);
    const driver = await server.signInAs('driver', { employee_id: of.driver });
    const seen = async () =>
      (await server.call<ManifestView[]>('GET', `/delivery_manifest?date=${DAY}`, { as: driver })).body
        .length;
    const one = async () => (await server.call('GET', `/delivery_manifest/${run.id}`, { as: driver })).status;
    expect([await seen(), await one()]).toEqual([0, 404]);
    await send('POST', '/delivery_manifest/publish', {
      ids: [run.id],
      versions: { [run.id]: planned?.version },
    });
    expect([await seen(), await one()]).toEqual([1, 200]);
  });
});
