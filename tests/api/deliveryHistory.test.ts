import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LifeCycle, Transition } from '../../src/domain/stops/lifeCycle';
import { command, insertDriver, makeRun, runPath, StoppedClock, stopPath } from '../support/dispatchDay';
import type { TestRun } from '../support/dispatchDay';
import { importer, makeImportWorld, orderFile, orderLine } from '../support/importLots';
import { insertAddress } from '../support/planningDay';
import { testServer, type TestServer, type TestSession } from '../support/server';

const clock = new StoppedClock('2026-11-20 16:20:00');
let server: TestServer;
let dee: TestSession;
beforeAll(async () => {
  server = await testServer({ clock });
  dee = await server.signInAs('dispatcher', { full_name: 'Dee Dispatcher' });
});
afterAll(() => server.close());

/** A delivery of one case, with what its actions need. */
interface Delivery {
  here: TestRun;
  there: TestRun;
  id: number;
  participant: number;
}

/** One action on a delivery, and the entry that its history then has. */
interface Case {
  verb: string;
  act: (delivery: Delivery) => Promise<void>;
  entry: (delivery: Delivery) => Promise<object> | object;
}

async function delivery(): Promise<Delivery> {
  clock.advance(60_000);
  const here = await makeRun(server.db);
  const there = await makeRun(server.db, { cdp_id: here.cdp_id, startsAt: '08:30:00', isUnderWay: false });
  const [participant = 0] = here.participants;
  return { here, there, id: here.stops[0] ?? 0, participant };
}

