import { spanOf } from '../../i18n/spanOf';
import type { StopOnBoard } from '../actions/deliveryAction';
import { assignmentWay } from '../../domain/runs/assignmentRules';
import type { MovePlan } from '../../domain/planning/planMove';
import { TRIP_BACK_ID } from '../../domain/runs/tripBack';
import type { Translate } from '../../i18n/messageKey';
import type { MoveTarget } from './moveTarget';
import { addedMinutes } from './planFor';

/** One sentence about the cost of a move; `bad` marks a conflict. */
export interface CostLine {
  text: string;
  bad: boolean;
}

/** Maximum number of late stops that are named. */
const NAMED = 3;

type Find = (id: number) => StopOnBoard | null;

/** "+5 min", "−1 h 10". */
export function minutesText(minutes: number, translate: Translate): string {
  return minutes < 0
    ? translate('dispatch.minutesEarly', { span: spanOf(-minutes) })
    : translate('dispatch.minutesLate', { span: spanOf(minutes) });
}

/** Minutes that a move adds to all runs together; "about" where the roads of a drive are not known. */
export function addedText(plan: MovePlan, translate: Translate): string {
  const minutes = minutesText(addedMinutes(plan), translate);
  const isAbout = plan.runs.some((run) => run.is_about);
  return isAbout ? translate('interaction.cost.about', { minutes }) : minutes;
}

/** What else a move does: an add-on to a running run, a return for the bag. */
export function noteLines(plan: MovePlan, target: MoveTarget, find: Find, translate: Translate): string[] {
  const here = plan.runs.find((run) => run.manifest_id === target.manifestId);
  const lines: string[] = [];
  // "Assigning to a running manifest is offered as an add-on" (spec §4).
  const stops = here?.order.map(find) ?? [];
  const run = stops.find((stop) => stop?.manifest?.id === target.manifestId)?.manifest;
  const isJoined = stops.some((stop) => stop?.manifest?.id !== target.manifestId);
  if (run && isJoined && assignmentWay(run) === 'addOn')
    lines.push(translate('assignment.addOn', { run: run.name }));
  if (here?.order.includes(TRIP_BACK_ID)) lines.push(translate('dispatch.history.bag.cdp'));
  return lines;
}

/** Conflicts of a move: stops that become late, then broken rules, then stops that cannot be moved. */
export function conflictLines(plan: MovePlan, find: Find, translate: Translate): string[] {
  const nameOf = (id: number | null) => (id === null ? '' : (find(id)?.event.participant_name ?? ''));
  const lines = plan.late.slice(0, NAMED).map((late) =>
    translate('interaction.cost.late', {
      name: nameOf(late.delivery_event_id),
      span: spanOf(late.minutes),
    }),
  );
  if (plan.late.length > NAMED)
    lines.push(translate('interaction.cost.moreLate', { smart_count: plan.late.length - NAMED }));
  // Windows are listed with the stops that become late.
  for (const { rule, delivery_event_id: id, minutes: past, over } of plan.broken.filter(
    (each) => each.rule !== 'window',
  ))
    lines.push(
      translate(`interaction.cost.rules.${rule}`, {
        name: nameOf(id),
        minutes: past ?? 0,
        over: over ?? 0,
      }),
    );
  for (const { delivery_event_id: id, refusal } of plan.refused)
    lines.push(
      translate(`interaction.cost.refused.${refusal.reason}`, { name: nameOf(id), ...refusal.args }),
    );
  return lines;
}

/** The cost of a move as texts: minutes first, then what else it does, then conflicts. */
export function costLines(plan: MovePlan, target: MoveTarget, find: Find, translate: Translate): CostLine[] {
  const calm: string[] = [];
  const here = plan.runs.find((run) => run.manifest_id === target.manifestId);
  if (here) {
    const minutes = minutesText(here.added_minutes, translate);
    calm.push(here.is_about ? translate('interaction.cost.about', { minutes }) : minutes);
  }
  calm.push(...noteLines(plan, target, find, translate));
  const elsewhere = plan.runs.filter((run) => run !== here && run.added_minutes !== 0);
  if (elsewhere.length > 0) {
    const saved = elsewhere.reduce((sum, run) => sum + run.added_minutes, 0);
    calm.push(translate('interaction.cost.elsewhere', { minutes: minutesText(saved, translate) }));
  }
  return [
    ...calm.map((text) => ({ text, bad: false })),
    ...conflictLines(plan, find, translate).map((text) => ({ text, bad: true })),
  ];
}
