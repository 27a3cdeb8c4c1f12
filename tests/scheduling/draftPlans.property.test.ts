import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchProblems } from '../../src/domain/runs/assignmentRules';
import { usedPlan } from '../../src/domain/planning/draftSelection';
import { settingsWith } from '../../src/domain/wire/settings';
import type { Solution } from '../../server/planning/routing/optimizer';
import { checkOrder } from '../../server/day/scheduling/checkOrder';
import { dayPlan } from '../../server/day/scheduling/dayPlan';
import { dayProblem, type Day } from '../../server/day/scheduling/dayProblem';
import { draftResult } from '../../server/day/scheduling/draftResult';
import { solveHere } from '../routing/solveHere';
import { anyDay } from './anyDay';

const settings = settingsWith({});
const NOW = new Date('2026-11-20T15:30:00Z');

async function planned(given: Day) {
  const day = await dayProblem(given, settings, NOW);
  const { solution } = solveHere(day.problem, 60);
  const whole: Solution = { ...solution, engine: 'embedded', stopped: false, crashes: [] };
  const plan = await dayPlan(day, whole);
  return { day, plan, result: await draftResult(day, plan) };
}

describe('whatever the day, a plan of it', () => {
  it('loses and doubles nothing, breaks no rule, and moves nothing that is locked', async () => {
    await fc.assert(
      fc.asyncProperty(anyDay, async (given) => {
        const { day, plan } = await planned(given);
        expect(plan.violations).toEqual([]);
        const onRuns = [...plan.orders.values()].flat();
        const left = plan.unassigned.map((stop) => stop.delivery_event_id);
        const all = [...given.runs.flatMap((run) => run.stops), ...given.pool].map((stop) => stop.id);
        expect([...onRuns, ...left].sort((a, b) => a - b)).toEqual(all.sort((a, b) => a - b));
        for (const [id, order] of plan.orders) {
          const on = day.runs.get(id);
          if (!on) throw new Error('A run of the day');
          expect(checkOrder(day, on, order)).toEqual([]);
          const locked = on.run.stops.filter((stop) => stop.locked_at !== null).map((stop) => stop.id);
          expect(order.filter((stop) => locked.includes(stop))).toEqual(locked);
          for (const stop of order.flatMap((each) => day.stops.get(each) ?? []))
            if (stop.delivery_manifest_id !== id) expect(matchProblems(on.run, stop)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is used in part without losing anything either', async () => {
    await fc.assert(
      fc.asyncProperty(anyDay, fc.func(fc.boolean()), async (given, isChosen) => {
        const { plan, result } = await planned(given);
        const whole = usedPlan(result, null);
        for (const run of whole.runs) expect(run.order).toEqual(plan.orders.get(run.delivery_manifest_id));
        const ids = result.moves.map((move) => move.delivery_event_id).filter((id) => isChosen(id));
        const part = usedPlan(result, ids);
        expect(part.moves.map((move) => move.delivery_event_id).sort()).toEqual([...ids].sort());
        const before = new Map(given.runs.map((run) => [run.id, run.stops.map((stop) => stop.id)] as const));
        for (const run of part.runs) before.set(run.delivery_manifest_id, run.order);
        const onRuns = [...before.values()].flat();
        expect(new Set(onRuns).size).toBe(onRuns.length);
        const going = part.moves.filter((move) => move.to.delivery_manifest_id === null).length;
        const coming = part.moves.filter((move) => move.from.delivery_manifest_id === null).length;
        const were = given.runs.flatMap((run) => run.stops).length;
        expect(onRuns.length).toBe(were + coming - going);
      }),
      { numRuns: 40 },
    );
  });
});
