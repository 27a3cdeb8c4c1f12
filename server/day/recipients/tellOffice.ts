import type { RecipientWish } from '../../../src/domain/conversations/recipientRequest';
import type { Trx } from '../../platform/database/database';
import { tell, type News } from '../../platform/notifications/tell';
import { readStopFacts, type StopFacts } from '../../platform/notifications/stopFacts';

/** A rating of so many stars or fewer is heard by a person. */
const POOR_STARS = 2;

/** What people of the office are told of a request; null: it needs nobody. */
function newsOf(wish: RecipientWish, { close_door_pharmacy_id: cdp_id, ...stop }: StopFacts): News | null {
  switch (wish.request) {
    case 'notHome':
      return { type: 'recipient_not_home', cdp_id, facts: { ...stop, text: wish.words ?? '' } };
    case 'call':
      return { type: 'recipient_wants_call', cdp_id, facts: { ...stop, text: wish.words ?? '' } };
    case 'window':
      return { type: 'recipient_chose_time', cdp_id, facts: stop };
    case 'rate':
      if (wish.stars > POOR_STARS) return null;
      return { type: 'recipient_unhappy', cdp_id, facts: { ...stop, text: wish.words ?? '' } };
    case 'confirm':
    case 'door':
      return null;
  }
}

/** Tells the office of what a person has to decide or to know. To call last in a transaction (`publish`). */
export async function tellOffice(
  trx: Trx,
  { stopId, wish, now }: { stopId: number; wish: RecipientWish; now: Date },
): Promise<void> {
  const [stop] = await readStopFacts(trx, [stopId]);
  const news = stop && newsOf(wish, stop);
  if (news) await tell(trx, [news], now);
}
