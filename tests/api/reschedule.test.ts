import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import { command, makeRun, StoppedClock, stopPath, type Problem, type TestRun } from '../support/dispatchDay';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:10:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let elsewhere: number;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock.set('2026-11-20 16:10:00');
  run = await makeRun(server.db);
  elsewhere = await insertAddress(server.db, run.participants[0] ?? 0);
});

const first = () => run.stops[0] ?? 0;
const put = <T = CommandAnswer>(
  verb: string,
  body: object,
  { method = 'POST', version = 1 }: { method?: 'POST' | 'PUT'; version?: number } = {},
) => server.call<T>(method, stopPath(run, first(), verb), command(ana, version, body));
const between = { delivery_start_time: '10:00:00', delivery_end_time: '12:00:00' };
const set = (values: object) =>
  server.db
    .updateTable('delivery_events')
    .set(values as never)
    .where('id', '=', first())
    .execute();

describe('reschedule: "Rescheduling moves the delivery to the end of the queue" (spec §4)', () => {
  it('goes behind the last door and before the way back, with its new address and restriction', async () => {
    const done = await put('re_schedule', {
      destination_id: elsewhere,
      ...between,
      comments: 'Asked by phone',
    });
    expect(done.status).toBe(200);
    expect(done.body.events).toMatchObject([
      { id: first(), delivery_event_status_id: 5, secuence: 4, destination_id: elsewhere, ...between },
    ]);
    expect(done.body.manifests[0]?.events.map((event) => event.secuence)).toEqual([1, 2, 3, 4, 5]);
    expect(done.body.manifests[0]?.events.find((event) => event.id === run.stops[1])?.version).toBe(1);
    const line = await server.db
      .selectFrom('delivery_event_transitions')
      .selectAll()
      .where('delivery_event_id', '=', first())
      .executeTakeFirst();
    expect(line).toMatchObject({
      delivery_event_status_id: 5,
      comments: 'Asked by phone',
      source: 'office',
      previous_participant_full_address: expect.stringContaining('HIDDEN CREEK') as string,
    });
    const undone = await server.call<CommandAnswer>(
      'POST',
      `/commands/${done.body.command_id}/undo`,
      command(ana, null, {}),
    );
    expect(undone.body.events).toMatchObject([
      {
        id: first(),
        delivery_event_status_id: 1,
        secuence: 2,
        destination_id: null,
        delivery_end_time: null,
      },
    ]);
  });

  it('stores an address that is written, with the participant', async () => {
    const address = { address: '742 EVERGREEN TER', city: 'SAN DIEGO', state: 'CA', zipcode: '92101' };
    const done = await put('re_schedule', { ...address, participant_id: run.participants[0], ...between });
    expect(done.status).toBe(200);
    expect(done.body.events[0]?.destination_full_address).toContain('742 EVERGREEN TER');
    const stored = await server.db
      .selectFrom('participant_addresses')
      .select('id')
      .where('participant_id', '=', run.participants[0] ?? 0)
      .execute();
    expect(stored).toHaveLength(2);
  });

  it('waits with the unassigned ones of another day', async () => {
    const done = await put('re_schedule', { destination_id: elsewhere, delivery_date: '2026-11-23' });
    expect(done.status).toBe(200);
    expect(done.body.events).toMatchObject([
      {
        id: first(),
        delivery_manifest_id: null,
        delivery_date: '2026-11-23',
        delivery_event_status_id: 5,
        secuence: null,
      },
    ]);
  });

  it.each([
    ['address required', {}, 'destination_id'],
    [
      'times 30 minutes apart',
      { delivery_start_time: '10:00:00', delivery_end_time: '10:29:00' },
      'delivery_end_time',
    ],
    ['a day that is not over', { delivery_date: '2026-11-19' }, 'delivery_date'],
    ['the other reason’s text', { non_delivery_reason_id: 4 }, 'other_reason'],
    ['the stop’s own participant', { participant_id: 999_999 }, 'participant_id'],
  ])('wants %s', async (_, body, field) => {
    const destination = field === 'destination_id' ? {} : { destination_id: elsewhere };
    const refused = await put<Problem>('re_schedule', { ...destination, ...body });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });

  it('refuses a retired address', async () => {
    const retired = await insertAddress(server.db, run.participants[0] ?? 0, { is_active: false });
    expect((await put('re_schedule', { destination_id: retired })).status).toBe(422);
  });

  it('asks about overtime with the minutes, then takes it on the override path', async () => {
    const far = await insertAddress(server.db, run.participants[0] ?? 0, { latitude: 34.5 });
    await server.db
      .updateTable('delivery_manifest')
      .set({ end_at: '2026-11-20 18:00:00' })
      .where('id', '=', run.id)
      .execute();
    const asked = await put<Problem>('re_schedule', { destination_id: far });
    expect([asked.status, asked.body.status_code]).toEqual([400, 'OVERTIME_WORK']);
    // So far that the bag rides too long as well.
    expect(asked.body.args.rules).toMatchObject([{ rule: 'overtime' }, { rule: 'timeOnVehicle' }]);
    expect(asked.body.args.minutes).toBeGreaterThan(60);
    expect((await put('re_schedule_override', { destination_id: far })).status).toBe(200);
  });

  it('names the state of a stop that is over, and keeps a bag that is aboard on its day', async () => {
    await set({ delivery_event_status_id: 4 });
    const over = await put<Problem>('re_schedule', { destination_id: elsewhere });
    expect([over.status, over.body.args.status]).toEqual([409, 'successful']);
    await set({ delivery_event_status_id: 8 });
    const body = { destination_id: elsewhere, delivery_date: '2026-11-23' };
    expect((await put('re_schedule', body)).status).toBe(409);
  });

  it('asks for space on the other day (spec §8 "Maximum number of unassigned deliveries exceeded")', async () => {
    await server.db
      .insertInto('settings')
      .values({ name: 'delivery', values: JSON.stringify({ max_unassigned_deliveries: 0 }) })
      .execute();
    const body = { destination_id: elsewhere, delivery_date: '2026-11-24' };
    const full = await put<Problem>('re_schedule', body);
    const many = await put('re_schedule', { ...body, delivery_event_ids: [run.stops[1]] });
    const sameDay = await put('re_schedule', { destination_id: elsewhere });
    await server.db.deleteFrom('settings').execute();
    expect([full.status, full.body.message, full.body.args]).toMatchObject([
      409,
      'Maximum number of unassigned deliveries exceeded',
      { reason: 'poolFull', most: 0, date: '2026-11-24' },
    ]);
    expect(many.body.results).toMatchObject([{ ok: false }, { ok: false }]);
    expect(sameDay.status, 'the run keeps it').toBe(200);
  });

  it('tells a stale version', async () => {
    await set({ version: 3 });
    expect((await put('re_schedule', { destination_id: elsewhere })).status).toBe(412);
  });
});

