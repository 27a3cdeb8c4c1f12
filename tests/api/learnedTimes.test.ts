import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LearnedView } from '../../src/contract/learning/learnedTimes';
import { DEFAULT_PACE, straightLeg } from '../../src/domain/addresses/travelTime';
import type { LearnedTimes } from '../../src/domain/planning/learnedTimes';
import type { RouteDraft } from '../../src/domain/planning/planView';
import type { ManifestView } from '../../src/domain/runs/dispatchView';
import { EVENT_STATUS } from '../../src/domain/stops/eventStatus';
import { addDays, fromWire, toWire } from '../../src/domain/time/dates';
import { learn } from '../../server/day/learning/learn';
import { DAY, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 15:00:00');
/** What a drive of the past days took of its plan. */
const SLOWER = 1.5;

let server: TestServer;
let admin: TestSession;
let today: TestRun;

/** A run of a past day, of which every drive took half as long again. */
async function drivenRun(date: string, cdp_id: number) {
  const run = await makeRun(server.db, { date, cdp_id, deliveries: 12, startsAt: '09:00:00' });
  const stops = await server.db
    .selectFrom('delivery_events')
    .select(['id', 'destination_latitude', 'destination_longitude', 'planned_at'])
    .where('id', 'in', run.stops)
    .orderBy('secuence')
    .execute();
  let at = fromWire(stops[0]?.planned_at ?? '').getTime();
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    const point = (one: typeof stop) => ({
      latitude: one.destination_latitude ?? 0,
      longitude: one.destination_longitude ?? 0,
    });
    if (before) at += straightLeg(point(before), point(stop), DEFAULT_PACE).seconds * SLOWER * 1000 + 300_000;
    await server.db
      .updateTable('delivery_events')
      .set({ delivery_event_status_id: EVENT_STATUS.successful, datetime: toWire(new Date(at)) })
      .where('id', '=', stop.id)
      .execute();
  }
}

beforeAll(async () => {
  server = await testServer({ clock });
  admin = await server.signInAs('administrator');
  today = await makeRun(server.db, { deliveries: 3, isUnderWay: false, startsAt: '09:00:00' });
  for (let back = 1; back <= 10; back++) await drivenRun(addDays(DAY, -back), today.cdp_id);
});
afterAll(() => server.close());

const drive = async () => {
  const { body } = await server.call<ManifestView[]>('GET', `/delivery_manifest?id=${today.id}&events=1`, {
    as: admin,
  });
  const [first, second] = (body[0]?.events ?? []).filter(({ id }) => today.stops.includes(id));
  return (fromWire(second?.eta ?? '').getTime() - fromWire(first?.eta ?? '').getTime()) / 1000 - 300;
};
const view = async () => (await server.call<LearnedView>('GET', '/learned_times', { as: admin })).body;
const current = async (as = admin) =>
  (await server.call<{ learned: LearnedTimes | null }>('GET', '/system/settings/current', { as })).body
    .learned;

describe('times learn', () => {
  it('from the days before, and correct arrivals until somebody switches it off', async () => {
    const planned = await drive();
    expect((await view()).learned_at).toBeNull();
    expect(await current()).toBeNull();

    await learn(server.context);
    const seen = await view();
    expect(seen.legs).toBe(110);
    expect(seen.error_after).toBeLessThan(seen.error_before / 2);
    expect(seen.cdps).toMatchObject([
      { cdp: today.cdp_id, cdp_name: expect.any(String), days: 10, runs: 10 },
    ]);
    expect(seen.cdps[0]?.checks[0]).toMatchObject({ isUsed: true });
    expect(seen.hours[0]).toMatchObject({ cdp: today.cdp_id, cdp_name: expect.any(String) });
    expect(seen.hours[0]?.took).toBeGreaterThan(seen.hours[0]?.planned ?? Infinity);
    const learned = await drive();
    expect(learned).toBeGreaterThan(planned * 1.2);
    expect(learned).toBeLessThan(planned * 1.6);
    expect(Object.keys((await current())?.drives ?? {})).toEqual([String(today.cdp_id)]);

    // The optimizer drives by the same times.
    const draft = await server.call<RouteDraft>(
      'POST',
      `/delivery_manifest/${today.id}/recalculate_trace/draft`,
      {
        as: admin,
        body: {},
      },
    );
    expect(draft.status).toBe(200);
    expect(draft.body.order).toHaveLength(4);

    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${seen.version}"` };
    const off = await server.call('PUT', '/learned_times', { as: admin, body: { is_on: false }, headers });
    expect(off.body).toEqual({ version: seen.version + 1, is_on: false });
    expect(await drive()).toBe(planned);
    expect(await current()).toBeNull();
    // It goes on learning, and corrects nothing.
    await learn(server.context);
    expect(await drive()).toBe(planned);
    const stale = await server.call('PUT', '/learned_times', {
      as: admin,
      body: { is_on: true },
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
    expect(stale.status).toBe(412);
  });

  it('are shown to a CDP for its own hours, and switched by whom the role allows', async () => {
    const other = await makeRun(server.db);
    const pharmacy = await server.signInAs('dispatcher', { cdp_id: other.cdp_id });
    const seen = await server.call<LearnedView>('GET', '/learned_times', { as: pharmacy });
    expect([seen.body.hours, seen.body.cdps]).toEqual([[], []]);
    const driver = await server.signInAs('driver');
    expect([await current(pharmacy), await current(driver)]).toEqual([null, null]);
    const headers = { 'idempotency-key': randomUUID(), 'if-match': '"1"' };
    const refused = await server.call('PUT', '/learned_times', {
      as: pharmacy,
      body: { is_on: true },
      headers,
    });
    expect(refused.status).toBe(403);
  });
});
