import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrackingView } from '../../src/domain/stops/trackingView';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import type { LifeCycle } from '../../src/domain/stops/lifeCycle';
import {
  closeDayOf,
  command,
  makeRun,
  StoppedClock,
  stopPath,
  type Problem,
  type TestRun,
} from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 17:00:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let token = '';
let address = 0;

beforeAll(async () => {
  server = await testServer({ clock, config: { trustProxy: true } });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  const link = await server.call<{ token: string }>(
    'POST',
    stopPath(run, run.stops[0] ?? 0, 'tracking_link'),
    command(ana, null, {}),
  );
  ({ token } = link.body);
});

/** Each request comes from an address of its own, unless a test counts them. */
const ask = (body: object, key: string = randomUUID(), of = token) => {
  address += 1;
  return server.call<Problem>('POST', `/tracking/${of}/requests`, {
    body,
    headers: { 'idempotency-key': key, 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` },
  });
};
const stop = () =>
  server.db
    .selectFrom('delivery_events')
    .selectAll()
    .where('id', '=', run.stops[0] ?? 0)
    .executeTakeFirstOrThrow();
const view = async () => (await server.call<TrackingView>('GET', `/tracking/${token}`)).body;
const setStatus = (delivery_event_status_id: number) =>
  server.db
    .updateTable('delivery_events')
    .set({ delivery_event_status_id, datetime: clock.now() })
    .where('id', '=', run.stops[0] ?? 0)
    .execute();

describe('what a recipient asks for by the page', () => {
  it('"I won’t be home" waits for the office, in the log as the recipient’s, and is told', async () => {
    const boss = await server.signInAs('dispatcher', { cdp_id: run.cdp_id });
    expect((await ask({ request: 'notHome', words: '  At work until 5 ' })).status).toBe(204);
    expect(await stop()).toMatchObject({
      recipient_asks: 'notHome',
      recipient_words: 'At work until 5',
      recipient_asked_at: '2026-11-20 17:00:00',
      version: 2,
    });
    const history = await server.call<LifeCycle>('GET', stopPath(run, run.stops[0] ?? 0, 'life_cycle'), {
      as: ana,
    });
    const entries = history.body.life_cycle.flatMap((day) => [...day.transitions]);
    expect(entries.find((entry) => entry.verb === 'recipientNotHome')).toMatchObject({
      source: 'recipient',
      created_by_name: 'Recipient',
      changes: { recipient_asks: { from: null, to: 'notHome' } },
    });
    const told = await server.db
      .selectFrom('notifications')
      .select(['type', 'json_body'])
      .where('user_id', '=', boss.user_id)
      .execute();
    expect(told).toMatchObject([{ type: 'recipient_not_home', json_body: { event_id: run.stops[0] } }]);
  });

  it('is published on the board’s topic, and on its row', async () => {
    const seq = async () =>
      (
        await server.db
          .selectFrom('outbox')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .executeTakeFirstOrThrow()
      ).seq;
    const before = await seq();
    await ask({ request: 'confirm' });
    const events = await server.db
      .selectFrom('outbox')
      .select(['topic', 'body'])
      .where('seq', '>', before ?? 0)
      .execute();
    expect(events.map(({ topic }) => topic)).toContain('dispatch:2026-11-20');
    expect(JSON.stringify(events)).not.toMatch(/ANA0|GEHEIMNIS/);
  });

  it('gate code and safe place are for the driver, and one of them is enough', async () => {
    expect((await ask({ request: 'door', gate_code: '#42', safe_place: '' })).status).toBe(204);
    expect(await stop()).toMatchObject({ recipient_gate_code: '#42', recipient_safe_place: null });
    // The link may have been handed on: the page says that there is something, never what.
    const { said } = await view();
    expect(said).toMatchObject({ door: true });
    expect(JSON.stringify(await view())).not.toContain('#42');
  });

  it('another window goes by the rules of every reschedule', async () => {
    const { windows = [] } = await view();
    const [window] = windows;
    expect(window).toMatchObject({ delivery_date: '2026-11-20', delivery_start_time: '11:00:00' });
    expect((await ask({ request: 'window', ...window })).status).toBe(204);
    expect(await stop()).toMatchObject({
      delivery_event_status_id: EVENT_STATUS.rescheduled,
      delivery_start_time: '11:00:00',
      destination_full_address: expect.stringContaining('HIDDEN') as string,
    });
    const other = {
      delivery_date: '2026-11-20',
      delivery_start_time: '03:00:00',
      delivery_end_time: '06:00:00',
    };
    const refused = await ask({ request: 'window', ...other });
    expect([refused.status, refused.body.args.reason]).toEqual([409, 'notOffered']);
  });

  it('what is delivered is rated; a poor rating is told', async () => {
    await setStatus(EVENT_STATUS.successful);
    expect((await view()).requests).toEqual(['rate']);
    expect((await ask({ request: 'rate', stars: 2, words: 'Came late' })).status).toBe(204);
    expect(await stop()).toMatchObject({ recipient_rating: 2, recipient_rating_words: 'Came late' });
    expect((await view()).said).toMatchObject({ rating: 2 });
  });

  it('also after the day was closed a rating counts, and nothing else', async () => {
    await closeDayOf(server, run, { user_id: ana.user_id, name: 'Ana Office' });
    expect((await ask({ request: 'notHome' })).status).toBe(409);
    await setStatus(EVENT_STATUS.successful);
    expect((await ask({ request: 'rate', stars: 5 })).status).toBe(204);
  });

  it('who confirms will be home after all', async () => {
    await ask({ request: 'notHome' });
    await ask({ request: 'confirm' });
    expect(await stop()).toMatchObject({
      recipient_asks: null,
      recipient_confirmed_at: '2026-11-20 17:00:00',
    });
    expect((await view()).said).toMatchObject({ notHome: false, confirmed: true });
  });

  it('the office closes a request, once', async () => {
    await ask({ request: 'call' });
    const settle = (version: number) =>
      server.call<Problem>(
        'POST',
        stopPath(run, run.stops[0] ?? 0, 'recipient_settled'),
        command(ana, version, {}),
      );
    expect((await settle(2)).status).toBe(200);
    expect((await stop()).recipient_asks).toBeNull();
    const again = await settle(3);
    expect([again.status, again.body.args.reason]).toEqual([409, 'nothingAsked']);
  });
});

describe('what the office does with it', () => {
  it('undoes it as the command of somebody else', async () => {
    await ask({ request: 'notHome' });
    const { id } = await server.db
      .selectFrom('commands')
      .select('id')
      .where('user_id', 'is', null)
      .where(sql<boolean>`before -> 'rows' -> 0 ->> 'id' = ${String(run.stops[0])}`)
      .executeTakeFirstOrThrow();
    const boss = await server.signInAs('administrator');
    const undone = await server.call('POST', `/commands/${id}/undo_override`, command(boss, null, {}));
    expect(undone.status).toBe(200);
    expect((await stop()).recipient_asks).toBeNull();
  });

  it('reads it at the stop, its driver too; another CDP does not', async () => {
    await ask({ request: 'door', gate_code: '#42' });
    const path = `/delivery_events/${run.stops[0]}/recipient`;
    const driver = await server.signInAs('driver', { employee_id: run.employee_id });
    expect((await server.call('GET', path, { as: driver })).body).toMatchObject({
      recipient_gate_code: '#42',
    });
    const other = await makeRun(server.db);
    const stranger = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    expect((await server.call('GET', path, { as: stranger })).status).toBe(404);
  });
});

describe('what is refused', () => {
  it.each([
    ['an unknown request', { request: 'cancel' }, 'request'],
    ['nothing for the door', { request: 'door', gate_code: ' ' }, 'safe_place'],
    ['a long gate code', { request: 'door', gate_code: 'x'.repeat(41) }, 'gate_code'],
    ['no stars', { request: 'rate' }, 'stars'],
    ['six stars', { request: 'rate', stars: 6 }, 'stars'],
    ['no window', { request: 'window' }, 'delivery_date'],
    [
      'no time',
      { request: 'window', delivery_date: '2026-11-20', delivery_start_time: '25:00:00' },
      'delivery_start_time',
    ],
    ['long words', { request: 'call', words: '🙂'.repeat(300) }, 'words'],
  ])('%s names its field', async (_, body, field) => {
    const answer = await ask(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
  });

  it('a wrong, a revoked and an expired link are the same 404', async () => {
    const wrong = await ask({ request: 'confirm' }, randomUUID(), 'x'.repeat(27));
    await server.call('DELETE', stopPath(run, run.stops[0] ?? 0, 'tracking_link'), command(ana, null, {}));
    const revoked = await ask({ request: 'confirm' });
    expect([wrong.status, revoked.status]).toEqual([404, 404]);
    expect(wrong.body).toEqual(revoked.body);
  });

  it('once the driver is at the door it is too late for another time', async () => {
    await setStatus(EVENT_STATUS.attempted);
    expect((await view()).requests).toEqual(['door', 'call']);
    expect((await ask({ request: 'notHome' })).status).toBe(409);
  });

  it('a client can switch it off', async () => {
    await server.db
      .updateTable('funding_sources')
      .set({ recipient_requests: false })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('participants')
          .select('funding_source_id')
          .where('id', '=', run.participants[0] ?? 0),
      )
      .execute();
    expect((await view()).requests).toEqual([]);
    expect((await ask({ request: 'confirm' })).status).toBe(409);
  });

  it('a repeat has its effect once, the same key with another request is a 422, no key a 400', async () => {
    const key = randomUUID();
    await ask({ request: 'call' }, key);
    expect((await ask({ request: 'call' }, key)).status).toBe(204);
    expect((await stop()).version).toBe(2);
    const other = await ask({ request: 'confirm' }, key);
    expect([other.status, other.body.status_code]).toEqual([422, 'idem001']);
    expect((await ask({ request: 'call' }, 'no uuid')).status).toBe(400);
  });

  it('more than twelve in a minute from one address are too many', async () => {
    const send = () =>
      server.call('POST', `/tracking/${token}/requests`, {
        body: { request: 'call' },
        headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': '10.9.9.9' },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 13; count++) statuses.push((await send()).status);
    expect(statuses.slice(0, 12).every((status) => status === 204)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
