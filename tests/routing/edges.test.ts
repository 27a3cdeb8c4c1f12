import { describe, expect, it } from 'vitest';
import type { RoutingProblem } from '../../server/planning/routing/format/problem';
import { orderOf, solveHere } from './solveHere';

const line = (count: number) =>
  Array.from({ length: count }, (_, a) => Array.from({ length: count }, (_, b) => Math.abs(a - b)));

describe('problems at the edge', () => {
  it('an empty problem has an empty plan', () => {
    const { plan, violations } = solveHere({ vehicles: [] }).solution;
    expect(plan).toMatchObject({ routes: [], unassigned: [], summary: { cost: 0, routes: 0 } });
    expect(violations).toEqual([]);
  });

  it('deliveries without a vehicle are left out', () => {
    const problem = {
      jobs: [{ id: 1, location_index: 0 }],
      vehicles: [],
      matrices: { car: { durations: [[0]] } },
    };
    expect(solveHere(problem).solution.plan.unassigned).toMatchObject([{ id: 1, type: 'job' }]);
  });

  it('one stop', () => {
    const problem: RoutingProblem = {
      jobs: [{ id: 7, location_index: 1, service: 5 }],
      vehicles: [{ id: 3, start_index: 0, end_index: 0 }],
      matrices: { car: { durations: line(2) } },
    };
    const { plan, violations } = solveHere(problem).solution;
    expect(violations).toEqual([]);
    expect(orderOf(plan, 3)).toEqual(['job 7']);
    expect(plan.summary).toMatchObject({ cost: 2, duration: 2, service: 5, waiting_time: 0 });
  });

  it('a day without waiting in the morning: the vehicle leaves when it must', () => {
    const { plan } = solveHere({
      jobs: [{ id: 1, location_index: 5, time_windows: [[100, 200]] }],
      vehicles: [{ id: 1, start_index: 0, end_index: 0, time_window: [0, 500] }],
      matrices: { car: { durations: line(6) } },
    }).solution;
    expect(plan.routes[0]?.steps.map(({ arrival }) => arrival)).toEqual([95, 100, 105]);
  });

  it('impossible windows leave the delivery out and say by how much', () => {
    const { unassigned, violations } = solveHere({
      jobs: [{ id: 1, location_index: 5, time_windows: [[0, 3]] }],
      vehicles: [{ id: 1, start_index: 0, end_index: 0, time_window: [0, 500] }],
      matrices: { car: { durations: line(6) } },
    }).solution;
    expect(violations).toEqual([]);
    expect(unassigned).toMatchObject([
      { id: 1, reasons: [{ code: 'windowLate', seconds: 2, fix: { kind: 'window', later: 2 } }] },
    ]);
  });

  it('many deliveries at one place', () => {
    const { plan, violations } = solveHere({
      jobs: Array.from({ length: 40 }, (_, id) => ({
        id,
        location_index: 1,
        setup: 3,
        service: 1,
        delivery: [1],
      })),
      vehicles: Array.from({ length: 3 }, (_, id) => ({ id, start_index: 0, end_index: 0, capacity: [20] })),
      matrices: { car: { durations: line(2) } },
    }).solution;
    expect(violations).toEqual([]);
    expect(plan.summary).toMatchObject({ unassigned: 0, routes: 2, cost: 4 });
  });

  it('5,000 stops', () => {
    const side = 71;
    const durations = Array.from({ length: 5001 }, (_, a) =>
      Float64Array.from(
        { length: 5001 },
        (_, b) => Math.abs((a % side) - (b % side)) + Math.abs(Math.floor(a / side) - Math.floor(b / side)),
      ),
    );
    const { plan, violations } = solveHere(
      {
        jobs: Array.from({ length: 5000 }, (_, i) => ({ id: i, location_index: i + 1, delivery: [1] })),
        vehicles: Array.from({ length: 60 }, (_, id) => ({
          id,
          start_index: 0,
          end_index: 0,
          capacity: [100],
        })),
        matrices: { car: { durations } },
      },
      500,
    ).solution;
    expect(violations).toEqual([]);
    expect(plan.summary.unassigned).toBe(0);
  });

  it('what has more priority stays', () => {
    const { plan } = solveHere({
      jobs: [1, 2, 3].map((id) => ({ id, location_index: id, delivery: [1], priority: id * 10 })),
      vehicles: [{ id: 1, start_index: 0, end_index: 0, capacity: [2] }],
      matrices: { car: { durations: line(4) } },
    }).solution;
    expect(plan.unassigned.map(({ id }) => id)).toEqual([1]);
  });

  it('overtime is paid for, up to its limit', () => {
    const problem = (max: number): RoutingProblem => ({
      jobs: [{ id: 1, location_index: 5, service: 90 }],
      vehicles: [
        { id: 1, start_index: 0, end_index: 0, time_window: [0, 80], overtime: { max, per_hour: 7200 } },
      ],
      matrices: { car: { durations: line(6) } },
    });
    expect(solveHere(problem(30)).solution.plan.summary).toMatchObject({
      overtime: 20,
      cost: 50,
      unassigned: 0,
    });
    expect(solveHere(problem(10)).solution.unassigned[0]?.reasons[0]).toMatchObject({
      code: 'shiftEnd',
      seconds: 20,
    });
  });

  it('fewest vehicles first, when asked', () => {
    const problem: RoutingProblem = {
      jobs: [1, 2, 3, 4].map((id) => ({ id, location_index: id, time_windows: [[0, 100]] })),
      vehicles: [0, 4].flatMap((at) => [{ id: at, start_index: at, end_index: at }]),
      matrices: { car: { durations: line(5) } },
    };
    expect(solveHere(problem, 300, 1, true).solution.plan.summary.routes).toBe(1);
  });
});
