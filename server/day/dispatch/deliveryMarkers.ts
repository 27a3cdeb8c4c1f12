import type { Db } from '../../platform/database/database';
import type { MapMarker } from '../../outside/map/picture/drawScene';
import type { Actor } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { isWithinScope } from '../../records/runs/runScope';

/** Where a delivery's results were recorded, by the device at hand; undone ones too. */
function recordedAt(db: Db, eventId: number) {
  return db
    .selectFrom('delivery_event_transitions')
    .select(['latitude', 'longitude'])
    .where('delivery_event_id', '=', eventId)
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .orderBy('id')
    .execute();
}

/** The door of a delivery and the places where its results were recorded. Throws 404 when it is not this person's to see. */
export async function deliveryMarkers(db: Db, actor: Actor, eventId: number): Promise<MapMarker[]> {
  const row = await db
    .selectFrom('delivery_events as e')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .select(['e.close_door_pharmacy_id', 'm.employee_id', 'm.delivery_manifest_status_id'])
    .select(['e.destination_latitude as latitude', 'e.destination_longitude as longitude'])
    .where('e.id', '=', eventId)
    .where('e.participant_id', 'is not', null)
    .executeTakeFirst();
  if (!row || !isWithinScope(actor, row)) throw notFound();
  const marker = (kind: MapMarker['kind']) => (at: { latitude: number | null; longitude: number | null }) =>
    at.latitude === null || at.longitude === null
      ? []
      : [{ kind, latitude: at.latitude, longitude: at.longitude }];
  return [...marker('stop')(row), ...(await recordedAt(db, eventId)).flatMap(marker('visit'))];
}
