import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrackingView } from '../../src/domain/stops/trackingView';
import {
  command,
  insertDriver,
  makeRun,
  SECRETS,
  StoppedClock,
  stopPath,
  type TestRun,
} from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

interface Link {
  url: string;
  token: string;
  expires_at: string;
}

const clock = new StoppedClock('2026-11-20 16:10:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let address = 0;

beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:10:00');
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
  run = await makeRun(server.db);
  address += 1;
});

const first = () => run.stops[0] ?? 0;
const second = () => run.stops[1] ?? 0;
const share = async (eventId: number): Promise<Link> => {
  const answer = await server.call<Link>('POST', stopPath(run, eventId, 'tracking_link'), { as: ana });
  expect(answer.status).toBe(201);
  return answer.body;
};
/** Each test asks from an address of its own, for the limit is per address. */
const ask = (token: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url: `/api/tracking/${token}`,
    headers,
    remoteAddress: `10.1.0.${address}`,
  });
const look = async (token: string) => (await ask(token)).json<TrackingView>();
const drive = (latitude: number, recorded_at: string) =>
  server.db
    .insertInto('positions')
    .values({ employee_id: run.employee_id, latitude, longitude: -117.05, recorded_at })
    .execute();
const deliver = (eventId: number, body: object = { delivery_event_status_id: 4 }) =>
  server.call('POST', stopPath(run, eventId, 'change_status'), command(ana, 1, body));

/** Every key of an answer, as paths. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path ? `${path}.${key}` : key));
}

describe('the link', () => {
  it('is long, ends two days after the delivery day, and is stored as a hash only', async () => {
    const link = await share(first());
    expect(link.url).toBe(`/#/tracking/${link.token}`);
    expect(Buffer.from(link.token, 'base64url')).toHaveLength(20);
    // Midnight in San Diego after 20 November is 08:00 UTC on the 21st.
    expect(link.expires_at).toBe('2026-11-23 08:00:00');
    const rows = await server.db.selectFrom('tracking_links').selectAll().execute();
    const audit = await server.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('resource', '=', 'tracking_links')
      .execute();
    expect(JSON.stringify([rows, audit])).not.toContain(link.token);
    expect(audit.at(-1)).toMatchObject({ action: 'createTrackingLink', user_name: 'Ana Office' });
  });

  it('needs its own permission, a stop of this run, and somebody who waits there', async () => {
    const clerk = await server.signInAs('nobody');
    expect((await server.call('POST', stopPath(run, first(), 'tracking_link'), { as: clerk })).status).toBe(
      403,
    );
    const other = await makeRun(server.db);
    expect((await server.call('POST', stopPath(other, first(), 'tracking_link'), { as: ana })).status).toBe(
      404,
    );
    expect((await server.call('POST', stopPath(run, run.pullOut, 'tracking_link'), { as: ana })).status).toBe(
      409,
    );
  });

  it('wrong, expired and revoked ones are the same bytes', async () => {
    const revoked = await share(first());
    expect((await server.call('DELETE', stopPath(run, first(), 'tracking_link'), { as: ana })).body).toEqual({
      revoked: 1,
    });
    const expired = await share(second());
    clock.set('2026-11-23 08:00:01');
    const answers = await Promise.all(
      [revoked.token, expired.token, 'A'.repeat(27), 'x'].map((token) => ask(token)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
    const random = new Set(['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset']);
    const whole = answers.map(({ payload, headers }) =>
      JSON.stringify([payload, ...Object.entries(headers).filter(([name]) => !random.has(name))]),
    );
    expect(new Set(whole).size).toBe(1);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
  });

  it('is limited per address', async () => {
    const { token } = await share(first());
    const answers = [];
    for (let index = 0; index < 61; index++) answers.push(await ask(token));
    expect(answers.slice(0, 60).every((answer) => answer.statusCode === 200)).toBe(true);
    expect(answers[60]?.statusCode).toBe(429);
    expect(answers[60]?.json()).toMatchObject({ status_code: 'rate001' });
    expect(Number(answers[60]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

/** The allow-list of the recipient's page. */
const TRACKING_KEYS = [
  'state',
  'kind',
  'window',
  'new_day',
  'eta',
  'late_minutes',
  'attempted_at',
  'is_checking',
  'stops_away',
  'cdp',
  'clock',
  'first_name',
  'language',
  'time_zone',
  'vehicle',
  'delivered_at',
  'updated_at',
  'requests',
  'windows',
  'said',
  'messages',
  'driver_number',
] as const satisfies readonly (keyof TrackingView)[];

