import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { CommandAnswer, EventView } from '../../src/domain/runs/dispatchView';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let ben: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  ben = await server.signInAs('dispatcher', { full_name: 'Ben Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:40:00');
  run = await makeRun(server.db);
});

const first = () => run.stops[0] ?? 0;
const second = () => run.stops[1] ?? 0;
const change = <T = CommandAnswer>(
  eventId: number,
  body: object,
  version: number | null = 1,
  as = ana,
  key?: string,
) => server.call<T>('POST', stopPath(run, eventId, 'change_status'), command(as, version, body, key));
const transitionsOf = (eventId: number) =>
  server.db
    .selectFrom('delivery_event_transitions')
    .selectAll()
    .where('delivery_event_id', '=', eventId)
    .execute();

describe('changeStatus: two people at once', () => {
  it('names who changed what when the version is stale, and asks for one when it is missing', async () => {
    await change(first(), { delivery_event_status_id: 3 }, 1, ana);
    const stale = await change<Problem>(first(), { delivery_event_status_id: 4 }, 1, ben);
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      status_code: 'ver001',
      args: { current_version: 2, who: 'Ana Office' },
    });
    expect(stale.body.args.changed).toContain('delivery_event_status_id');
    const missing = await change<Problem>(first(), { delivery_event_status_id: 4 }, null, ben);
    expect(missing.status).toBe(428);
    expect(missing.body.status_code).toBe('ver002');
  });

  it('lets exactly one of two win', async () => {
    const answers = await Promise.all([
      change<Problem>(first(), { delivery_event_status_id: 4 }, 1, ana),
      change<Problem>(first(), { delivery_event_status_id: 3 }, 1, ben),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412]);
    expect(await transitionsOf(first())).toHaveLength(1);
  });

  it('merges changes of two different stops of one run', async () => {
    await change(first(), { delivery_event_status_id: 2 }, 1, ana);
    expect((await change(second(), { delivery_event_status_id: 2 }, 1, ben)).status).toBe(200);
  });

  it('one key, 50 times at once: one change, one answer', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => change(first(), { delivery_event_status_id: 4 }, 1, ana, key)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    expect(await transitionsOf(first())).toHaveLength(1);
  });

  it('refuses a web command without a key, and a key used for something else', async () => {
    const path = stopPath(run, first(), 'change_status');
    const keyless = { as: ana, body: { delivery_event_status_id: 4 }, headers: { 'if-match': '"1"' } };
    expect((await server.call('POST', path, keyless)).status).toBe(400);
    const key = randomUUID();
    await change(first(), { delivery_event_status_id: 3 }, 1, ana, key);
    expect(
      (await change<Problem>(first(), { delivery_event_status_id: 4 }, 2, ana, key)).body.status_code,
    ).toBe('idem001');
  });
});

describe('changeStatus: whose run', () => {
  it('a stop of another run is not found', async () => {
    const other = await makeRun(server.db);
    const path = `/delivery_manifest/${other.id}/delivery_events/${first()}`;
    expect((await server.call('GET', path, { as: ana })).status).toBe(404);
    expect((await server.call('GET', `${path}/life_cycle`, { as: ana })).status).toBe(404);
    const answer = await server.call(
      'POST',
      `${path}/change_status`,
      command(ana, 1, { delivery_event_status_id: 4 }),
    );
    expect(answer.status).toBe(404);
  });

  it('another CDP’s run is not found, by any call', async () => {
    const other = await makeRun(server.db);
    const pharmacist = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    for (const path of [
      `/delivery_manifest/${run.id}`,
      stopPath(run, first()),
      stopPath(run, first(), 'life_cycle'),
    ]) {
      expect((await server.call('GET', path, { as: pharmacist })).status, path).toBe(404);
    }
    expect((await change<Problem>(first(), { delivery_event_status_id: 4 }, 1, pharmacist)).status).toBe(404);
    const list = await server.call<{ id: number }[]>(
      'GET',
      '/delivery_manifest?date=2026-11-20&per_page=9999',
      {
        as: pharmacist,
      },
    );
    expect(list.body.map((manifest) => manifest.id)).toEqual([other.id]);
    const total = await server.call('GET', '/delivery_manifest/total_items?date=2026-11-20', {
      as: pharmacist,
    });
    expect(total.body).toEqual({ total_items: 1 });
  });

  it('a driver’s device changes its own run without version or key, and is its witness; no other run', async () => {
    const driver = await server.signInAs('driver', {
      employee_id: run.employee_id,
      full_name: 'Demo Driver',
    });
    const body = {
      delivery_event_status_id: 4,
      signature: 'iVBORw0KGgo=',
      latitude: 32.75,
      longitude: -117.05,
    };
    const path = stopPath(run, first(), 'change_status');
    expect((await server.call('POST', path, { as: driver, body })).status).toBe(200);
    const [line] = await transitionsOf(first());
    expect(line).toMatchObject({
      source: 'driver',
      signature: 'iVBORw0KGgo=',
      latitude: 32.75,
      longitude: -117.05,
    });

    const other = await makeRun(server.db);
    const theirs = stopPath(other, other.stops[0] ?? 0, 'change_status');
    expect((await server.call('POST', theirs, { as: driver, body })).status).toBe(404);
    expect((await server.call('GET', `/delivery_manifest/${other.id}`, { as: driver })).status).toBe(404);
  });
});

