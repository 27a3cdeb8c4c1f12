import type { Db } from '../../platform/database/database';
import type { Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { PHOTO_KEY } from './photoLink';
import { isWithinScope } from '../../records/runs/runScope';

/** Name in the file store of an entry's photo, and its checksum when the entry was written. Throws 404 when there is none, or not for this person. */
export async function readPhotoKey(
  db: Db,
  actor: Actor,
  { manifestId, eventId, transitionId }: { manifestId: number; eventId: number; transitionId: number },
): Promise<{ key: string; evidence_sha256: string | null }> {
  const row = await db
    .selectFrom('delivery_event_transitions as t')
    .innerJoin('delivery_events as e', 'e.id', 't.delivery_event_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .select(['t.path_evidence', 't.evidence_sha256', 'e.delivery_manifest_id', 'e.close_door_pharmacy_id'])
    .select(['m.employee_id', 'm.delivery_manifest_status_id'])
    .where('t.id', '=', transitionId)
    .where('e.id', '=', eventId)
    .executeTakeFirst();
  if (!row || (row.delivery_manifest_id ?? 0) !== manifestId || !isWithinScope(actor, row)) throw notFound();
  if (!row.path_evidence || !PHOTO_KEY.test(row.path_evidence)) throw notFound();
  return { key: row.path_evidence, evidence_sha256: row.evidence_sha256 };
}
