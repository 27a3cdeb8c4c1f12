import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countFigures } from '../../server/day/dashboards/countFigures';
import type { FiguresAnswer } from '../../src/contract/dashboards/figures';
import { EVENT_STATUS_IDS } from '../../src/domain/stops/eventStatus';
import { DAY, makeRun, StoppedClock } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let reader: TestSession;
let figures: FiguresAnswer;
beforeAll(async () => {
  server = await testServer({ clock: new StoppedClock(`${DAY} 23:40:00`) });
  reader = await server.signInAs('dispatcher');
  const west = await makeRun(server.db, { deliveries: 20 });
  const east = await makeRun(server.db, { deliveries: 20, zone: 'America/New_York' });
  // Every status, with and without times, reasons and several visits; one of them without a run.
  for (const [index, id] of [...west.stops, ...east.stops].entries()) {
    const status = EVENT_STATUS_IDS[1 + (index % 19)] ?? 1;
    await server.db
      .updateTable('delivery_events')
      .set({
        delivery_event_status_id: status,
        delivery_event_type_id: status >= 12 ? 8 : 3,
        attempts: index % 5,
        non_delivery_reason_id: index % 3 === 0 ? null : 1 + (index % 8),
        planned_at: index % 4 === 0 ? null : `${DAY} ${String(12 + (index % 12)).padStart(2, '0')}:30:00`,
        datetime: index % 7 === 0 ? null : `${DAY} ${String(13 + (index % 10)).padStart(2, '0')}:10:00`,
      })
      .where('id', '=', id)
      .execute();
  }
  const returned = { delivery_event_status_id: 19, planned_at: null, datetime: `${DAY} 22:10:00` };
  const [first = 0] = west.stops;
  await server.db.updateTable('delivery_events').set(returned).where('id', '=', first).execute();
  await sql`insert into delivery_event_transitions
      (delivery_event_id, delivery_event_type_id, delivery_event_status_id, datetime, actor_name, source)
    values (${first}, 8, 18, ${`${DAY} 17:10:00`}, 'DEMO', 'driver')`.execute(server.db);
  await countFigures(server.db);
  const answer = await server.call<FiguresAnswer>('GET', `/dashboards/figures?from=${DAY}&to=${DAY}`, {
    as: reader,
  });
  figures = answer.body;
});
afterAll(() => server.close());

async function listed(filter: string): Promise<number> {
  const { body } = await server.call('GET', `/delivery_events/total_items?delivery_date=${DAY}&${filter}`, {
    as: reader,
  });
  return (body as { total_items: number }).total_items;
}

it('a bar of an hour opens the deliveries that it counts', async () => {
  const bars = figures.hours.filter(({ hour }) => hour >= 0);
  expect(bars.length).toBeGreaterThan(5);
  for (const { hour, stops } of bars)
    expect({ hour, stops: await listed(`counted_hour=${hour}`) }).toEqual({ hour, stops });
});

it('a bar of a weekday opens the deliveries that it counts', async () => {
  const [weekday] = new Set(figures.hours.map((each) => each.weekday));
  expect(await listed(`counted_weekday=${weekday}`)).toBe(figures.now.stops);
  expect(await listed(`counted_weekday=${((weekday ?? 0) + 1) % 7}`)).toBe(0);
});

it('bars of visits open the deliveries that they count', async () => {
  const { first_visit, second_visit, later_visit } = figures.now;
  expect(Math.min(first_visit, second_visit, later_visit)).toBeGreaterThan(0);
  expect([
    await listed('counted_visits=1'),
    await listed('counted_visits=2'),
    await listed('counted_visits=3'),
  ]).toEqual([first_visit, second_visit, later_visit]);
});

it('a bar of a reason opens the deliveries that it counts', async () => {
  expect(figures.reasons.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['missing', 'damaged', 'none']),
  );
  for (const { reason, now } of figures.reasons)
    expect({ reason, now: await listed(`counted_reason=${reason}`) }).toEqual({ reason, now });
});

it('refuses an hour, a weekday and a reason that there are not', async () => {
  for (const filter of ['counted_hour=24', 'counted_weekday=7', 'counted_visits=0', 'counted_reason=x']) {
    const { status, body } = await server.call('GET', `/delivery_events?${filter}`, { as: reader });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(filter.split('=')[0]);
  }
});