describe('changeStatus: several stops', () => {
  type BulkAnswer = CommandAnswer & Required<Pick<CommandAnswer, 'results'>>;

  it('says per stop what became of it; one undo takes back what was done', async () => {
    const [a = 0, b = 0, c = 0] = run.stops;
    const key = randomUUID();
    const body = {
      delivery_event_status_id: 7,
      non_delivery_reason_id: 8,
      comments: 'household away',
      delivery_event_ids: [b, c, 999_999],
      versions: { [b]: 1, [c]: 7, 999999: 1 },
    };
    const answer = await change<BulkAnswer>(a, body, 1, ana, key);
    expect(answer.status).toBe(200);
    expect(answer.body.results.map(({ id, ok, status_code }) => [id, ok, status_code])).toEqual([
      [a, true, null],
      [b, true, null],
      [c, false, 'ver001'],
      [999_999, false, 'nf001'],
    ]);
    expect(answer.body.events.map((event: EventView) => event.delivery_event_status_id)).toEqual([7, 7]);

    const repeat = await change<BulkAnswer>(a, body, 1, ana, key);
    expect(repeat.body.results.map((result) => result.ok)).toEqual([true, true, false, false]);
    expect(await transitionsOf(b)).toHaveLength(1);

    const other = await change<Problem>(a, { ...body, delivery_event_ids: [run.pullOut] }, 1, ana, key);
    expect(other.body.status_code).toBe('idem001');

    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${answer.body.command_id}/undo`,
      command(ana, null, undefined),
    );
    expect(undone.status).toBe(200);
    expect(undone.body.events.map((event) => [event.delivery_event_status_id, event.version])).toEqual([
      [1, 3],
      [1, 3],
    ]);
  });

  it('asks for the version of each', async () => {
    const answer = await change<BulkAnswer>(first(), {
      delivery_event_status_id: 2,
      delivery_event_ids: [second()],
    });
    expect(answer.body.results.map((result) => result.status_code)).toEqual([null, 'ver002']);
  });

  it('returns collected bags to the CDP, and nothing else', async () => {
    const collect = { delivery_event_type_id: 8, delivery_event_status_id: 18 };
    await server.db.updateTable('delivery_events').set(collect).where('id', '=', first()).execute();
    const answer = await server.call<BulkAnswer>(
      'POST',
      `/delivery_manifest/${run.id}/return_delivery`,
      command(ana, null, {
        delivery_event_ids: [first(), second()],
        versions: { [first()]: 1, [second()]: 1 },
      }),
    );
    expect(answer.body.results.map((result) => result.status_code)).toEqual([null, 'state001']);
    const event = await server.call('GET', stopPath(run, first()), { as: ana });
    expect(event.body).toMatchObject({
      delivery_event_status_id: 19,
      return_manifest_id: run.id,
      return_destination_id: run.cdp_id,
    });
  });
});
