import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventView, ManifestView } from '../../src/domain/runs/dispatchView';
import type { LifeCycle } from '../../src/domain/stops/lifeCycle';
import {
  command,
  DAY,
  makeRun,
  type Problem,
  runPath,
  StoppedClock,
  stopPath,
  type TestRun,
} from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  run = await makeRun(server.db);
  await makeRun(server.db, { isUnderWay: false, startsAt: '09:00:00' });
});
afterAll(() => server.close());

const get = <T>(path: string, as = ana) => server.call<T>('GET', path, { as });
const versionOf = async (id: number) => (await get<ManifestView>(`/delivery_manifest/${id}`)).body.version;
const first = () => run.stops[0] ?? 0;

describe('GET /delivery_manifest', () => {
  it('answers heads, or with events=1 the stops in order too', async () => {
    const heads = await get<ManifestView[]>(`/delivery_manifest?date=${DAY}&page=1&per_page=9999`);
    expect(heads.body.map((manifest) => 'events' in manifest)).toEqual([false, false]);
    expect(heads.body[0]).toMatchObject({
      id: run.id,
      time_offset: -8,
      employee: 'DEMO CHAUFFEURINSKI',
      cdp_color: '#0F766E',
    });
    const whole = await get<ManifestView[]>(`/delivery_manifest?date=${DAY}&events=1`);
    expect(whole.body[0]?.events.map((event) => event.secuence)).toEqual([1, 2, 3, 4, 5]);
    expect(whole.body[0]?.events[1]).toMatchObject({
      id: first(),
      participant_name: 'ANA0 GEHEIMNIS',
      delivery_date: DAY,
      funding_source_id: expect.any(Number) as number,
      needs: [],
      created_at: expect.stringMatching(/^\d{4}-/) as string,
    });
  });

  it('filters by status and ids, pages, and counts the same', async () => {
    const scheduled = await get<ManifestView[]>(
      `/delivery_manifest?date=${DAY}&delivery_manifest_status_id=2,4`,
    );
    expect(scheduled.body.map((manifest) => manifest.delivery_manifest_status_id)).toEqual([2]);
    const named = await get<ManifestView[]>(`/delivery_manifest?id=${run.id}&events=1`);
    expect(named.body.map((manifest) => manifest.id)).toEqual([run.id]);
    const page = await get<ManifestView[]>(`/delivery_manifest?date=${DAY}&page=2&per_page=1`);
    expect(page.body).toHaveLength(1);
    const backwards = await get<ManifestView[]>(`/delivery_manifest?date=${DAY}&sort=-id`);
    expect(backwards.body.at(-1)?.id).toBe(run.id);
    expect((await get(`/delivery_manifest/total_items?date=${DAY}`)).body).toEqual({ total_items: 2 });
  });

  it.each([
    'date=2026-02-30',
    'id=1;drop',
    'events=1',
    'per_page=10000',
    'colour=red',
    'page=0',
    'sort=colour',
  ])('refuses ?%s', async (query) => {
    expect((await get(`/delivery_manifest?${query}`)).status).toBe(400);
  });

  it('has the pool of a day beside it', async () => {
    const pooled = { delivery_event_type_id: 3, delivery_date: DAY, close_door_pharmacy_id: run.cdp_id };
    await server.db.insertInto('delivery_events').values(pooled).execute();
    const pool = await get<EventView[]>(`/delivery_manifest/unassigned?date=${DAY}`);
    expect(pool.body).toMatchObject([{ delivery_manifest_id: null, secuence: null }]);
    expect((await get<EventView[]>('/delivery_manifest/unassigned?date=2026-11-21')).body).toEqual([]);
    const elsewhere = await makeRun(server.db, { date: '2026-11-22' });
    const pharmacist = await server.signInAs('pharmacy', { cdp_id: elsewhere.cdp_id });
    expect((await get<EventView[]>(`/delivery_manifest/unassigned?date=${DAY}`, pharmacist)).body).toEqual(
      [],
    );
  });
});

