import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../server/day/dispatch/commands/verbs/list';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
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

const clock = new StoppedClock('2026-11-20 16:40:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let other: TestRun;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('dispatcher', { full_name: 'Ana Office' });
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await makeRun(server.db);
  other = await makeRun(server.db, { cdp_id: run.cdp_id, isUnderWay: false });
});

const first = () => run.stops[0] ?? 0;
const chosen = () => ({ delivery_event_ids: [first()], versions: { [first()]: 1 } });
const set = (values: object, id = first()) =>
  server.db
    .updateTable('delivery_events')
    .set(values as never)
    .where('id', '=', id)
    .execute();
const closeDay = () => closeDayOf(server, run, { user_id: ana.user_id, name: 'Ana Office' });

type Answer = { status: number; body: Partial<CommandAnswer & Problem> };
const send = (method: string, path: string, body: object, version: number | null, as = ana) =>
  server.call<Partial<CommandAnswer & Problem>>(method as 'POST', path, command(as, version, body));
/** What became of the one stop: an answer per stop carries it inside. */
const outcome = ({ status, body }: Answer) => {
  const [result] = body.results ?? [];
  return result ? (result.status_code ?? 'done') : status === 200 ? 'done' : body.status_code;
};

interface Case {
  method: string;
  path: () => string;
  body: () => object | Promise<object>;
  /** The run's or the stop's, 1 when left out; null where the body names it. */
  version?: null;
  /** Field of the body that says why, and whether it goes to the override path. */
  reason: string;
  isOverride: boolean;
}
const onStop = (verb: string) => () => stopPath(run, first(), verb);

const ASKED: Readonly<Record<string, Case>> = {
  changeStatus: {
    method: 'POST',
    path: onStop('change_status'),
    body: () => ({ delivery_event_status_id: 4 }),
    reason: 'comments',
    isOverride: true,
  },
  'changeStatus: cancel': {
    method: 'POST',
    path: onStop('change_status'),
    body: () => ({ delivery_event_status_id: 7, non_delivery_reason_id: 1, comments: 'Asked by phone' }),
    reason: 'comments',
    isOverride: true,
  },
  reschedule: {
    method: 'POST',
    path: onStop('re_schedule'),
    body: () => ({ delivery_date: '2026-11-23', ...chosen() }),
    reason: 'comments',
    isOverride: true,
  },
  move: {
    method: 'POST',
    path: () => `/delivery_manifest/${other.id}/move`,
    body: chosen,
    version: null,
    reason: 'reason',
    isOverride: true,
  },
  unassign: {
    method: 'POST',
    path: () => '/delivery_manifest/unassign',
    body: chosen,
    version: null,
    reason: 'reason',
    isOverride: true,
  },
  'unassign: one': {
    method: 'DELETE',
    path: onStop('override'),
    body: () => ({}),
    reason: 'closed_day_reason',
    isOverride: false,
  },
  nextWorkday: {
    method: 'POST',
    path: () => '/delivery_manifest/next_workday',
    body: chosen,
    version: null,
    reason: 'closed_day_reason',
    isOverride: false,
  },
  copayment: {
    method: 'PUT',
    path: onStop('copayment'),
    body: () => ({ copayment_amount: 3 }),
    reason: 'closed_day_reason',
    isOverride: false,
  },
  transfer: {
    method: 'PUT',
    path: onStop('transfer_delivery'),
    body: async () => {
      await server.db
        .updateTable('employees')
        .set({ on_call: true })
        .where('id', '=', other.employee_id)
        .execute();
      return { employee_id: other.employee_id };
    },
    reason: 'reason',
    isOverride: true,
  },
  returnDelivery: {
    method: 'POST',
    path: () => `/delivery_manifest/${run.id}/return_delivery`,
    body: async () => {
      await set({ delivery_event_type_id: 8, delivery_event_status_id: 18 });
      return chosen();
    },
    version: null,
    reason: 'closed_day_reason',
    isOverride: false,
  },
  'addOn: lunch': {
    method: 'POST',
    path: () => `/delivery_manifest/${run.id}/delivery_events_addon`,
    body: () => ({ delivery_event_type_id: 4 }),
    reason: 'closed_day_reason',
    isOverride: false,
  },
};

/** Verbs whose rule is not shown by a case above: they plan a day, or change nothing that is counted. */
const REFUSED = [
  'automaticScheduling',
  'createRun',
  'deleteRun',
  'editRun',
  'publish',
  'recalculateTrace',
  'runsFromTemplates',
  'unpublish',
];
const FREE = ['lockRun', 'lockStop', 'settleRecipient', 'unlockRun', 'unlockStop'];