const stopNow = ({ id }: Delivery) =>
  server.db
    .selectFrom('delivery_events')
    .select(['version', 'secuence', 'delivery_manifest_id as run', 'destination_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function send(method: 'PUT' | 'POST', path: string, version: number | null, body: object) {
  const done = await server.call(method, path, command(dee, version, body));
  expect(done.status, `${path} ${JSON.stringify(done.body)}`).toBeLessThan(300);
}

const onStop =
  (verb: string, body: object, method: 'PUT' | 'POST' = 'POST') =>
  async (given: Delivery) =>
    send(method, stopPath(given.here, given.id, verb), (await stopNow(given)).version, body);

const onRun = (verb: string, body: object) => async (given: Delivery) => {
  const { version } = await server.db
    .selectFrom('delivery_manifest')
    .select('version')
    .where('id', '=', given.here.id)
    .executeTakeFirstOrThrow();
  await send('POST', runPath(given.here, verb), verb.endsWith('lock') ? version : null, body);
};

const move = async (given: Delivery, run: number, at: number) => {
  const versions = { [given.id]: (await stopNow(given)).version };
  const body = { delivery_event_ids: [given.id], versions, at, reason: 'Agreed by phone' };
  await send('POST', `/delivery_manifest/${run}/move_override`, null, body);
};

const onPerson = (body: object) => async (given: Delivery) => {
  const { version } = await server.db
    .selectFrom('participants')
    .select('version')
    .where('id', '=', given.participant)
    .executeTakeFirstOrThrow();
  await send('PUT', `/participants/${given.participant}/main_info`, version, body);
};

async function nameOf(runId: number) {
  const query = server.db.selectFrom('delivery_manifest').select('name').where('id', '=', runId);
  return (await query.executeTakeFirstOrThrow()).name;
}

/** The address on file that the delivery goes to. */
async function addressOf(given: Delivery): Promise<number> {
  const id = await insertAddress(server.db, given.participant);
  const goesThere = { destination_id: id };
  await server.db.updateTable('delivery_events').set(goesThere).where('id', '=', given.id).execute();
  return id;
}

async function historyOf(given: Pick<Delivery, 'id'>, runId: number | null): Promise<readonly Transition[]> {
  const path = `/delivery_manifest/${runId ?? 0}/delivery_events/${given.id}/life_cycle`;
  const { status, body } = await server.call<LifeCycle>('GET', path, { as: dee });
  expect(status).toBe(200);
  return body.life_cycle.flatMap((day) => day.transitions);
}

const cases: Record<string, Case> = {
  'a move to another run': {
    verb: 'move',
    act: (given) => move(given, given.there.id, 2),
    entry: async ({ here, there }) => ({
      changes: { run: { from: await nameOf(here.id), to: await nameOf(there.id) } },
    }),
  },
  'another place on its run': {
    verb: 'move',
    act: (given) => move(given, given.here.id, 4),
    entry: async (given) => ({ changes: { secuence: { from: 2, to: (await stopNow(given)).secuence } } }),
  },
  'a transfer to another driver': {
    verb: 'transfer',
    act: async (given) => {
      const employee_id = await insertDriver(server.db);
      await server.db.updateTable('employees').set({ on_call: true }).where('id', '=', employee_id).execute();
      await onStop('transfer_delivery', { employee_id }, 'PUT')(given);
    },
    entry: async (given) => ({
      changes: {
        run: { from: await nameOf(given.here.id), to: await nameOf((await stopNow(given)).run ?? 0) },
      },
    }),
  },
  'the pool of its day': {
    verb: 'unassign',
    act: async (given) => {
      const versions = { [given.id]: (await stopNow(given)).version };
      const body = { delivery_event_ids: [given.id], versions, reason: 'No driver' };
      await send('POST', '/delivery_manifest/unassign', null, body);
    },
    entry: async ({ here }) => ({ changes: { run: { from: await nameOf(here.id), to: null } } }),
  },
  'a copayment': {
    verb: 'copayment',
    act: onStop('copayment', { copayment_amount: '3.00', copayment_method: 'cash' }, 'PUT'),
    entry: () => ({
      changes: {
        copayment_amount: { from: '12.50', to: '3.00' },
        copayment_method: { from: null, to: 'cash' },
      },
    }),
  },
  'the end of a lock': {
    verb: 'unlockStop',
    act: async (given) => {
      await onStop('lock', { reason: 'promised' })(given);
      await onStop('unlock', {})(given);
    },
    entry: () => ({ changes: { locked_reason: { from: 'promised', to: null } } }),
  },
  'a lock of its run': { verb: 'lockRun', act: onRun('lock', { reason: 'training' }), entry: () => ({}) },
  'a message to the driver': {
    verb: 'notifyDriver',
    act: async (given) => {
      await server.signInAs('driver', { employee_id: given.here.employee_id, client: 'mobile' });
      await onRun('notify_driver', { message: 'The gate code is at the desk' })(given);
    },
    entry: () => ({ comments: 'The gate code is at the desk' }),
  },
  'a message to the recipient': {
    verb: 'share',
    act: async (given) => {
      const body = { send_by: 'sms', email: '619-555-0142', delivery_event_id: given.id };
      await onRun('request_url', body)(given);
    },
    entry: () => ({ comments: '••• 0142' }),
  },
  'another address of the delivery, with a note': {
    verb: 'reschedule',
    act: async (given) => {
      const destination_id = await insertAddress(server.db, given.participant);
      await onStop('re_schedule', { destination_id, comments: 'Asked by phone' })(given);
    },
    entry: () => ({
      comments: 'Asked by phone',
      previous_participant_full_address: expect.stringContaining('HIDDEN CREEK'),
      changes: {
        destination_full_address: { from: expect.stringContaining('HIDDEN CREEK'), to: expect.anything() },
      },
    }),
  },
  'an edit of the address on file': {
    verb: 'changeAddress',
    act: async (given) => {
      const id = await addressOf(given);
      const body = {
        address: '9 NEW ST',
        city: 'SAN DIEGO',
        state: 'CA',
        zipcode: '92101',
        gate_code: '4711',
      };
      await send('PUT', `/participants/${given.participant}/addresses/${id}`, 1, body);
    },
    entry: () => ({
      changes: {
        full_address: { from: expect.anything(), to: '9 NEW ST, SAN DIEGO, CA 92101' },
        gate_code: { from: null, to: '4711' },
      },
    }),
  },
  'an edit of the phone': {
    verb: 'changeRecipient',
    act: onPerson({ first_name: 'ANA', last_name: 'NEW', phone_number: '6195550111' }),
    entry: () => ({ changes: { phone_number: { from: '6195550199', to: '6195550111' } } }),
  },
  'an attempt': {
    verb: 'changeStatus',
    act: onStop('change_status', { delivery_event_status_id: 3 }),
    entry: () => ({ delivery_attempt_id: expect.any(Number), non_picked_up_details_id: null }),
  },
  'a bag that was missing at the pick-up': {
    verb: 'changeStatus',
    act: onStop('change_status', { delivery_event_status_id: 9 }),
    entry: () => ({ delivery_attempt_id: null, non_picked_up_details_id: expect.any(Number) }),
  },
};

describe('the delivery history tells who, when, and what was before and after', () => {
  it.each(Object.entries(cases))('%s', async (_, { verb, act, entry }) => {
    const given = await delivery();
    await act(given);
    const told = await historyOf(given, (await stopNow(given)).run);
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
    const given = await delivery();
    const ids = async () => {
      const path = stopPath(given.here, given.id);
      const { body } = await server.call<Transition>('GET', path, { as: dee });
      return [body.delivery_attempt_id, body.non_picked_up_details_id];
    };
    expect(await ids()).toEqual([null, null]);
    await onStop('change_status', { delivery_event_status_id: 3 })(given);
    clock.advance(60_000);
    await onStop('change_status', { delivery_event_status_id: 9 })(given);
    const told = await historyOf(given, given.here.id);
    const lines = told.filter(({ verb }) => verb === 'changeStatus').map(({ id }) => id);
    expect(await ids()).toEqual(lines);
  });

  it('an undo beside what it takes back', async () => {
    const given = await delivery();
    const done = await server.call<{ command_id: string }>(
      'PUT',
      stopPath(given.here, given.id, 'copayment'),
      command(dee, 1, { copayment_amount: '3.00' }),
    );
    clock.advance(60_000);
    await send('POST', `/commands/${done.body.command_id}/undo`, null, {});
    const told = await historyOf(given, given.here.id);
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
    expect(await historyOf({ id }, null)).toMatchObject([
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
