import type { ChargeName } from '../../domain/billing/prices';

/** What an invoice is made of, on screen and on paper. */
export const invoice = {
  total: 'Total',
  for: 'For',
  amount: 'Amount',
  reason: 'Reason',
  status: 'Status',
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
