import type { UsedPlan } from '../../../src/domain/planning/draftSelection';
import { wrongState } from '../../platform/plugins/errors';
import { checkOrder } from './checkOrder';
import type { DayProblem } from './dayProblem';

/**
 * Throws 409 with what a chosen part of a plan would break: what makes room for a delivery may be among what was not
 * chosen, and time has passed since the plan was made.
 */
export function assertPlanHolds(day: DayProblem, { runs }: UsedPlan): void {
  const broken = runs.flatMap(({ delivery_manifest_id: id, order }) => {
    const on = day.runs.get(id);
    if (!on) return [];
    return checkOrder(day, on, order).map(({ code, task, by }) => ({
      delivery_manifest_id: id,
      run: on.run.name,
      code,
      delivery_event_id: task ? Number(task.split(' ')[1]) : null,
      minutes: by === undefined ? null : Math.ceil(by / 60),
    }));
  });
  if (broken.length === 0) return;
  throw wrongState('This part of the plan breaks a rule', { reason: 'draftPart', broken });
}