describe('one run, one stop', () => {
  it('carry their version', async () => {
    const manifest = await get<ManifestView>(`/delivery_manifest/${run.id}`);
    expect(manifest.headers.etag).toBe('"1"');
    expect(manifest.body.events).toHaveLength(5);
    const event = await get(stopPath(run, first()));
    expect(event.headers.etag).toBe('"1"');
    expect(event.body).toMatchObject({
      event_id: first(),
      status_name: 'scheduled',
      event_type_is_mandatory: false,
      time_offset: -8,
    });
    expect((await get(`/delivery_manifest/${run.id}/delivery_events/abc`)).status).toBe(400);
    expect((await get('/delivery_manifest/999999')).status).toBe(404);
  });

  it('need a session, and the permission', async () => {
    const nobody = await server.signInAs('nobody');
    for (const path of [
      '/delivery_manifest',
      `/delivery_manifest/${run.id}`,
      stopPath(run, first(), 'life_cycle'),
    ]) {
      expect((await server.call('GET', path)).status, path).toBe(401);
      expect((await get(path, nobody)).status, path).toBe(403);
    }
  });
});

describe('GET /catalogs/delivery_event_status', () => {
  it('lists the statuses of a type', async () => {
    const collect = await get<{ id: number; name: string }[]>(
      '/catalogs/delivery_event_status?event_type_id=8',
    );
    expect(collect.body.map((status) => status.id)).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
    expect((await get('/catalogs/delivery_event_status?event_type_id=9')).status).toBe(400);
  });
});

describe('GET …/life_cycle', () => {
  it('tells the history by day of the run, with creation and copayment', async () => {
    const night = await makeRun(server.db, { startsAt: '15:00:00' });
    const eventId = night.stops[0] ?? 0;
    await server.db
      .updateTable('delivery_events')
      .set({ created_at: '2026-11-20 05:00:00' })
      .where('id', '=', eventId)
      .execute();
    clock.set('2026-11-21 07:30:00');
    await server.call(
      'POST',
      stopPath(night, eventId, 'change_status'),
      command(await server.signInAs('dispatcher'), 1, { delivery_event_status_id: 3 }),
    );
    clock.set('2026-11-21 08:20:00');
    const late = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
    const failed = {
      delivery_event_status_id: 11,
      non_delivery_reason_id: 4,
      other_reason: 'flood',
      comments: 'street closed',
    };
    await server.call('POST', stopPath(night, eventId, 'change_status'), command(late, 2, failed));

    const { body } = await get<LifeCycle>(stopPath(night, eventId, 'life_cycle'), late);
    expect(body).toMatchObject({
      participant_name: 'ANA0 GEHEIMNIS',
      phone_number: '6195550199',
      time_zone: 'America/Los_Angeles',
    });
    // 05:00 UTC is the evening before, 07:30 UTC half past eleven at night, 08:20 UTC the next day.
    expect(body.life_cycle.map((day) => [day.date, day.transitions.map((line) => line.status_name)])).toEqual(
      [
        ['2026-11-19', ['created', 'copayment']],
        ['2026-11-20', ['attempted']],
        ['2026-11-21', ['failed']],
      ],
    );
    expect(body.life_cycle[0]?.transitions).toMatchObject([
      { id: -1, created_by: 'Test scheduler', created_at: '2026-11-20 05:00:00' },
      { id: 0, copayment_amount: '12.50' },
    ]);
    expect(body.life_cycle[2]?.transitions[0]).toMatchObject({
      created_by_name: 'Ana Office',
      source: 'office',
      comments: 'street closed',
      non_delivery_reason_description: 'Other',
      other_non_delivery_reason_description: 'flood',
      is_undo: false,
    });
  });
});

