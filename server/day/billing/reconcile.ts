import { sql } from 'kysely';
import type { BillingPeriod, Reconciliation } from '../../../src/contract/billing/billing';
import { reconciliationOf } from '../../../src/domain/billing/reconciliation';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import { EVENT_TYPE } from '../../../src/domain/stops/eventType';
import type { Db } from '../../platform/database/database';

/** What drivers collected in a month, beside what clients are charged for it. */
export async function reconcile(
  db: Db,
  periods: readonly BillingPeriod[],
  { from, to }: { from: string; to: string },
): Promise<Reconciliation> {
  const { rows } = await sql<{ copayments: string; by_card: string; counted: string }>`
    select coalesce(sum(e.copayment_amount), 0)::numeric(20,2) as copayments,
      coalesce(sum(e.copayment_amount) filter (where e.copayment_method = 'card'), 0)::numeric(20,2) as by_card,
      (select coalesce(sum(counted_amount), 0)::numeric(20,2) from cash_ups
        where delivery_date between ${from}::date and ${to}::date) as counted
    from delivery_events e
    where e.delivery_date between ${from}::date and ${to}::date and e.copayment_amount > 0
      and e.delivery_event_type_id = ${EVENT_TYPE.delivery}
      and e.delivery_event_status_id = ${EVENT_STATUS.successful}`.execute(db);
  const [sums = { copayments: '0.00', by_card: '0.00', counted: '0.00' }] = rows;
  return reconciliationOf(
    periods.map(({ amounts }) => amounts.total),
    sums,
  );
}
