import { spanText } from '../../domain/time/spanText';
import type { StopOnBoard } from '../actions/deliveryAction';
import { assignmentWay } from '../../domain/runs/assignmentRules';
import type { MovePlan } from '../../domain/planning/planMove';
import { TRIP_BACK_ID } from '../../domain/runs/tripBack';
import type { Translate } from '../../i18n/messageKey';
import type { MoveTarget } from './moveTarget';

/** One sentence about the cost of a move; `bad` marks a conflict. */
export interface CostLine {
  text: string;
  bad: boolean;
}

/** Maximum number of late stops that are named. */
const NAMED = 3;

/**
 * The cost of a move as texts: minutes first, then stops that become late, then broken rules, then stops that
 * cannot be moved.
 */
export function costLines(
  plan: MovePlan,
  target: MoveTarget,
  find: (id: number) => StopOnBoard | null,
  translate: Translate,
): CostLine[] {
  const nameOf = (id: number | null) => (id === null ? '' : (find(id)?.event.participant_name ?? ''));
  const minutes = (count: number) =>
    count < 0
      ? translate('dispatch.minutesEarly', { span: spanText(-count) })
      : translate('dispatch.minutesLate', { span: spanText(count) });
  const lines: CostLine[] = [];
  const here = plan.runs.find((run) => run.manifest_id === target.manifestId);
  if (here) lines.push({ text: minutes(here.added_minutes), bad: false });
  // "Assigning to a running manifest is offered as an add-on" (spec §4).
  const stops = here?.order.map(find) ?? [];
  const run = stops.find((stop) => stop?.manifest?.id === target.manifestId)?.manifest;
  const isJoined = stops.some((stop) => stop?.manifest?.id !== target.manifestId);
  if (run && isJoined && assignmentWay(run) === 'addOn')
    lines.push({ text: translate('assignment.addOn', { run: run.name }), bad: false });
  if (here?.order.includes(TRIP_BACK_ID))
    lines.push({ text: translate('dispatch.history.bag.cdp'), bad: false });
  const elsewhere = plan.runs.filter((run) => run !== here && run.added_minutes !== 0);
  if (elsewhere.length > 0) {
    const saved = elsewhere.reduce((sum, run) => sum + run.added_minutes, 0);
    lines.push({ text: translate('interaction.cost.elsewhere', { minutes: minutes(saved) }), bad: false });
  }
  for (const late of plan.late.slice(0, NAMED)) {
    const args = { name: nameOf(late.delivery_event_id), span: spanText(late.minutes) };
    lines.push({ text: translate('interaction.cost.late', args), bad: true });
  }
  if (plan.late.length > NAMED)
    lines.push({
      text: translate('interaction.cost.moreLate', { smart_count: plan.late.length - NAMED }),
      bad: true,
    });
  // Windows are listed with the stops that become late.
  for (const { rule, delivery_event_id: id, minutes: past, over } of plan.broken.filter(
    (each) => each.rule !== 'window',
  ))
    lines.push({
      text: translate(`interaction.cost.rules.${rule}`, {
        name: nameOf(id),
        minutes: past ?? 0,
        over: over ?? 0,
      }),
      bad: true,
    });
  for (const { delivery_event_id: id, refusal } of plan.refused)
    lines.push({
      text: translate(`interaction.cost.refused.${refusal.reason}`, { name: nameOf(id), ...refusal.args }),
      bad: true,
    });
  return lines;
}