describe('copayment (spec §5): 0.00 to 100000.00, step 0.01', () => {
  const pay = <T = CommandAnswer>(body: object) => put<T>('copayment', body, { method: 'PUT' });

  it('is stored with its method, and 0 takes it back', async () => {
    const done = await pay({ copayment_amount: 20.5, copayment_method: 'card' });
    expect(done.body.events).toMatchObject([{ id: first(), copayment_amount: '20.50', version: 2 }]);
    const none = await put('copayment', { copayment_amount: 0 }, { method: 'PUT', version: 2 });
    expect(none.body.events[0]?.copayment_amount).toBe('0.00');
    const stored = await server.db
      .selectFrom('delivery_events')
      .select('copayment_method')
      .where('id', '=', first())
      .executeTakeFirstOrThrow();
    expect(stored.copayment_method, 'nothing was paid by card').toBeNull();
  });

  it.each([-1, 100000.01, 1.005, 'ten', '1,2'])('refuses %s', async (copayment_amount) => {
    const refused = await pay<Problem>({ copayment_amount });
    expect([refused.status, refused.body.errors.copayment_amount?.message]).toEqual([
      422,
      'validation.money',
    ]);
  });

  it('takes the largest amount, and none after the delivery', async () => {
    expect((await pay({ copayment_amount: '100000.00' })).status).toBe(200);
    await set({ delivery_event_status_id: 4, version: 1 });
    expect((await pay({ copayment_amount: 5 })).status).toBe(409);
  });
});
