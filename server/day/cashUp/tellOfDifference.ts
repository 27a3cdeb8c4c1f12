import type { Selectable } from 'kysely';
import { fromCents, toCents } from '../../../src/domain/money/money';
import type { Trx } from '../../platform/database/database';
import type { CashUpTable } from '../../platform/database/tables/custody';
import { tell } from '../../platform/notifications/tell';

/** Tells of money that is missing or too much once it is counted; each amount once. */
export async function tellOfDifference(
  trx: Trx,
  cash: Selectable<CashUpTable>,
  { user_id, now }: { user_id: number; now: Date },
): Promise<void> {
  const cents = (toCents(cash.counted_amount) ?? 0) - (toCents(cash.to_hand_over) ?? 0);
  if (cents === 0) return;
  const driver = await trx
    .selectFrom('employees')
    .select('full_name')
    .where('id', '=', cash.employee_id)
    .executeTakeFirst();
  const { delivery_date: date, close_door_pharmacy_id: cdp_id } = cash;
  const driver_name = driver?.full_name ?? null;
  const facts = { driver_name, date, amount: fromCents(cents), close_door_pharmacy_id: cdp_id };
  await tell(
    trx,
    [{ type: 'copay_difference', key: `cash ${cash.id} ${cents}`, facts, cdp_id, by: user_id }],
    now,
  );
}
