import { bulkFields, type BulkBody } from '../../../../src/contract/dispatch/fields';
import type { Db } from '../../../platform/database/database';
import type { StopTarget } from '../commands/stopTarget';

/** Identifies the stops of an issue command in the body: they may be in several runs, or in none. */
export const issueStops = {
  ...bulkFields,
  delivery_event_ids: bulkFields.delivery_event_ids.required(),
};

/** The present place of each named stop. A stop that does not exist is searched in the pool and not found there. */
export async function issueTargets(
  db: Db,
  { delivery_event_ids, versions }: BulkBody,
): Promise<StopTarget[]> {
  const ids = [...new Set(delivery_event_ids ?? [])];
  const places = await db
    .selectFrom('delivery_events')
    .select(['id', 'delivery_manifest_id'])
    .where('id', 'in', ids)
    .execute();
  const runOf = new Map(places.map((place) => [place.id, place.delivery_manifest_id]));
  return ids.map((eventId) => ({
    manifestId: runOf.get(eventId) ?? 0,
    eventId,
    named: versions?.[String(eventId)] ?? null,
  }));
}
