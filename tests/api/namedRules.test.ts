import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVENT_TYPE } from '../../src/domain/stops/eventType';
import {
  closeDayOf,
  command,
  commandsOnRun,
  makeRun,
  StoppedClock,
  stopPath,
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

const call = commandsOnRun(() => ({ server, as: ana, run }));
const rulesOf = ({ args }: Problem) =>
  (args.rules as { rule: string; delivery_event_id: number | null }[]).map((each) => each.rule);
const setRun = (values: object) =>
  server.db.updateTable('delivery_manifest').set(values).where('id', '=', run.id).execute();
const setStops = (type: number, values: object) =>
  server.db
    .updateTable('delivery_events')
    .set(values)
    .where('delivery_manifest_id', '=', run.id)
    .where('delivery_event_type_id', '=', type)
    .execute();
/** The first delivery becomes the pick-up at the CDP, which is still to come. */
async function withPickUp(): Promise<void> {
  await server.db
    .updateTable('delivery_events')
    .set({ delivery_event_type_id: EVENT_TYPE.pickUp, participant_id: null, order_number: null })
    .where('id', '=', run.stops[0] ?? 0)
    .execute();
}

describe('every rule is asked about by its name, and gone over by its name', () => {
  beforeEach(async () => {
    run = await makeRun(server.db, { deliveries: 4, isUnderWay: false });
    await withPickUp();
  });
  const given = async (changes: object = {}) => ({
    delivery_event_type_id: 3,
    participant_id: run.participants[1],
    destination_id: await insertAddress(server.db, run.participants[1] ?? 0),
    tracking_number: `N${run.id}`,
    secuence: 3,
    ...changes,
  });
  const addOn = (body: object) => call<Problem>('POST', 'delivery_events_addon', body);
  const forced = (body: object, override_rules?: string[]) =>
    call<Problem>('POST', 'delivery_events_addon_override', {
      ...body,
      ...(override_rules ? { override_rules } : {}),
    });

  it.each([
    ['a window that has passed', { delivery_end_time: '08:05:00' }, 'window'],
    ['a place before the pick-up', { secuence: 2 }, 'pickUp'],
  ])('an add-on to %s', async (_, changes, rule) => {
    const body = await given(changes);
    const asked = await addOn(body);
    expect([asked.status, asked.body.status_code, rulesOf(asked.body)]).toEqual([
      400,
      'OVERTIME_WORK',
      [rule],
    ]);
    expect((await forced(body, [rule])).status).toBe(200);
  });

  it('an override goes over what was named and over nothing else', async () => {
    const body = await given({ secuence: 2, delivery_end_time: '07:45:00' });
    expect(rulesOf((await addOn(body)).body)).toEqual(['window', 'pickUp']);
    const asked = await forced(body, ['window']);
    expect([asked.status, rulesOf(asked.body)]).toEqual([400, ['pickUp']]);
    // A client of the specification cannot name them: it means all that the first answer names.
    expect((await forced(body)).status).toBe(200);
  });

  it('only the override takes names, and only words', async () => {
    expect((await addOn(await given({ override_rules: ['window'] }))).status).toBe(422);
    expect(
      (
        await call<Problem>(
          'POST',
          'delivery_events_addon_override',
          await given({ override_rules: [1, {}] }),
        )
      ).status,
    ).toBe(422);
  });

  it('a move before the pick-up is asked about, and done with a reason', async () => {
    const move = { delivery_event_ids: [run.stops[2]], versions: { [run.stops[2] ?? 0]: 1 }, at: 2 };
    const asked = await call('POST', 'move', move);
    const [result] = asked.body.results ?? [];
    expect(result).toMatchObject({ ok: false, status_code: 'plan001' });
    expect(result?.args?.rules).toMatchObject([{ rule: 'pickUp', delivery_event_id: run.stops[2] }]);
    const seen = { ...move, reason: 'The driver has it', override_rules: [`pickUp:${run.stops[2]}`] };
    const done = await call('POST', 'move_override', seen);
    expect(done.body.results).toMatchObject([{ ok: true }]);
  });

  it('a stop that is put off to a window that cannot be reached is asked about', async () => {
    const stop = run.stops[1] ?? 0;
    const path = (verb: string) => stopPath(run, stop, verb);
    const body = {
      destination_id: await insertAddress(server.db, run.participants[1] ?? 0),
      delivery_end_time: '08:20:00',
    };
    const asked = await server.call<Problem>('POST', path('re_schedule'), command(ana, 1, body));
    expect([asked.status, asked.body.status_code, rulesOf(asked.body)]).toEqual([
      400,
      'OVERTIME_WORK',
      ['window'],
    ]);
    expect(asked.body.args.rules).toMatchObject([{ delivery_event_id: stop }]);
    const over = { ...body, override_rules: [`window:${stop}`] };
    const done = await server.call('POST', path('re_schedule_override'), command(ana, 1, over));
    expect(done.status).toBe(200);
  });
});

describe('what speaks against closing a stop is named at once', () => {
  beforeEach(async () => {
    run = await makeRun(server.db, { deliveries: 2, isUnderWay: false });
  });
  const close = (body: object, verb = 'change_status') =>
    server.call<Problem>('POST', stopPath(run, run.stops[1] ?? 0, verb), command(ana, 1, body));
  const body = { delivery_event_status_id: 4 };

  it('the run has not started, and an earlier stop is open', async () => {
    const asked = await close(body);
    expect([asked.body.status_code, rulesOf(asked.body)]).toEqual(['br003', ['br003', 'br006']]);
    const stop = run.stops[1] ?? 0;
    const rest = await close({ ...body, override_rules: [`br003:${stop}`] }, 'change_status_override');
    expect([rest.body.status_code, rulesOf(rest.body)]).toEqual(['br006', ['br006']]);
    expect((await close(body, 'change_status_override')).status).toBe(200);
  });

  it('a counted day is one of them: a comment alone does not go over it', async () => {
    await setRun({ delivery_manifest_status_id: 3 });
    await setStops(EVENT_TYPE.pullOut, { delivery_event_status_id: 4, datetime: '2026-11-20 16:00:00' });
    const user = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await closeDayOf(server, run, { user_id: user.id, name: 'Ben' });
    const said = { ...body, comments: 'The driver called' };
    expect(rulesOf((await close(said)).body)).toEqual(['br006', 'closedDay']);
    const seen = { ...said, override_rules: [`br006:${run.stops[1] ?? 0}`] };
    const rest = await close(seen, 'change_status_override');
    expect([rest.body.status_code, rulesOf(rest.body)]).toEqual(['cust001', ['closedDay']]);
    const all = { ...said, override_rules: [...seen.override_rules, 'closedDay'] };
    expect((await close(all, 'change_status_override')).status).toBe(200);
  });
});
