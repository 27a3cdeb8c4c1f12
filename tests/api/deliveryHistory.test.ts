import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transition } from '../../src/domain/stops/lifeCycle';
import { runPath, StoppedClock, stopPath } from '../support/dispatchDay';
import { importer, makeImportWorld, orderFile, orderLine } from '../support/importLots';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { ToldDay, type ToldDelivery } from '../support/historyDay';

const clock = new StoppedClock('2026-11-20 16:20:00');
let server: TestServer;
let dee: TestSession;
let day: ToldDay;
beforeAll(async () => {
  server = await testServer({ clock });
  dee = await server.signInAs('dispatcher', { full_name: 'Dee Dispatcher' });
  day = new ToldDay(server, dee, clock);
});
afterAll(() => server.close());

/** One action on a delivery, and the entry that its history then has. */
interface Case {
  verb: string;
  /** Its run has not set out. */
  isEarly?: boolean;
  act: (given: ToldDelivery) => Promise<unknown>;
  entry: (given: ToldDelivery) => Promise<object> | object;
}

const nameOf = async (runId: number | null) => (await day.runNow(runId)).name;
const driverOf = async (runId: number) => (await day.runNow(runId)).driver;
const NORA = expect.stringContaining('NORA') as string;
const text = expect.any(String) as string;

const cases: Record<string, Case> = {
  'a move to another run': {
    verb: 'move',
    act: (given) => day.move(given, given.there.id, 2),
    entry: async ({ here, there }) => ({
      changes: { run: { from: await nameOf(here.id), to: await nameOf(there.id) } },
    }),
  },
  'another place on its run': {
    verb: 'move',
    act: (given) => day.move(given, given.here.id, 4),
    entry: async (given) => ({ changes: { secuence: { from: 2, to: (await day.stopNow(given)).secuence } } }),
  },
  'a transfer to another driver': {
    verb: 'transfer',
    act: (given) => day.transfer(given),
    entry: async (given) => ({
      changes: {
        run: { from: await nameOf(given.here.id), to: await nameOf((await day.stopNow(given)).run) },
      },
    }),
  },
  'the pool of its day': {
    verb: 'unassign',
    act: (given) => day.onChosen(given, 'unassign', { reason: 'No driver' }),
    entry: async ({ here }) => ({
      comments: 'No driver',
      changes: { run: { from: await nameOf(here.id), to: null } },
    }),
  },
  'the pool of the next workday': {
    verb: 'nextWorkday',
    act: (given) => day.onChosen(given, 'next_workday', { reason: 'Nobody at home' }),
    entry: async ({ here }) => ({
      comments: 'Nobody at home',
      changes: {
        run: { from: await nameOf(here.id), to: null },
        delivery_date: { from: '2026-11-20', to: '2026-11-23' },
      },
    }),
  },
  'the end of its run': {
    verb: 'deleteRun',
    isEarly: true,
    act: (given) => day.deleteRun(given),
    entry: () => ({
      comments: 'No driver today',
      changes: { run: { from: expect.stringMatching(/^RUN \d+$/), to: null } },
    }),
  },
  'another driver of its run': {
    verb: 'editRun',
    act: (given) => day.newDriver(given),
    entry: async ({ there }) => ({ changes: { driver: { from: await driverOf(there.id), to: NORA } } }),
  },
  'the driver of before': {
    verb: 'undo',
    act: async (given) => day.undo(await day.newDriver(given)),
    entry: async ({ here }) => ({ changes: { driver: { from: NORA, to: await driverOf(here.id) } } }),
  },
  'a copayment': {
    verb: 'copayment',
    act: (given) =>
      day.onStop(given, 'copayment', { copayment_amount: '3.00', copayment_method: 'cash' }, 'PUT'),
    entry: () => ({
      changes: {
        copayment_amount: { from: '12.50', to: '3.00' },
        copayment_method: { from: null, to: 'cash' },
      },
    }),
  },
  'a lock': {
    verb: 'lockStop',
    act: (given) => day.onStop(given, 'lock', { reason: 'promised' }),
    entry: () => ({ changes: { locked_reason: { from: null, to: 'promised' } } }),
  },
  'the end of a lock': {
    verb: 'unlockStop',
    act: async (given) => {
      await day.onStop(given, 'lock', { reason: 'promised' });
      await day.onStop(given, 'unlock', {});
    },
    entry: () => ({ changes: { locked_reason: { from: 'promised', to: null } } }),
  },
  'a lock of its run': {
    verb: 'lockRun',
    act: (given) => day.lockRun(given),
    entry: () => ({ changes: { locked_reason: { from: null, to: 'training' } } }),
  },
  'the end of a lock of its run': {
    verb: 'unlockRun',
    act: async (given) => {
      await day.lockRun(given);
      await day.unlockRun(given);
    },
    entry: () => ({ changes: { locked_reason: { from: 'training', to: null } } }),
  },
  'a lock of its run that is taken back': {
    verb: 'undo',
    act: async (given) => day.undo(await day.lockRun(given)),
    entry: () => ({ changes: { locked_reason: { from: 'training', to: null } } }),
  },
  'a message to the driver': {
    verb: 'notifyDriver',
    act: async ({ here }) => {
      await server.signInAs('driver', { employee_id: here.employee_id, client: 'mobile' });
      const body = { message: 'The gate code is at the desk' };
      await day.send('POST', runPath(here, 'notify_driver'), null, body);
    },
    entry: () => ({ comments: 'The gate code is at the desk' }),
  },
  'a message to the recipient': {
    verb: 'share',
    act: ({ here, id }) => {
      const body = { send_by: 'sms', email: '619-555-0142', delivery_event_id: id };
      return day.send('POST', runPath(here, 'request_url'), null, body);
    },
    entry: () => ({ comments: '••• 0142' }),
  },
  'another address of the delivery, with a note': {
    verb: 'reschedule',
    act: async (given) => {
      const destination_id = await insertAddress(server.db, given.participant);
      await day.onStop(given, 're_schedule', { destination_id, comments: 'Asked by phone' });
    },
    entry: () => ({
      comments: 'Asked by phone',
      previous_participant_full_address: expect.stringContaining('HIDDEN CREEK'),
      changes: { destination_full_address: { from: expect.stringContaining('HIDDEN CREEK'), to: text } },
    }),
  },
  'an edit of the address on file, with its note': {
    verb: 'changeAddress',
    act: (given) =>
      day.onAddress(given, {
        address: '9 NEW ST',
        city: 'SAN DIEGO',
        state: 'CA',
        zipcode: '92101',
        gate_code: '4711',
        comment: 'Blue door',
      }),
    entry: () => ({
      changes: {
        full_address: { from: text, to: '9 NEW ST, SAN DIEGO, CA 92101' },
        gate_code: { from: null, to: '4711' },
        comment: { from: null, to: 'Blue door' },
      },
    }),
  },
  'an edit of the phone': {
    verb: 'changeRecipient',
    act: (given) =>
      day.onPerson(given, '/main_info', {
        first_name: 'ANA',
        last_name: 'NEW',
        phone_number: '6195550111',
      }),
    entry: () => ({ changes: { phone_number: { from: '6195550199', to: '6195550111' } } }),
  },
  'an edit of the note on the recipient': {
    verb: 'changeRecipient',
    act: (given) => day.onPerson(given, '', { permanent_comment: 'Ring twice' }),
    entry: () => ({ changes: { permanent_comment: { from: null, to: 'Ring twice' } } }),
  },
  'an attempt': {
    verb: 'changeStatus',
    act: (given) => day.onStop(given, 'change_status', { delivery_event_status_id: 3 }),
    entry: () => ({ delivery_attempt_id: expect.any(Number), non_picked_up_details_id: null }),
  },
  'a bag that was missing at the pick-up': {
    verb: 'changeStatus',
    act: (given) => day.onStop(given, 'change_status', { delivery_event_status_id: 9 }),
    entry: () => ({ delivery_attempt_id: null, non_picked_up_details_id: expect.any(Number) }),
  },
};

