import type { Trx } from '../../platform/database/database';
import { tell } from '../../platform/notifications/tell';

interface TextForPerson {
  conversation_id: number;
  text_id: number;
  /** Null: nobody's recipient, so people of the whole operation are told. */
  cdp_id: number | null;
  now: Date;
}

/** Tells the office of a text message that a person has to read. To call last in a transaction (`publish`). */
export async function tellOfText(
  trx: Trx,
  { conversation_id, text_id, cdp_id, now }: TextForPerson,
): Promise<void> {
  await tell(
    trx,
    [{ type: 'text_received', key: `text ${text_id}`, cdp_id, facts: { conversation_id } }],
    now,
  );
}
