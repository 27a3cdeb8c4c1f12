import { fromWire } from '../domain/time/dates';
import { readTime } from '../domain/time/readTime';
import { oldBefore } from '../domain/imports/inbox';
import type { InboxEntry } from '../domain/imports/inboxView';
import { ORDER_COLUMNS } from '../domain/imports/orderRow';
import type { Translate } from '../i18n/messageKey';
import { dayText, timeText } from '../providers/measures';

/** Name of an order, which may have no number. */
export function orderName(entry: Pick<InboxEntry, 'values'>, translate: Translate): string {
  return entry.values.order_number ?? translate('inbox.noNumber');
}

/** As the sender wrote it, or in the clock of the reader where it can be read. */
const timeOf = (text: string) => timeText(readTime(text));

/** "09:00–11:00", "≥ 09:00". */
export function windowOf({ values }: InboxEntry): string | null {
  const { delivery_start_time: start, delivery_end_time: end } = values;
  if (start && end) return `${timeOf(start)}–${timeOf(end)}`;
  if (start) return `≥ ${timeOf(start)}`;
  return end ? `≤ ${timeOf(end)}` : null;
}

export function dayOf({ delivery_date }: InboxEntry, translate: Translate): string {
  return delivery_date ? dayText(delivery_date) : translate('inbox.anyDay');
}

/** "Phone, Address": what is wrong with it; how, the order itself says at the field. */
export function problemFields({ problems }: InboxEntry, translate: Translate): string {
  return ORDER_COLUMNS.filter((column) => problems[column])
    .map((column) => translate(`orderForm.columns.${column}`))
    .join(', ');
}

/** Whether an order is old enough to be highlighted. */
export function isOld(entry: InboxEntry, now: Date): boolean {
  return entry.state === 'open' && fromWire(entry.received_at) < oldBefore(now);
}
