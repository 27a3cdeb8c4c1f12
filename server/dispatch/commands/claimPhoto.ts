import { keyOfForm } from '../../files/fileStore';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { invalid } from '../../plugins/errors';
import type { UnitOfWork } from './work/unitOfWork';

/** A photo, and what its bytes are at this moment: the entry of the history keeps both. */
export interface ClaimedPhoto {
  key: string;
  sha256: string;
}

/**
 * The photo that this driver has uploaded for this stop. Null when none was named; throws 422 for a key that was never
 * given out, or to somebody else, or for another stop, and for a photo that has not come: what comes after the status
 * would prove nothing.
 */
export async function claimPhoto(
  work: UnitOfWork,
  eventId: number,
  key: string | null | undefined,
): Promise<ClaimedPhoto | null> {
  if (!key) return null;
  const photo = await work.trx
    .selectFrom('stored_files')
    .select(['key', 'sha256', 'stored_at'])
    .where('key', '=', keyOfForm(key))
    .where('owner', '=', 'evidence')
    .where('owner_id', '=', eventId)
    .where('created_by', '=', work.actor.user_id)
    .executeTakeFirst();
  if (!photo) throw invalid({ path_evidence: { message: VALIDATION.picture } });
  if (photo.stored_at === null || photo.sha256 === null)
    throw invalid({ path_evidence: { message: VALIDATION.pictureNotArrived } });
  return { key: photo.key, sha256: photo.sha256 };
}
