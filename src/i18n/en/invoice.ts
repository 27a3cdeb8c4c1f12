import type { ChargeName } from '../../domain/billing/prices';

/** Words of an invoice, on screen and as a file. */
export const invoice = {
  title: 'Invoice %{number}, %{client}',
  number: 'Invoice',
  client: 'Client',
  span: 'Period',
  closed: 'Closed',
  total: 'Total',
  summary: 'Charges',
  for: 'For',
  amount: 'Amount',
  reason: 'Reason',
  day: 'Day',
  kind: 'Line',
  delivery: 'Delivery',
  order: 'Order',
  status: 'Status',
  inCsv: 'More than %{most} lines: the CSV of this invoice has all of them.',
  kinds: { delivery: 'Delivery', difference: 'Difference of an earlier period', correction: 'Corrections' },
  many: { delivery: '%{count} deliveries', difference: '%{count} differences of earlier periods' },
  parts: {
    base: 'Deliveries',
    stop: 'Stops',
    miles: 'Miles',
    attempts: 'Failed visits',
    rush: 'Rush',
    refrigerated: 'Refrigerated',
    returns: 'Returns',
    waiting: 'Waiting',
    correction: 'Corrections',
  } satisfies Record<ChargeName | 'correction', string>,
};
