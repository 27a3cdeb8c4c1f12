import { isDate } from '../../domain/time/dates';
import { STATUSES_NEEDING_REASON } from '../../domain/stops/eventStatus';
import { isCopaymentEntry, type Transition } from '../../domain/stops/lifeCycle';
import { formatMoney, toCents } from '../../domain/money/money';
import { formatPhone } from '../../domain/people/phone';
import { anyKey, type KeyUnder, type Translate } from '../../i18n/messageKey';
import { reasonText } from '../reasonText';
import { dayText, timeText } from '../../providers/measures';

/** Commands that change the place of a stop and not its status. */
const PLANNING: ReadonlySet<string> = new Set([
  'move',
  'unassign',
  'nextWorkday',
  'automaticSchedule',
  'deleteRun',
  'transfer',
]);

function valueInWords(field: string, value: unknown, translate: Translate): string {
  if (value === null || value === undefined || value === '') return translate('dispatch.history.none');
  if (typeof value === 'boolean') return translate(`screens.record.${value ? 'yes' : 'no'}`);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (field === 'copayment_amount') return formatMoney(text);
  if (field === 'copayment_method') return anyKey(translate)(`proof.methods.${text}`, { _: text });
  if (field === 'priority') return anyKey(translate)(`dispatch.history.priorities.${text}`, { _: text });
  if (field === 'driver_gender')
    return anyKey(translate)(`dispatch.history.driverGenders.${text}`, { _: text });
  if (field === 'recipient_asks') return anyKey(translate)(`dispatch.history.asks.${text}`, { _: text });
  if (field.endsWith('phone_number')) return formatPhone(text);
  // Dates in display format, and times of day without seconds.
  if (isDate(text)) return dayText(text);
  return /^\d{2}:\d{2}:\d{2}$/.test(text) ? timeText(text) : text;
}

/** Text of an entry that does not change the status: "Locked", "Copayment set". */
export function actionInWords(transition: Transition, translate: Translate): string {
  const action = (transition.verb ?? '').replace(/_override$/, '');
  return anyKey(translate)(`dispatch.history.actions.${action}`, {
    _: translate('dispatch.history.actions.update'),
  });
}

/** The sentences of one history entry: who, why, to whom, from where (spec §2 "Delivery history"). */
export function transitionMessages(transition: Transition, translate: Translate): string[] {
  const text = (key: KeyUnder<'dispatch.history'>, args: Record<string, unknown>) =>
    translate(`dispatch.history.${key}`, args);
  const lines: string[] = [];
  if (isCopaymentEntry(transition)) {
    const amount = text('copayment', { amount: formatMoney(transition.copayment_amount ?? '0') });
    const { copayment_method: method } = transition;
    const paid = method
      ? translate('proof.paidBy', { method: anyKey(translate)(`proof.methods.${method}`, { _: method }) })
      : translate('proof.due');
    // A canceled copayment has no payer.
    lines.push(toCents(transition.copayment_amount ?? '0') === 0 ? amount : `${amount}, ${paid}`);
  }
  if (transition.verb && PLANNING.has(transition.verb))
    lines.push(
      anyKey(translate)(`dispatch.history.planning.${transition.verb}`, { run: transition.run_name ?? '' }),
    );
  if (transition.bag_with) lines.push(text(`bag.${transition.bag_with}`, {}));
  for (const [field, { from, to }] of Object.entries(transition.changes ?? {})) {
    const name = anyKey(translate)(`dispatch.history.fields.${field}`, { _: field });
    const [before, after] = [from, to].map((value) => valueInWords(field, value, translate));
    lines.push(text('changed', { field: name, from: before, to: after }));
  }
  if (transition.created_by_name && transition.source)
    lines.push(text(`by.${transition.source}`, { name: transition.created_by_name }));
  if (transition.is_undo) lines.push(translate('dispatch.history.undo'));
  const status = transition.delivery_event_status_id;
  const reason = reasonText(transition, anyKey(translate));
  if (status != null && STATUSES_NEEDING_REASON.has(status) && reason) lines.push(text('reason', { reason }));
  if (transition.receptor_name) lines.push(text('receptor', { name: transition.receptor_name }));
  if (transition.comments) lines.push(transition.comments);
  if (transition.previous_participant_full_address)
    lines.push(text('previousAddress', { address: transition.previous_participant_full_address }));
  return lines;
}
