import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommandAnswer } from '../../src/domain/runs/dispatchView';
import type { SchedulingDraft } from '../../src/domain/planning/draftView';
import { command, insertDriver, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { insertVehicle } from '../support/schedulingDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { insertWaiting } from '../support/waitingStops';

// Half past seven in the morning of the day: nobody drives yet.
const clock = new StoppedClock('2026-11-20 15:30:00');
let server: TestServer;
let ana: TestSession;

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('scheduler');
});
afterAll(() => server.close());

const setRun = (run: TestRun, values: object) =>
  server.db.updateTable('delivery_manifest').set(values).where('id', '=', run.id).execute();

/** What the hand is told of a stop on a run: the rules against it, by their codes. */
async function byHand(run: TestRun, stop: number): Promise<string[]> {
  const body = { delivery_event_ids: [stop], versions: { [stop]: 1 } };
  const path = `/delivery_manifest/${run.id}/move`;
  const moved = await server.call<CommandAnswer>('POST', path, command(ana, 1, body));
  const [result] = moved.body.results ?? [];
  const rules = (result?.args?.rules ?? []) as { rule: string }[];
  return [...new Set(rules.map(({ rule }) => rule))];
}

/** Whether the plan that may use this run alone leaves the stop out. */
async function isLeftOut(run: TestRun, stop: number, cdpId: number | null): Promise<boolean> {
  const wish = {
    date: run.date,
    close_door_pharmacy_id: cdpId,
    delivery_manifest_ids: [run.id],
    delivery_event_ids: [stop],
    iterations: 50,
  };
  const asked = await server.call<SchedulingDraft>('POST', '/scheduling/drafts', command(ana, null, wish));
  for (;;) {
    const path = `/scheduling/drafts/${asked.body.id}`;
    const { state, result } = (await server.call<SchedulingDraft>('GET', path, { as: ana })).body;
    if (state !== 'solving')
      return result?.unassigned.some((each) => each.delivery_event_id === stop) ?? true;
    await sleep(50);
  }
}

const nothing = () => Promise.resolve();
it.each([
  ['nothing speaks against it', {}, nothing, []],
  ['another driver was asked for', { driver_gender: 'female' }, nothing, ['driverGender']],
  [
    'the vehicle is full',
    {},
    async (run: TestRun) => setRun(run, { vehicle_id: await insertVehicle(server, 3) }),
    ['capacity'],
  ],
  ['its window ends before anybody can be there', { delivery_end_time: '07:45:00' }, nothing, ['window']],
  [
    'the driver who was asked for drives',
    { driver_gender: 'female' },
    async (run: TestRun) => {
      const employee_id = await insertDriver(server.db);
      await server.db
        .updateTable('employees')
        .set({ gender: 'female' })
        .where('id', '=', employee_id)
        .execute();
      await setRun(run, { employee_id });
    },
    [],
  ],
] as const)(
  'hand and optimizer judge the same stop on the same run alike: %s',
  async (_, stop, prepare, rules) => {
    const run = await makeRun(server.db, { isUnderWay: false });
    await prepare(run);
    const [id = 0] = await insertWaiting(server.db, run, 1, () => stop);
    // The plan is asked first: a hand that nothing speaks against puts the stop there.
    const leftOut = await isLeftOut(run, id, run.cdp_id);
    expect(await byHand(run, id)).toEqual(rules);
    expect(leftOut).toBe(rules.length > 0);
  },
);
