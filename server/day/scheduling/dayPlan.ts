import { setImmediate as nextTurn } from 'node:timers/promises';
import { withPickUpsInTime } from '../../../src/domain/runs/bagOrder';
import type { DraftUnassigned } from '../../../src/domain/planning/draftView';
import { orderOf } from '../dispatch/planning/bestOrder';
import type { Violation } from '../../planning/routing/checker/violation';
import type { Solution } from '../../planning/routing/optimizer';
import { checkOrder } from './checkOrder';
import type { DayProblem } from './dayProblem';
import type { RunOfDay } from './runOfDay';
import { rushFirst } from './rushFirst';

/** A solution in the terms of the day. */
export interface DayPlan {
  /** Open stops before the way back, by run. */
  orders: ReadonlyMap<number, number[]>;
  unassigned: DraftUnassigned[];
  violations: Violation[];
}

/** Takes out of an order what waits now and would come too late for the bags of this run. */
function keepable(
  day: DayProblem,
  on: RunOfDay,
  ids: readonly number[],
): { order: number[]; sentBack: DraftUnassigned[] } {
  let order = [...ids];
  const sentBack: DraftUnassigned[] = [];
  for (;;) {
    const { begins } = day.driveOrder(on, order);
    const late = order.flatMap((id) => {
      const stop = day.stops.get(id);
      if (!stop || stop.delivery_manifest_id !== null) return [];
      const seconds = (begins.get(id) ?? 0) - day.windowOn(on, stop)[1];
      return seconds > 0 ? [{ id, seconds: Math.ceil(seconds) }] : [];
    });
    const [first] = late;
    if (!first) return { order, sentBack };
    order = order.filter((id) => id !== first.id);
    const reason = { code: 'windowLate' as const, vehicle: on.run.id, seconds: first.seconds };
    sentBack.push({
      delivery_event_id: first.id,
      is_placeless: false,
      obstacles: [{ delivery_manifest_id: on.run.id, reason }],
    });
  }
}

/** The orders that a solution gives to the runs, each checked on its own run. */
export async function dayPlan(day: DayProblem, solution: Solution): Promise<DayPlan> {
  const planned = new Map(solution.plan.routes.map((route) => [route.vehicle, orderOf(route.steps)]));
  const orders = new Map<number, number[]>();
  const violations = [...solution.violations];
  const unassigned: DraftUnassigned[] = solution.unassigned.map(({ id, reasons }) => ({
    delivery_event_id: id,
    is_placeless: false,
    obstacles: reasons.map((reason) => ({ delivery_manifest_id: reason.vehicle ?? 0, reason })),
  }));
  for (const [runId, on] of day.runs) {
    const lunch = new Set((on.vehicle.breaks ?? []).map(({ id }) => id));
    const found = planned.get(runId) ?? on.made.order.filter((id) => lunch.has(id));
    const { order: kept, sentBack } = keepable(day, on, found);
    const order = withPickUpsInTime(on.run.stops, kept);
    orders.set(runId, order);
    unassigned.push(...sentBack);
    await nextTurn();
  }
  await rushFirst(day, orders);
  for (const [runId, on] of day.runs) {
    const order = orders.get(runId) ?? [];
    if (order.join() !== on.made.order.join()) violations.push(...checkOrder(day, on, order));
    await nextTurn();
  }
  for (const { id } of day.placeless)
    unassigned.push({ delivery_event_id: id, is_placeless: true, obstacles: [] });
  unassigned.sort((a, b) => a.delivery_event_id - b.delivery_event_id);
  return { orders, unassigned, violations };
}
