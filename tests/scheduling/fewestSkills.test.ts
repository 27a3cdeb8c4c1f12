import { expect, it } from 'vitest';
import { settingsWith } from '../../src/domain/wire/settings';
import { dayProblem } from '../../server/day/scheduling/dayProblem';
import { dayPlan } from '../../server/day/scheduling/dayPlan';
import { draftResult } from '../../server/day/scheduling/draftResult';
import { solveHere } from '../routing/solveHere';
import { planningRun, planningStop } from './anyDay';

const NOW = new Date('2026-11-20T15:30:00Z');
const CLIENTS = 700;

it('a day with more clients than a vehicle may have skills is planned, each delivery by a run that takes its client', async () => {
  const pool = Array.from({ length: CLIENTS }, (_, index) =>
    planningStop(index + 1, { funding_source_id: index + 1 }),
  );
  const runs = [
    planningRun(1_001, []),
    planningRun(1_002, [], { funding_source_ids: [7, 8, 9] }),
    planningRun(1_003, [], { close_door_pharmacy_id: 2 }),
  ];
  const wish = { is_replanning: false, overtime_minutes: 0, delivery_event_ids: null };
  const day = await dayProblem({ runs, pool, wish }, settingsWith({}), NOW);
  for (const { skills } of day.problem.vehicles) expect(skills?.length).toBeLessThanOrEqual(4);
  // What tells runs apart is kept: client 7 may go to the second, client 1 not.
  const [first, second] = [day.jobOf(1), day.jobOf(7)];
  const ofSecond = day.problem.vehicles[1]?.skills ?? [];
  expect(first?.skills?.every((skill) => ofSecond.includes(skill))).toBe(false);
  expect(second?.skills?.every((skill) => ofSecond.includes(skill))).toBe(true);
});

it('a client that no run takes is said to be the reason', async () => {
  const runs = [planningRun(1_001, [], { funding_source_ids: [2] })];
  const pool = [planningStop(1, { funding_source_id: 5 })];
  const wish = { is_replanning: false, overtime_minutes: 0, delivery_event_ids: null };
  const day = await dayProblem({ runs, pool, wish }, settingsWith({}), NOW);
  const { solution } = solveHere(day.problem, 20);
  const plan = await dayPlan(day, { ...solution, engine: 'embedded', stopped: false, crashes: [] });
  const { unassigned } = await draftResult(day, plan);
  expect(unassigned[0]?.obstacles[0]?.reason).toMatchObject({ code: 'skill', skills: [2_000_000_005] });
});
