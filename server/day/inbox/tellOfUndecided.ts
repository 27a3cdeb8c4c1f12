import type { Trx } from '../../platform/database/database';
import { tell } from '../../platform/notifications/tell';
import type { InboxSender } from './inboxSender';

/** Tells of orders that came with problems: a person has to decide on each. */
export async function tellOfUndecided(
  trx: Trx,
  sender: Pick<InboxSender, 'funding_source_id' | 'close_door_pharmacy_id' | 'created_by'>,
  issues: number,
  now: Date,
): Promise<void> {
  if (issues === 0) return;
  const client = await trx
    .selectFrom('funding_sources')
    .select('name')
    .where('id', '=', sender.funding_source_id)
    .executeTakeFirst();
  const facts = { issues, name: client?.name ?? null };
  const { close_door_pharmacy_id: cdp_id, created_by: by } = sender;
  await tell(trx, [{ type: 'inbox_undecided', facts, cdp_id, by }], now);
}
