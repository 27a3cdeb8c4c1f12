import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remindRecipients } from '../../server/day/outreach/remindRecipients';
import { tellRecipients } from '../../server/day/outreach/tellRecipients';
import { inTransaction } from '../../server/platform/database/transaction';
import { StoppedClock } from '../support/dispatchDay';
import { ALL_NEWS, OutreachDay, setRules } from '../support/outreachDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let day: OutreachDay;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:40:00');
  await setRules(server, ALL_NEWS);
  day = await OutreachDay.make(server, ana, { isUnderWay: true });
});

it('a vehicle that comes to the address has arrived', async () => {
  const driver = await server.signInAs('driver', { employee_id: day.run.employee_id, client: 'mobile' });
  const at = {
    employee_id: day.run.employee_id,
    latitude: 32.75,
    longitude: -117.05,
    speed: 0,
    heading: 0,
    accuracy: 5,
  };
  const positions = ['16:38:00', '16:39:00'].map((time) => ({ ...at, recorded_at: `2026-11-20 ${time}` }));
  const answer = await server.call('POST', '/positions', { as: driver, body: positions });
  expect(answer.body).toMatchObject({ accepted: 2 });
  expect(await day.heard()).toEqual(['arrived 0 waiting']);
});

it('an order is confirmed, without a page that could outlive it', async () => {
  await setRules(server, { orderReceived: ['sms'] });
  await inTransaction(server.db, (trx) =>
    tellRecipients(trx, [{ event: 'orderReceived', ids: [day.stop(0)] }], { now: clock.now() }),
  );
  const [told] = await day.messages();
  expect(told?.args.text).toContain('tenemos su orden, ANA0. La entregamos el 11/20/2026');
  const links = await server.db
    .selectFrom('tracking_links')
    .select('id')
    .where('delivery_event_id', '=', day.stop(0))
    .execute();
  expect(links).toEqual([]);
});

describe('the evening before', () => {
  const remind = () => remindRecipients(server.context);
  beforeEach(async () => {
    await setRules(server, { reminder: ['sms'] });
    day = await OutreachDay.make(server, ana, { isUnderWay: false, date: '2026-11-21' });
  });

  it.each([
    ['too early', '2026-11-21 01:59:00', 0],
    ['at six', '2026-11-21 02:00:00', 3],
    ['at night', '2026-11-21 05:00:00', 0],
    ['a day early', '2026-11-20 02:00:00', 0],
  ])('reminds: %s', async (_what, now, count) => {
    clock.set(now);
    await remind();
    await remind();
    const told = await day.messages();
    expect(told).toHaveLength(count);
    expect(
      told
        .slice(0, 1)
        .every(
          ({ event, args }) =>
            event === 'reminder' && args.text?.includes('su entrega es mañana, entre las 7:30 AM y las'),
        ),
    ).toBe(true);
  });

  it('says nothing of a run that is not published', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ delivery_manifest_status_id: 1 })
      .where('id', '=', day.run.id)
      .execute();
    clock.set('2026-11-21 02:00:00');
    await remind();
    expect(await day.messages()).toEqual([]);
  });
});
