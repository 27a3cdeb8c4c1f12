import { describe, expect, it } from 'vitest';
import { EmbeddedOptimizer } from '../../server/planning/routing/embeddedOptimizer';
import type { RoutingProblem } from '../../server/planning/routing/format/problem';
import { VroomOptimizer } from '../../server/planning/routing/vroom/vroomOptimizer';
import { service } from './service';
import { solveHere } from './solveHere';

const problem: RoutingProblem = {
  jobs: [{ id: 1, location_index: 1, skills: [2] }],
  vehicles: [
    {
      id: 4,
      start_index: 0,
      end_index: 0,
      skills: [2],
      time_window: [0, 100],
      overtime: { max: 50 },
      steps: [{ type: 'job', id: 1, locked: true }],
    },
  ],
  matrices: {
    car: {
      durations: [
        [0, 10.4],
        [10.4, 0],
      ],
    },
  },
};

describe('VROOM over HTTP', () => {
  const solveWith = (url: string, timeoutMs = 2_000) =>
    new VroomOptimizer({ url, timeoutMs, fallback: new EmbeddedOptimizer() }).solve(problem, {
      iterations: 50,
      budgetMs: 1_000,
    });

  it('posts the documented request and checks the plan that comes back', async () => {
    const right = solveHere(problem).solution.plan;
    const { url, asked } = await service(() => ({ body: right }));
    expect(await solveWith(url)).toMatchObject({ engine: 'vroom', violations: [], plan: right });
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/',
        body: {
          jobs: [{ id: 1, location_index: 1, skills: [2, 3_000_000_000] }],
          vehicles: [
            { id: 4, start_index: 0, end_index: 0, skills: [2, 3_000_000_000], time_window: [0, 150] },
          ],
          matrices: {
            car: {
              durations: [
                [0, 10],
                [10, 0],
              ],
            },
          },
          options: { l: 1 },
        },
      },
    ]);
  });

  it('says why VROOM left something out', async () => {
    const late = { id: 2, location_index: 1, time_windows: [[0, 5] as [number, number]] };
    const day: RoutingProblem = { ...problem, jobs: [...(problem.jobs ?? []), late] };
    const { url } = await service(() => ({ body: solveHere(day).solution.plan }));
    const vroom = new VroomOptimizer({ url, fallback: new EmbeddedOptimizer() });
    const { engine, unassigned } = await vroom.solve(day, { budgetMs: 1_000 });
    expect(engine).toBe('vroom');
    expect(unassigned).toMatchObject([{ type: 'job', id: 2, reasons: [{ code: 'windowLate', seconds: 6 }] }]);
  });

  it('drives locked stops in their order, which VROOM does not know', async () => {
    const row = [0, 10, 20, 30];
    const durations = row.map((from) => row.map((to) => Math.abs(from - to)));
    const step = (id: number) => ({ type: 'job' as const, id, locked: true });
    const day: RoutingProblem = {
      jobs: [1, 2, 3].map((id) => ({ id, location_index: id })),
      vehicles: [{ id: 4, start_index: 0, end_index: 0, steps: [step(3), step(1)] }],
      matrices: { car: { durations } },
    };
    const free = { ...day, vehicles: [{ id: 4, start_index: 0, end_index: 0 }] };
    const { url } = await service(() => ({ body: solveHere(free).solution.plan }));
    const vroom = new VroomOptimizer({ url, fallback: new EmbeddedOptimizer() });
    const { engine, violations, plan } = await vroom.solve(day, { budgetMs: 1_000 });
    expect([engine, violations]).toEqual(['vroom', []]);
    const [route] = plan.routes;
    expect(route?.steps.flatMap(({ type, id }) => (type === 'job' ? [id] : []))).toEqual([3, 1, 2]);
    expect(plan.summary).toMatchObject({ cost: route?.cost, duration: route?.duration, routes: 1 });
  });

  it.each([
    ['refused', { body: { code: 0, summary: {}, unassigned: [], routes: [{ vehicle: 4 }] } }],
    ['refused', { status: 400, body: { code: 2, error: 'Invalid' } }],
    ['broken', { body: { code: 0, summary: {}, unassigned: [], routes: [] } }],
    ['timeout', undefined],
  ])('falls back to the embedded optimizer, and says why: %s', async (fallback, said) => {
    const { url } = await service(() => said);
    const solution = await solveWith(url, -700);
    expect(solution).toMatchObject({ engine: 'embedded', fallback, violations: [] });
    expect(solution.plan.summary.unassigned).toBe(0);
  });

  it('ended by a person before VROOM has answered: a plan all the same, and no talk of a time-out', async () => {
    const { url } = await service(() => undefined);
    const vroom = new VroomOptimizer({ url, timeoutMs: 60_000, fallback: new EmbeddedOptimizer() });
    const solution = await vroom.solve(problem, { budgetMs: 1_000, signal: AbortSignal.timeout(50) });
    expect(solution).toMatchObject({
      engine: 'embedded',
      fallback: 'stopped',
      stopped: true,
      violations: [],
    });
    expect(solution.plan.summary.unassigned).toBe(0);
  });

  it('falls back when nobody listens', async () => {
    expect(await solveWith('http://127.0.0.1:9')).toMatchObject({
      engine: 'embedded',
      fallback: 'unreachable',
    });
  });
});
