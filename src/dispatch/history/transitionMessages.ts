import { STATUSES_NEEDING_REASON } from '../../domain/eventStatus';
import { isCopaymentEntry, type Transition } from '../../domain/lifeCycle';
import { formatMoney, toCents } from '../../domain/money';
import { reasonText } from '../reasonText';

/** Commands that change the place of a stop and not its status. */
const PLANNING: ReadonlySet<string> = new Set([
  'move',
  'unassign',
  'nextWorkday',
  'automaticSchedule',
  'deleteRun',
]);

type Translate = (key: string, args?: Record<string, unknown>) => string;

/** The sentences of one history entry: who, why, to whom, from where (spec §2 "Delivery history"). */
export function transitionMessages(transition: Transition, translate: Translate): string[] {
  const say = (key: string, args: Record<string, unknown>) => translate(`dispatch.history.${key}`, args);
  const lines: string[] = [];
  if (isCopaymentEntry(transition)) {
    const amount = say('copayment', { amount: formatMoney(transition.copayment_amount ?? '0') });
    const { copayment_method: method } = transition;
    const paid = method
      ? translate('proof.paidBy', { method: translate(`proof.methods.${method}`, { _: method }) })
      : translate('proof.due');
    // A copayment that was canceled is due to nobody.
    lines.push(toCents(transition.copayment_amount ?? '0') === 0 ? amount : `${amount}, ${paid}`);
  }
  if (transition.verb && PLANNING.has(transition.verb))
    lines.push(say(`planning.${transition.verb}`, { run: transition.run_name ?? '' }));
  if (transition.created_by_name && transition.source)
    lines.push(say(`by.${transition.source}`, { name: transition.created_by_name }));
  if (transition.is_undo) lines.push(translate('dispatch.history.undo'));
  const status = transition.delivery_event_status_id;
  const reason = reasonText(transition, translate);
  if (status != null && STATUSES_NEEDING_REASON.has(status) && reason) lines.push(say('reason', { reason }));
  if (transition.receptor_name) lines.push(say('receptor', { name: transition.receptor_name }));
  if (transition.comments) lines.push(transition.comments);
  if (transition.previous_participant_full_address)
    lines.push(say('previousAddress', { address: transition.previous_participant_full_address }));
  return lines;
}