describe('what the recipient is told', () => {
  it('is the allow-list and nothing else, in every state', async () => {
    await drive(32.75, '2026-11-20 16:09:00');
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_start_time: '08:00:00', delivery_end_time: '10:00:00' })
      .where('id', '=', first())
      .execute();
    const { token } = await share(first());
    const allowed = new Set([
      ...TRACKING_KEYS,
      ...['window.start', 'window.end', 'eta.from', 'eta.to', 'cdp.name', 'cdp.phone_number'],
      ...['windows.delivery_date', 'windows.delivery_start_time', 'windows.delivery_end_time'],
      ...['said.confirmed', 'said.notHome', 'said.call', 'said.door', 'said.rating'],
      // Which ways the recipient is reached on, without the number or address.
      'messages.on',
      ...['vehicle.latitude', 'vehicle.longitude', 'vehicle.recorded_at', 'vehicle.distance_m'],
    ]);
    const orders = await server.db
      .selectFrom('delivery_events')
      .select(['order_number', 'tracking_number'])
      .where('delivery_manifest_id', '=', run.id)
      .where('order_number', 'is not', null)
      .execute();
    const forbidden = [
      ...Object.values(SECRETS),
      '12.50',
      '6195550199',
      ...orders.flatMap((order) => Object.values(order)),
    ];

    const texts = [(await ask(token)).payload];
    const reason = { non_delivery_reason_id: 4, other_reason: SECRETS.comment, comments: SECRETS.comment };
    await deliver(first(), { delivery_event_status_id: 11, ...reason });
    texts.push((await ask(token)).payload);
    for (const text of texts) {
      const keys = keysOf(JSON.parse(text)).map((key) => key.replace(/\.\d+/, ''));
      expect(keys.filter((key) => !allowed.has(key as never))).toEqual([]);
      expect(Object.keys(JSON.parse(text) as object).sort()).toEqual([...TRACKING_KEYS].sort());
      for (const word of forbidden) expect(text).not.toContain(word);
    }
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({
      state: 'next',
      stops_away: 0,
      first_name: 'ANA0',
      language: 'es',
      time_zone: 'America/Los_Angeles',
      window: { start: '2026-11-20 16:00:00', end: '2026-11-20 18:00:00' },
      kind: 'delivery',
      eta: { from: '2026-11-20 16:10:00', to: '2026-11-20 16:15:00' },
      late_minutes: null,
      attempted_at: null,
      is_checking: false,
      vehicle: { latitude: 32.75, recorded_at: '2026-11-20 16:09:00', distance_m: 0 },
    });
    expect(JSON.parse(texts[1] ?? '')).toMatchObject({
      state: 'failed',
      eta: null,
      stops_away: null,
      vehicle: null,
    });
  });

  it('shows the vehicle only while this stop is the next one, and only a fresh position', async () => {
    await drive(32.74, '2026-11-20 16:09:00');
    const { token } = await share(second());
    expect(await look(token)).toMatchObject({ state: 'onTheWay', stops_away: 1, vehicle: null });
    clock.set('2026-11-20 16:30:00');
    await deliver(first());
    expect(await look(token)).toMatchObject({ state: 'next', stops_away: 0, vehicle: null });
    await drive(32.76, '2026-11-20 16:29:00');
    expect(await look(token)).toMatchObject({ vehicle: { latitude: 32.76 } });
    await deliver(second());
    expect(await look(token)).toMatchObject({
      state: 'delivered',
      delivered_at: '2026-11-20 16:30:00',
      vehicle: null,
      eta: null,
    });
  });

  it('draws door and vehicle only while this stop is the next one, and refuses as it refuses a wrong link', async () => {
    const picture = (hash: string) =>
      server.app.inject({ method: 'GET', url: `/api/tracking/${hash}/map?width=400&height=220` });
    const { token } = await share(second());
    await drive(32.7412349, '2026-11-20 16:09:00');
    const wrong = await picture('x'.repeat(27));
    const early = await picture(token);
    expect([early.statusCode, early.body]).toEqual([404, wrong.body]);
    clock.set('2026-11-20 16:30:00');
    await deliver(first());
    expect((await picture(token)).statusCode).toBe(404);
    await drive(32.7602349, '2026-11-20 16:29:00');
    const { statusCode, headers, body } = await picture(token);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatch(/^<svg [^>]*width="400" height="220"/);
    expect(body.match(/translate\(/g)).toHaveLength(2);
    for (const word of Object.values(SECRETS)) expect(body).not.toContain(word);
    // Some metres further, it is the same picture.
    await drive(32.7598, '2026-11-20 16:30:00');
    expect((await picture(token)).body).toBe(body);
    expect(await look(token)).toMatchObject({ vehicle: { latitude: 32.76, longitude: -117.05 } });
    await deliver(second());
    expect((await picture(token)).statusCode).toBe(404);
  });

  it('hides the vehicle while the driver is at lunch first, and before the run has pulled out', async () => {
    await drive(32.74, '2026-11-20 16:09:00');
    const { token } = await share(first());
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_type_id: 4, delivery_event_status_id: 2 })
      .where('id', '=', run.pullOut)
      .execute();
    expect(await look(token)).toMatchObject({ state: 'next', vehicle: null });
    run = await makeRun(server.db, { isUnderWay: false });
    await drive(32.74, '2026-11-20 16:09:00');
    const early = await share(first());
    expect(await look(early.token)).toMatchObject({ state: 'scheduled', stops_away: null, vehicle: null });
  });

  it('follows the stop to another driver, and ends when it leaves its run', async () => {
    await drive(32.74, '2026-11-20 16:09:00');
    const { token } = await share(first());
    const employee_id = await insertDriver(server.db);
    await server.db.updateTable('delivery_manifest').set({ employee_id }).where('id', '=', run.id).execute();
    expect(await look(token)).toMatchObject({ state: 'next', vehicle: null });
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_manifest_id: null, secuence: null })
      .where('id', '=', first())
      .execute();
    expect((await ask(token)).statusCode).toBe(404);
  });

  it('is told in a few bytes that nothing has changed', async () => {
    const { token } = await share(first());
    const seen = await ask(token);
    const again = await ask(token, { 'if-none-match': String(seen.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    await deliver(first());
    expect((await ask(token, { 'if-none-match': String(seen.headers.etag) })).statusCode).toBe(200);
  });
});
