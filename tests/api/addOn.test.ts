import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import {
  command,
  commandsOnRun,
  makeRun,
  StoppedClock,
  type Problem,
  type TestRun,
} from '../support/dispatchDay';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:10:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:10:00');
  // A run that has left its CDP goes back for the bag: tripBack.test.ts.
  run = await makeRun(server.db, { deliveries: 5, isUnderWay: false });
});

const call = commandsOnRun(() => ({ server, as: ana, run }));
const orderOf = (answer: CommandAnswer) => (answer.manifests[0]?.events ?? []).map((event) => event.id);

describe('addOn (spec §7, delivery_events_addon)', () => {
  const given = async (changes: object = {}) => ({
    delivery_event_type_id: 3,
    participant_id: run.participants[0],
    destination_id: await insertAddress(server.db, run.participants[0] ?? 0),
    tracking_number: `N${run.id}`,
    comments: 'Two bags',
    secuence: 3,
    refrigeration_needed: true,
    delivery_start_time: null,
    delivery_end_time: null,
    priority: 'high',
    ...changes,
  });

  it('adds a rush delivery at the place, promised for when it is expected', async () => {
    const done = await call('POST', 'delivery_events_addon', await given());
    expect(done.status).toBe(200);
    expect(done.headers.etag).toBe('"2"');
    expect(done.body.events).toMatchObject([
      {
        secuence: 3,
        order_number: `N${run.id}`,
        is_rush: true,
        priority: 'high',
        refrigeration_needed: true,
        delivery_event_status_id: 1,
        comments: 'Two bags',
      },
    ]);
    const [added] = done.body.events;
    expect(added?.planned_at).toMatch(/^2026-11-20 1[67]:/);
    const numbers = done.body.manifests[0]?.events.map((event) => event.secuence);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(done.body.manifests[0]?.events.find((event) => event.id === run.stops[4])?.version).toBe(1);
    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${done.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(orderOf(undone.body)).not.toContain(added?.id);
  });

  it('is wanted between 7 and 22, or within the hours of its run', async () => {
    const late = { delivery_start_time: null, delivery_end_time: '00:30:00' };
    const refused = await call<Problem>('POST', 'delivery_events_addon', await given(late));
    expect(refused.body.errors).toMatchObject({ delivery_end_time: { message: 'validation.pickerHours' } });
    // Until two o'clock in the morning.
    await server.db
      .updateTable('delivery_manifest')
      .set({ end_at: '2026-11-21 10:00:00' })
      .where('id', '=', run.id)
      .execute();
    const done = await call('POST', 'delivery_events_addon', await given(late));
    expect(done.body.events).toMatchObject([{ delivery_end_time: '00:30:00' }]);
  });

  it('goes to the end of the queue, before the way back, without a place', async () => {
    const done = await call('POST', 'delivery_events_addon', await given({ secuence: null }));
    expect(done.body.events[0]?.secuence).toBe(7);
  });

  it.each([
    ['participant', { participant_id: null }, 'participant_id'],
    ['order number', { tracking_number: '' }, 'tracking_number'],
    ['a number of 16 characters', { tracking_number: 'A234567890123456' }, 'tracking_number'],
    ['address', { destination_id: null }, 'destination_id'],
    [
      'times 30 minutes apart',
      { delivery_start_time: '10:00:00', delivery_end_time: '10:20:00' },
      'delivery_end_time',
    ],
  ])('wants %s', async (_, changes, field) => {
    const refused = await call<Problem>('POST', 'delivery_events_addon', await given(changes));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([field]);
  });

  it('never stands behind the way back, whatever place is asked for', async () => {
    const done = await call('POST', 'delivery_events_addon', await given({ secuence: 99 }));
    expect(done.body.events[0]?.secuence).toBe(7);
    expect(done.body.manifests[0]?.events.at(-1)?.delivery_event_type_id).toBe(7);
  });

  it('§5: the order number is stored in capitals, so that it is unique however it is typed', async () => {
    const done = await call(
      'POST',
      'delivery_events_addon',
      await given({ tracking_number: ` rx-${run.id} ` }),
    );
    expect(done.body.events[0]?.order_number).toBe(`RX-${run.id}`);
    const again = await call<Problem>(
      'POST',
      'delivery_events_addon',
      await given({ tracking_number: `rx-${run.id}` }),
      2,
    );
    expect(again.body.status_code).toBe('ORDER_NUMBER_EXIST');
    const special = await call<Problem>(
      'POST',
      'delivery_events_addon',
      await given({ tracking_number: '<b>' }),
      2,
    );
    expect(special.body.errors.tracking_number).toMatchObject({ message: 'validation.textCharacters' });
  });

  it('refuses an address of somebody else', async () => {
    const other = await insertAddress(server.db, run.participants[1] ?? 0);
    const refused = await call<Problem>(
      'POST',
      'delivery_events_addon',
      await given({ destination_id: other }),
    );
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['destination_id']]);
  });

  it('refuses a number in use: ORDER_NUMBER_EXIST', async () => {
    const [known] = await server.db
      .selectFrom('delivery_events')
      .select('order_number')
      .where('id', '=', run.stops[0] ?? 0)
      .execute();
    const refused = await call<Problem>(
      'POST',
      'delivery_events_addon',
      await given({ tracking_number: known?.order_number }),
    );
    expect([refused.status, refused.body.status_code]).toEqual([400, 'ORDER_NUMBER_EXIST']);
    expect(refused.body.message).toBe('Order number already in use');
  });

  it('asks about overtime with the minutes, and takes it on the override path', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ end_at: '2026-11-20 16:20:00' })
      .where('id', '=', run.id)
      .execute();
    const far = await insertAddress(server.db, run.participants[0] ?? 0, { latitude: 33.05 });
    const body = await given({ destination_id: far });
    const asked = await call<Problem>('POST', 'delivery_events_addon', body);
    expect([asked.status, asked.body.status_code]).toEqual([400, 'OVERTIME_WORK']);
    expect(asked.body.args.minutes).toBeGreaterThan(0);
    expect((await call('POST', 'delivery_events_addon_override', body)).status).toBe(200);
  });

  it('refuses a run that is over', async () => {
    await server.db
      .updateTable('delivery_manifest')
      .set({ delivery_manifest_status_id: 5 })
      .where('id', '=', run.id)
      .execute();
    expect((await call('POST', 'delivery_events_addon', await given())).status).toBe(409);
  });
});
