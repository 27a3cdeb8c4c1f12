import { sql } from 'kysely';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { invalid } from '../../plugins/errors';
import type { Work } from './work';

/**
 * The photo that a driver's device has uploaded for this stop, from now on kept for good. Null when none was named;
 * throws 422 for a key that was never given out, or for another stop.
 */
export async function claimPhoto(
  work: Work,
  eventId: number,
  key: string | null | undefined,
): Promise<string | null> {
  if (!key) return null;
  const claimed = await work.trx
    .updateTable('stored_files')
    // A bucket tells nobody of an upload; what never came shows as unavailable.
    .set({ stored_at: sql<string>`coalesce(stored_at, ${work.now})` })
    .where('key', '=', key)
    .where('owner', '=', 'evidence')
    .where('owner_id', '=', eventId)
    .returning('key')
    .executeTakeFirst();
  if (!claimed) throw invalid({ path_evidence: { message: VALIDATION.picture } });
  return claimed.key;
}
