import { sql } from 'kysely';
import type { Commit } from './commitRow';

interface Improved {
  id: number;
  version: number;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Stores positions that a user has set on the map for a row: an address of the participant without a position, or
 * with an unconfirmed one, takes it. A confirmed position is kept, and the set position is used for this visit only.
 * An undo of the lot does not remove it, because the location of an address does not depend on the lot.
 */
export async function improvePositions({ trx, rows, now, entries }: Commit): Promise<void> {
  const picked = rows.flatMap(({ event_id, address }) =>
    event_id !== null && address?.is_picked && address.latitude !== null && !address.is_approximate
      ? [{ id: address.address_id, latitude: address.latitude, longitude: address.longitude }]
      : [],
  );
  const places = [...new Map(picked.map((place) => [place.id, place])).values()];
  if (places.length === 0) return;
  const json = JSON.stringify(places);
  const { rows: improved } = await sql<Improved>`
    with place as (
      select id, latitude, longitude
      from jsonb_to_recordset(${json}::jsonb) as n (id bigint, latitude double precision, longitude double precision)
    ), before as (
      select a.id, a.version, a.latitude, a.longitude from participant_addresses a join place on place.id = a.id
      where a.latitude is null or a.is_approximate for update of a
    ), written as (
      update participant_addresses a set latitude = place.latitude, longitude = place.longitude,
        is_approximate = false, version = a.version + 1, updated_at = ${now}::timestamptz
      from place, before where a.id = place.id and a.id = before.id
    )
    select id, version, latitude, longitude from before`.execute(trx);
  const to = new Map(places.map((place) => [place.id, place]));
  for (const { id, version, latitude, longitude } of improved) {
    entries.push({
      action: 'import',
      resource: 'participant_addresses',
      record_id: id,
      changes: {
        latitude: { from: latitude, to: to.get(id)?.latitude ?? null },
        longitude: { from: longitude, to: to.get(id)?.longitude ?? null },
        is_approximate: { from: latitude !== null, to: false },
        version: { from: version, to: version + 1 },
      },
    });
  }
}
