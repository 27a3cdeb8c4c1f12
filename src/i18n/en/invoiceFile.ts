/** Words of an invoice that stand on its files alone. */
export const invoiceFile = {
  title: 'Invoice %{number}, %{client}',
  number: 'Invoice',
  client: 'Client',
  span: 'Period',
  closed: 'Closed',
  summary: 'Charges',
  day: 'Day',
  kind: 'Line',
  delivery: 'Delivery',
  order: 'Order',
  inCsv: 'More than %{most} lines: the CSV of this invoice has all of them.',
  kinds: { delivery: 'Delivery', difference: 'Difference of an earlier period', correction: 'Corrections' },
  many: { delivery: '%{count} deliveries', difference: '%{count} differences of earlier periods' },
};