describe('a day whose custody is closed', () => {
  it('every verb has its rule', () => {
    const asked = [...Object.keys(ASKED).map((name) => name.split(':')[0]), 'cancelLunch'];
    for (const { contract, onClosedDay } of commands) {
      const { name } = contract;
      if (onClosedDay === 'refused') expect(REFUSED).toContain(name);
      else if (onClosedDay === 'free') expect(FREE).toContain(name);
      else expect(asked).toContain(name);
    }
  });

  it.each(Object.entries(ASKED))('%s is asked, and done with a reason', async (_name, each) => {
    const body = await each.body();
    await closeDay();
    const version = each.version === null ? null : 1;
    const asked = await send(each.method, each.path(), body, version);
    expect(outcome(asked)).toBe('cust001');
    expect((asked.body.results?.[0] ?? asked.body).args).toMatchObject({ who: 'Ana Office' });
    const path = each.isOverride ? `${each.path()}_override` : each.path();
    const told = await send(each.method, path, { ...body, [each.reason]: 'Heard the next day' }, version);
    expect(outcome(told)).toBe('done');
    const noted = await server.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('resource', '=', 'delivery_manifest')
      .where('record_id', '=', run.id)
      .execute();
    expect(noted.map(({ changes }) => changes)).toContainEqual({
      closed_day_reason: { from: null, to: 'Heard the next day' },
    });
  });

  it.each(Object.entries(ASKED).filter(([, each]) => each.isOverride))(
    '%s on the override path wants the reason',
    async (name, each) => {
      if (name === 'changeStatus: cancel') return;
      await closeDay();
      const version = each.version === null ? null : 1;
      const mute = await send(each.method, `${each.path()}_override`, await each.body(), version);
      const { errors } = mute.body.results?.[0] ?? mute.body;
      expect(Object.keys(errors ?? {})).toEqual([each.reason]);
    },
  );

  it('a lunch break is canceled only with a reason', async () => {
    const added = await send(
      'POST',
      `/delivery_manifest/${run.id}/delivery_events_addon_override`,
      { delivery_event_type_id: 4, secuence: 3 },
      1,
    );
    const lunch = added.body.manifests?.[0]?.events.find((event) => event.delivery_event_type_id === 4);
    await closeDay();
    const path = stopPath(run, lunch?.id ?? 0, 'lunch_break');
    expect(outcome(await send('DELETE', path, {}, 1))).toBe('cust001');
    expect(outcome(await send('DELETE', path, { closed_day_reason: 'Worked through' }, 1))).toBe('done');
  });

  it('is planned no more', async () => {
    await closeDay();
    const paths = [
      ['DELETE', `/delivery_manifest/${other.id}`],
      ['POST', `/delivery_manifest/${run.id}/recalculate_trace`],
      ['PUT', `/delivery_manifest/${run.id}/automatic_scheduling`],
    ] as const;
    for (const [method, path] of paths)
      expect(await send(method, path, {}, 1)).toMatchObject({
        status: 409,
        body: { args: { reason: 'dayClosed', who: 'Ana Office' } },
      });
  });

  it('is locked and unlocked as before', async () => {
    await closeDay();
    expect((await send('POST', onStop('lock')(), { reason: 'promised' }, 1)).status).toBe(200);
  });

  it('is not changed without the right to take a hand-over back', async () => {
    const path = '/delivery_manifest/:manifestId/delivery_events/:eventId/copayment';
    const clerk = await server.signInAs('nobody', { permissions: [['PUT', path]] });
    await closeDay();
    const body = { copayment_amount: 3, closed_day_reason: 'Heard the next day' };
    expect((await send('PUT', onStop('copayment')(), body, 1, clerk)).status).toBe(403);
  });

  it('what was done before it was closed is not taken back', async () => {
    const before = await send('PUT', onStop('copayment')(), { copayment_amount: 3 }, 1);
    clock.advance(60_000);
    await closeDay();
    clock.advance(60_000);
    const late = await send('POST', `/commands/${before.body.command_id}/undo`, {}, null);
    expect(late).toMatchObject({ status: 409, body: { args: { reason: 'dayClosed' } } });
    const told = { copayment_amount: 4, closed_day_reason: 'Counted again' };
    const after = await send('PUT', onStop('copayment')(), told, 2);
    const undone = await send('POST', `/commands/${after.body.command_id}/undo`, {}, null);
    expect(undone.status).toBe(200);
  });
});
