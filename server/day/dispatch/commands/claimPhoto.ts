import { keyOfForm } from '../../../outside/files/fileStore';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import { invalid } from '../../../platform/plugins/errors';
import type { UnitOfWork } from './work/unitOfWork';

/** The key of a photo and the digest of its bytes at this moment. The history entry keeps both. */
export interface ClaimedPhoto {
  key: string;
  sha256: string;
}

/**
 * The photo that this driver has uploaded for this stop. Null when the request names none. Throws 422 for a key that
 * was never issued, for a key issued to another person or for another stop, and for a photo that is not uploaded yet:
 * a photo uploaded after the status change would prove nothing.
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