describe('GET …/life_cycle of a delivery that was worked on', () => {
  it('tells each action with who, and what was before and after; attempts carry their number', async () => {
    clock.set('2026-11-20 17:00:00');
    const here = await makeRun(server.db, { startsAt: '08:00:00' });
    const there = await makeRun(server.db, { startsAt: '08:30:00', isUnderWay: false });
    const eventId = here.stops[0] ?? 0;
    const dee = await server.signInAs('dispatcher', { full_name: 'Dee Dispatcher' });
    const send = async (method: 'PUT' | 'POST', path: string, version: number, body: object) => {
      clock.advance(60_000);
      const done = await server.call<Problem>(method, path, command(dee, version, body));
      expect(done.status, `${path} ${JSON.stringify(done.body)}`).toBe(200);
    };
    const at = (verb: string) => stopPath(here, eventId, verb);
    await send('PUT', at('copayment'), 1, { copayment_amount: '3.00', copayment_method: 'cash' });
    await send('POST', at('lock'), 2, { reason: 'promised' });
    await send('POST', at('unlock'), 3, {});
    await send('POST', runPath(here, 'lock'), await versionOf(here.id), { reason: 'training' });
    await send('POST', at('change_status'), 4, { delivery_event_status_id: 3 });

    const { body } = await get<LifeCycle>(at('life_cycle'), dee);
    const told = body.life_cycle.flatMap((day) => day.transitions).filter(({ id }) => id < -1 || id > 0);
    expect(told).toMatchObject([
      {
        verb: 'copayment',
        created_by_name: 'Dee Dispatcher',
        source: 'office',
        changes: {
          copayment_amount: { from: '12.50', to: '3.00' },
          copayment_method: { from: null, to: 'cash' },
        },
      },
      { verb: 'lockStop', changes: { locked_reason: { from: null, to: 'promised' } } },
      { verb: 'unlockStop', changes: { locked_reason: { from: 'promised', to: null } } },
      { verb: 'lockRun', created_by_name: 'Dee Dispatcher' },
      { verb: 'changeStatus', non_picked_up_details_id: null },
    ]);
    expect(told.at(-1)?.delivery_attempt_id).toBe(told.at(-1)?.id);
    // What is done to another run is no part of this delivery's history.
    const other = await get<LifeCycle>(stopPath(there, there.stops[0] ?? 0, 'life_cycle'), dee);
    expect(JSON.stringify(other.body)).not.toContain('lockRun');
  });
});

describe('days on which the clocks change', () => {
  it.each([
    // Spring: 02:00 → 03:00 on 14 March 2027; autumn: 02:00 → 01:00 on 1 November 2026.
    ['2027-03-14', '00:30:00', '2027-03-14 08:30:00', -8],
    ['2027-03-14', '03:30:00', '2027-03-14 10:30:00', -7],
    ['2026-11-01', '00:30:00', '2026-11-01 07:30:00', -7],
    ['2026-11-01', '08:00:00', '2026-11-01 16:00:00', -8],
  ])('%s from %s', async (date, startsAt, startUtc, offset) => {
    const odd = await makeRun(server.db, { date, startsAt, deliveries: 4 });
    clock.set(startUtc);
    const person = await server.signInAs('dispatcher');
    const manifest = await get<ManifestView>(`/delivery_manifest/${odd.id}`, person);
    expect(manifest.body).toMatchObject({ start_at: startUtc, time_offset: offset, delivery_date: date });

    clock.advance(40 * 60_000);
    const left = clock.now().getTime();
    const path = stopPath(odd, odd.stops[0] ?? 0, 'change_status');
    const done = await server.call<{ manifests: ManifestView[] }>(
      'POST',
      path,
      command(await server.signInAs('dispatcher'), 1, { delivery_event_status_id: 4 }),
    );
    const seconds = done.body.manifests[0]?.events
      .slice(2)
      .map((event) => (Date.parse(`${event.eta}Z`) - left) / 1000);
    // 130 s of road, 5 minutes at each door: across the change of the clocks too.
    expect(seconds).toEqual([130, 560, 990, 1290]);
  });

  it('the last hour before the change is still the day of the run', async () => {
    const odd = await makeRun(server.db, { date: '2026-11-01', startsAt: '18:00:00' });
    // 23:59 PST on the day that is 25 hours long.
    clock.set('2026-11-02 07:59:00');
    const person = await server.signInAs('dispatcher');
    const eventId = odd.stops[0] ?? 0;
    await server.call(
      'POST',
      stopPath(odd, eventId, 'change_status'),
      command(person, 1, { delivery_event_status_id: 4 }),
    );
    const { body } = await get<LifeCycle>(stopPath(odd, eventId, 'life_cycle'), person);
    expect(body.life_cycle.at(-1)).toMatchObject({ transitions: expect.anything() });
    expect(body.life_cycle.map((day) => day.date)).toContain('2026-11-01');
  });
});
