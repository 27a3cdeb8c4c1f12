import { describe, expect, it } from 'vitest';
import { settingsWith } from '../../src/domain/wire/settings';
import type { PlanningStop } from '../../server/day/dispatch/planning/planningRun';
import { dayPlan } from '../../server/day/scheduling/dayPlan';
import { dayProblem } from '../../server/day/scheduling/dayProblem';
import { solveHere } from '../routing/solveHere';
import { planningRun, planningStop } from './anyDay';

const NOW = new Date('2026-11-20T15:30:00Z');
/** Two hours and a half hour to the north. */
const NORTH = { destination_latitude: 32.9 };
const morning = () => planningRun(1_000, [planningStop(1)]);
/** It starts at eleven, and has doors beside the one that is wanted. */
const later = () =>
  planningRun(1_001, [planningStop(2, NORTH), planningStop(3, { destination_latitude: 32.901 })], {
    start_at: '2026-11-20 19:00:00',
    end_at: '2026-11-21 03:00:00',
  });

async function runOf(wanted: Partial<PlanningStop>, runs = [morning(), later()]) {
  const pool = [planningStop(9, { destination_latitude: 32.902, ...wanted })];
  const day = await dayProblem({ runs, pool, wish: { delivery_event_ids: null } }, settingsWith({}), NOW);
  const { solution } = solveHere(day.problem, 60);
  const plan = await dayPlan(day, { ...solution, engine: 'embedded', stopped: false, crashes: [] });
  expect(plan.violations).toEqual([]);
  return [...plan.orders].find(([, order]) => order.includes(9))?.[0] ?? null;
}

describe('Rush in an automatic plan goes to the run that is there first', () => {
  it.each([
    ['rush', { priority: 'high' }, 1_000],
    ['everything else where it costs least', {}, 1_001],
    ['rush that the first run may not take', { priority: 'high', driver_gender: 'female' }, 1_001],
    ['rush that is wanted later', { priority: 'high', delivery_start_time: '15:00:00' }, 1_001],
  ] satisfies [string, Partial<PlanningStop>, number][])('%s', async (_, wanted, run) => {
    const woman = { ...later(), driver_gender: 'female' as const };
    expect(await runOf(wanted, [{ ...morning(), driver_gender: 'male' as const }, woman])).toBe(run);
  });

  it('never on a run that has left its pharmacy without the bag', async () => {
    const gone = planningRun(
      1_000,
      [
        planningStop(7, {
          delivery_event_type_id: 1,
          delivery_event_status_id: 4,
          datetime: '2026-11-20 15:00:00',
        }),
        planningStop(1),
      ],
      { delivery_manifest_status_id: 3 },
    );
    expect(await runOf({ priority: 'high' }, [gone, later()])).toBe(1_001);
  });
});