describe('the delivery history tells who, when, and what was before and after', () => {
  it.each(Object.entries(cases))('%s', async (_, { verb, isEarly, act, entry }) => {
    const given = await day.delivery(isEarly);
    await act(given);
    const told = await day.history(given);
    expect(
      told.find((each) => each.verb === verb),
      JSON.stringify(told),
    ).toMatchObject({
      created_by_name: 'Dee Dispatcher',
      source: 'office',
      datetime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      ...(await entry(given)),
    });
  });

  it('the delivery itself names its last attempt and what was not picked up', async () => {
    const given = await day.delivery();
    const ids = async () => {
      const path = stopPath(given.here, given.id);
      const { body } = await server.call<Transition>('GET', path, { as: dee });
      return [body.delivery_attempt_id, body.non_picked_up_details_id];
    };
    expect(await ids()).toEqual([null, null]);
    await day.onStop(given, 'change_status', { delivery_event_status_id: 3 });
    clock.advance(60_000);
    await day.onStop(given, 'change_status', { delivery_event_status_id: 9 });
    const told = await day.history(given);
    const lines = told.filter(({ verb }) => verb === 'changeStatus').map(({ id }) => id);
    expect(await ids()).toEqual(lines);
  });

  it('an undo beside what it takes back', async () => {
    const given = await day.delivery();
    await day.undo(await day.onStop(given, 'copayment', { copayment_amount: '3.00' }, 'PUT'));
    const told = await day.history(given);
    expect(told.filter(({ verb }) => verb)).toMatchObject([
      { verb: 'copayment', changes: { copayment_amount: { from: '12.50', to: '3.00' } } },
      { verb: 'undo', changes: { copayment_amount: { from: '3.00', to: '12.50' } } },
    ]);
  });

  it('the lot that made it, the file that changed it, and the undo of that', async () => {
    const sofia = importer(server, await server.signInAs('scheduler', { full_name: 'Sofia Plan' }));
    const world = await makeImportWorld(server);
    const order = world.close_door_pharmacy_id;
    const made = await sofia.importFile(world, orderFile([orderLine(order, { comments: 'Ring twice' })]));
    await sofia.move(made, 'commit');
    const changed = await sofia.importFile(world, orderFile([orderLine(order, { comments: 'Back door' })]));
    await sofia.move(changed, 'commit');
    await sofia.move(await sofia.read(changed.id), 'undo');
    const { id } = await server.db
      .selectFrom('delivery_events')
      .select('id')
      .where('close_door_pharmacy_id', '=', world.close_door_pharmacy_id)
      .executeTakeFirstOrThrow();
    expect(await day.history({ id })).toMatchObject([
      { id: -1, import_lot_id: made.id, created_by: 'Sofia Plan' },
      {
        verb: 'import',
        created_by_name: 'Sofia Plan',
        changes: { comments: { from: 'Ring twice', to: 'Back door' } },
      },
      {
        verb: 'undo',
        created_by_name: 'Sofia Plan',
        changes: { comments: { from: 'Back door', to: 'Ring twice' } },
      },
    ]);
  });
});
