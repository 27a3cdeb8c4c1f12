import { sql } from 'kysely';
import { textFailureOf } from '../../../src/domain/messages/twilioErrors';
import { DAY_MS } from '../../../src/domain/time/durations';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import type { MessageReceiptTable } from '../../platform/database/tables/conversations';
import { setConsent } from '../../outside/messages/consents';
import { applyReceipts } from '../../outside/messages/applyReceipts';

export type ReceiptState = MessageReceiptTable['state'];

interface Receipt {
  provider_id: string;
  state: ReceiptState;
  error: string | null;
}

/**
 * Keeps what the service reports of a message, once per state, and moves the message. A phone that has said STOP to the
 * service itself has said it to us.
 */
export function keepReceipt({ db, clock }: ServerContext, receipt: Receipt): Promise<void> {
  return inTransaction(db, async (trx) => {
    const now = clock();
    const taken = await trx
      .insertInto('message_receipts')
      .values({ ...receipt, received_at: now })
      .onConflict((conflict) => conflict.columns(['provider_id', 'state']).doNothing())
      .returning('provider_id')
      .executeTakeFirst();
    if (!taken) return;
    const recipient = await applyReceipts(trx, receipt.provider_id, now);
    if (recipient && textFailureOf(receipt.error) === 'unsubscribed')
      await setConsent(trx, { contact: recipient, state: 'stopped', source: 'provider', at: now });
  });
}

/** A message that is still unknown after so long was never ours. */
const KEPT_MS = 7 * DAY_MS;

export async function pruneReceipts({ db, clock }: ServerContext): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_MS);
  await db
    .deleteFrom('message_receipts')
    .where('received_at', '<', sql<string>`${before}::timestamptz`)
    .execute();
}
