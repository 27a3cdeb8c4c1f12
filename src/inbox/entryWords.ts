import { fromWire } from '../domain/time/dates';
import { oldBefore } from '../domain/imports/inbox';
import type { InboxEntry } from '../domain/imports/inboxView';
import type { Translate } from '../i18n/messageKey';
import { dayText } from '../providers/measures';

/** Name of an order, which may have no number. */
export function orderName(entry: Pick<InboxEntry, 'values'>, translate: Translate): string {
  return entry.values.order_number ?? translate('inbox.noNumber');
}

/** "9:00 – 11:00", "≥ 9:00", as the sender wrote them. */
export function windowOf({ values }: InboxEntry): string | null {
  const { delivery_start_time: start, delivery_end_time: end } = values;
  if (start && end) return `${start} – ${end}`;
  if (start) return `≥ ${start}`;
  return end ? `≤ ${end}` : null;
}

export function dayOf({ delivery_date }: InboxEntry, translate: Translate): string {
  return delivery_date ? dayText(delivery_date) : translate('inbox.anyDay');
}

/** Whether an order is old enough to be highlighted. */
export function isOld(entry: InboxEntry, now: Date): boolean {
  return entry.state === 'open' && fromWire(entry.received_at) < oldBefore(now);
}
