import { trackingLink } from '../../../src/domain/access/shareLink';
import type { Trx } from '../../platform/database/database';
import { hashOfToken, linkExpiry, newTrackingToken } from '../tracking/trackingToken';
import type { RecipientFacts } from './recipientFacts';

/**
 * Links of each household's deliveries below the public address, a line each; none for a household whose text has no
 * link: a delivery with a page is one that somebody was promised. One statement.
 */
export async function messageLinks(
  trx: Trx,
  households: readonly { stops: readonly RecipientFacts[]; hasLink: boolean }[],
  now: Date,
): Promise<string[]> {
  const links = households.map(({ stops, hasLink }) =>
    hasLink ? stops.map((stop) => ({ stop, token: newTrackingToken() })) : [],
  );
  if (links.flat().length === 0) return households.map(() => '');
  await trx
    .insertInto('tracking_links')
    .values(
      links.flat().map(({ stop, token }) => ({
        token_hash: hashOfToken(token),
        delivery_event_id: stop.id,
        created_by: null,
        created_at: now,
        expires_at: linkExpiry(stop.delivery_date, stop.time_zone),
      })),
    )
    .execute();
  return links.map((each) => each.map(({ token }) => trackingLink('', token)).join('\n'));
}
