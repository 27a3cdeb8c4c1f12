import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../server/planning/routing/checker/checkPlan';
import type { PlanRoute, PlanStep, RoutingPlan } from '../../server/planning/routing/format/plan';
import type { RoutingProblem } from '../../server/planning/routing/format/problem';
import { solveHere } from './solveHere';

const durations = Array.from({ length: 6 }, (_, a) =>
  Array.from({ length: 6 }, (_, b) => 10 * Math.abs(a - b)),
);
const problem: RoutingProblem = {
  jobs: [
    { id: 1, location_index: 1, delivery: [1], service: 5, time_windows: [[0, 50]] },
    { id: 2, location_index: 3, delivery: [1], service: 5, skills: [7] },
  ],
  shipments: [{ pickup: { id: 1, location_index: 2 }, delivery: { id: 1, location_index: 4 }, amount: [1] }],
  vehicles: [
    {
      id: 1,
      start_index: 0,
      end_index: 0,
      capacity: [2],
      skills: [7],
      time_window: [0, 300],
      breaks: [{ id: 1, service: 20, time_windows: [[40, 60]] }],
      steps: [{ type: 'job', id: 1, locked: true }],
    },
  ],
  matrices: { car: { durations } },
};

/** The right plan after a change by hand. */
function spoilt(change: (route: PlanRoute, plan: RoutingPlan) => void): string[] {
  const plan = structuredClone(solveHere(problem).solution.plan);
  change(plan.routes[0] as PlanRoute, plan);
  return [...new Set(checkPlan(problem, plan).map(({ code }) => code))];
}

const stepOf = (route: PlanRoute, type: string, id: number) =>
  route.steps.find((step) => step.type === type && step.id === id) as PlanStep;
const without = (route: PlanRoute, type: string) => {
  route.steps = route.steps.filter((step) => step.type !== type);
};

describe('the checker', () => {
  it('finds nothing wrong with a right plan', () => {
    expect(spoilt(() => undefined)).toEqual([]);
  });

  it.each<[string, string, (route: PlanRoute, plan: RoutingPlan) => void]>([
    ['a lost task', 'lost', (route) => without(route, 'job')],
    ['a doubled task', 'doubled', (_, plan) => plan.unassigned.push({ type: 'job', id: 1 })],
    ['a task nobody knows', 'unknownTask', (_, plan) => plan.unassigned.push({ type: 'job', id: 99 })],
    ['a vehicle nobody knows', 'unknownVehicle', (route) => (route.vehicle = 9)],
    ['a break left out', 'break', (route) => without(route, 'break')],
    ['a break at another time', 'break', (route) => (stepOf(route, 'break', 1).waiting_time += 500)],
    ['a lock that was moved', 'locked', (route) => route.steps.splice(1, 0, ...route.steps.splice(2, 1))],
    ['a pickup behind its delivery', 'pairOrder', (route) => route.steps.reverse()],
    ['a way in no time', 'travel', (route) => (stepOf(route, 'job', 2).arrival -= 9)],
    ['a missed window', 'window', (route) => (stepOf(route, 'job', 1).waiting_time += 300)],
    ['a stop cut short', 'service', (route) => (stepOf(route, 'job', 2).service = 1)],
    ['a shift that is too long', 'shift', (route) => ((route.steps.at(-1) as PlanStep).arrival += 500)],
    ['a cost that is not so', 'cost', (route) => (route.cost -= 1)],
    ['half a pair', 'pairSplit', (route) => without(route, 'delivery')],
  ])('sees %s', (_, code, change) => {
    expect(spoilt(change)).toContain(code);
  });

  it('sees a missing skill and a full vehicle', () => {
    const { plan } = solveHere(problem).solution;
    const vehicles = problem.vehicles.map((vehicle) => ({ ...vehicle, skills: [], capacity: [1] }));
    const codes = checkPlan({ ...problem, vehicles }, plan).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['skill', 'capacity']));
  });
});
