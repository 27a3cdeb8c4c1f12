import { sql, type RawBuilder } from 'kysely';
import { metresBetween } from '../../../src/domain/addresses/distance';
import type { DeliveryToBill } from '../../../src/domain/billing/billDeliveries';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import type { Db, Trx } from '../../platform/database/database';
import { inDayParts } from '../../platform/database/dayParts';

interface Stored {
  id: number;
  funding_source_id: number;
  delivery_date: string;
  delivery_manifest_id: number | null;
  secuence: number | null;
  destination_latitude: number | null;
  destination_longitude: number | null;
  cdp_latitude: number | null;
  cdp_longitude: number | null;
  delivery_event_status_id: number;
  attempts: number;
  is_rush: boolean;
  refrigeration_needed: boolean;
  is_returned: boolean;
  waiting_seconds: number | null;
}

/** On roads, from the CDP to the address; the settings' detour stands for the streets. */
function metresOf(row: Stored, detourPercent: number): number {
  const { cdp_latitude, cdp_longitude, destination_latitude, destination_longitude } = row;
  if (cdp_latitude === null || cdp_longitude === null) return 0;
  if (destination_latitude === null || destination_longitude === null) return 0;
  const straight = metresBetween(
    { latitude: cdp_latitude, longitude: cdp_longitude },
    { latitude: destination_latitude, longitude: destination_longitude },
  );
  return (straight * detourPercent) / 100;
}

/** A delivery with whose it is, before the distance is known. */
export interface ClientsDelivery {
  client: number;
  /** @param detourPercent of the period that it is measured for */
  toBill: (detourPercent: number) => DeliveryToBill;
}

async function readWhere(db: Db | Trx, where: RawBuilder<unknown>): Promise<ClientsDelivery[]> {
  const { rows } = await sql<Stored>`
    select e.id, p.funding_source_id, e.delivery_date, e.delivery_manifest_id, e.secuence,
      e.destination_latitude, e.destination_longitude, c.latitude as cdp_latitude, c.longitude as cdp_longitude,
      e.delivery_event_status_id, e.attempts, e.is_rush, e.refrigeration_needed,
      (e.return_created_at is not null or b.place = 'returned')
        and e.delivery_event_status_id <> ${sql.lit(EVENT_STATUS.returned)} as is_returned,
      extract(epoch from v.left_at - v.arrived_at)::float8 as waiting_seconds
    from delivery_events e
    join participants p on p.id = e.participant_id
    join cdps c on c.id = e.close_door_pharmacy_id
    left join bag_records b on b.delivery_event_id = e.id
    left join stop_visits v on v.delivery_event_id = e.id
    where p.funding_source_id is not null and ${where}`.execute(db);
  return rows.map((row) => ({
    client: row.funding_source_id,
    toBill: (detourPercent) => ({
      id: row.id,
      delivery_date: row.delivery_date,
      delivery_manifest_id: row.delivery_manifest_id,
      secuence: row.secuence,
      destination_latitude: row.destination_latitude,
      destination_longitude: row.destination_longitude,
      delivery_event_status_id: row.delivery_event_status_id,
      attempts: row.attempts,
      is_rush: row.is_rush,
      refrigeration_needed: row.refrigeration_needed,
      is_returned: row.is_returned,
      metres: metresOf(row, detourPercent),
      waiting_seconds: row.waiting_seconds ?? 0,
    }),
  }));
}

/** All clients' deliveries of some days. */
export async function readDeliveriesOfDays(
  db: Db,
  days: { from: string; to: string },
): Promise<ClientsDelivery[]> {
  const all: ClientsDelivery[] = [];
  const parts = inDayParts(db, days, (on, { from, to }) =>
    readWhere(on, sql`e.delivery_date between ${from}::date and ${to}::date`),
  );
  for await (const { answer } of parts) all.push(...answer);
  return all;
}

/** Deliveries by their numbers. */
export function readDeliveries(db: Db | Trx, ids: readonly number[]): Promise<ClientsDelivery[]> {
  return readWhere(db, sql`e.id = any(${[...ids]}::bigint[])`);
}
