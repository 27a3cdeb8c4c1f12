import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SchedulingDraft } from '../../src/domain/planning/draftView';
import type { RoutingProblem } from '../../server/planning/routing/format/problem';
import { command, makeRun, StoppedClock, type TestRun } from '../support/dispatchDay';
import { testServer, type TestServer, type TestSession } from '../support/server';
import { insertWaiting } from '../support/waitingStops';
import { service } from '../routing/service';
import { solveHere } from '../routing/solveHere';

// Half past seven in the morning of the day: nobody drives yet.
const clock = new StoppedClock('2026-11-20 15:30:00');
let server: TestServer;
let ana: TestSession;
let run: TestRun;
let waiting: number[];

beforeAll(async () => {
  server = await testServer({ clock });
  ana = await server.signInAs('scheduler');
  run = await makeRun(server.db, { isUnderWay: false });
  waiting = await insertWaiting(server.db, run, 3);
});
afterAll(() => server.close());

async function planWith(url: string, seconds = 1): Promise<SchedulingDraft> {
  const own = await testServer({
    clock,
    database: server.context.database,
    config: { routing: { service: 'vroom', url, timeoutMs: seconds * 3_000 } },
  });
  try {
    const body = { date: run.date, close_door_pharmacy_id: run.cdp_id, seconds };
    const asked = await own.call<SchedulingDraft>('POST', '/scheduling/drafts', command(ana, null, body));
    for (;;) {
      const path = `/scheduling/drafts/${asked.body.id}`;
      const draft = (await own.call<SchedulingDraft>('GET', path, { as: ana })).body;
      if (draft.state !== 'solving') return draft;
      await sleep(50);
    }
  } finally {
    await own.close();
  }
}

/** What VROOM is asked is VROOM's format: the embedded engine, in this process, can answer for it. */
function vroomPlan({ options: _, ...problem }: RoutingProblem & { options?: unknown }) {
  return solveHere(problem, 200).solution.plan;
}

it('the configured optimizer makes the plan, and the draft says which', async () => {
  const { url, asked } = await service(({ body }) => ({
    body: vroomPlan(body as RoutingProblem),
  }));
  // The service shares this thread, so it has more time than a search takes on a busy machine.
  const draft = await planWith(url, 30);
  expect(asked).toHaveLength(1);
  expect([draft.state, draft.engine, draft.fallback, draft.failure]).toEqual(['ready', 'vroom', null, null]);
  expect(draft.result?.moves.map((move) => move.delivery_event_id)).toEqual(expect.arrayContaining(waiting));
});

it.each([
  ['refused', { status: 500, body: { code: 1, error: 'Internal' } }],
  ['broken', { body: { code: 0, summary: {}, unassigned: [], routes: [] } }],
  ['timeout', undefined],
])('%s: the embedded one makes the plan, and the draft says why', async (fallback, said) => {
  const { url } = await service(() => said);
  const draft = await planWith(url);
  expect(draft).toMatchObject({ state: 'ready', engine: 'embedded', fallback });
  expect(draft.result?.moves.map((move) => move.delivery_event_id)).toEqual(expect.arrayContaining(waiting));
});
