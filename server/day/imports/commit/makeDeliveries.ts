import { sql } from 'kysely';
import { EVENT_TYPE } from '../../../../src/domain/stops/eventType';
import { initialStatus } from '../../../../src/domain/stops/transitions';
import { createdEntry, inChunks, type Commit, type CommitRow } from './commitRow';

function deliveryOf({ parsed, participant_id, address }: CommitRow, lotDay: string) {
  return {
    delivery_date: parsed.delivery_date ?? lotDay,
    participant_id,
    order_number: parsed.order_number,
    destination_id: address?.address_id ?? null,
    destination_full_address: address?.full_address ?? null,
    destination_latitude: address?.latitude ?? null,
    destination_longitude: address?.longitude ?? null,
    comments: parsed.comments,
    copayment_amount: parsed.copayment_amount,
    delivery_start_time: parsed.delivery_start_time,
    delivery_end_time: parsed.delivery_end_time,
    ...parsed.marks,
  };
}

/** New deliveries, hidden with their batch, for the pool of their day. A number that was taken meanwhile makes none. */
export async function makeDeliveries({
  trx,
  lot,
  rows,
  person,
  now,
  batchId,
  entries,
}: Commit): Promise<void> {
  const type = EVENT_TYPE.delivery;
  const status = initialStatus(type);
  const ofAll = {
    close_door_pharmacy_id: lot.close_door_pharmacy_id,
    delivery_event_type_id: type,
    delivery_event_status_id: status,
    created_by: person.user_id,
    created_by_name: person.full_name,
  };
  const ready = rows.filter((row) => row.result === 'new' && row.participant_id !== null);
  await inChunks(ready, async (chunk) => {
    const deliveries = chunk.map((row) => deliveryOf(row, lot.delivery_date));
    const { rows: made } = await sql<{ id: number; order_number: string }>`
      insert into delivery_event_rows (batch_id, delivery_date, close_door_pharmacy_id, delivery_event_type_id,
        delivery_event_status_id, created_by, created_by_name, created_at, updated_at,
        participant_id, order_number, destination_id, destination_full_address, destination_latitude,
        destination_longitude, comments, copayment_amount, delivery_start_time, delivery_end_time, is_rush, priority,
        refrigeration_needed, leave_at_door, driver_gender)
      select ${batchId}::bigint, delivery_date, ${lot.close_door_pharmacy_id}::bigint, ${type}::int, ${status}::int,
        ${person.user_id}::bigint, ${person.full_name}::text, ${now}::timestamptz, ${now}::timestamptz,
        participant_id, order_number, destination_id, destination_full_address, destination_latitude,
        destination_longitude, comments, copayment_amount, delivery_start_time, delivery_end_time, is_rush, priority,
        refrigeration_needed, leave_at_door, driver_gender
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as n (delivery_date date, participant_id bigint, order_number text,
        destination_id bigint, destination_full_address text, destination_latitude double precision,
        destination_longitude double precision, comments text, copayment_amount numeric(10,2), delivery_start_time time,
        delivery_end_time time, is_rush boolean, priority text, refrigeration_needed boolean, leave_at_door boolean,
        driver_gender text)
      on conflict (order_number) do nothing
      returning id, order_number`.execute(trx);
    const ids = new Map(made.map(({ id, order_number }) => [order_number, id]));
    chunk.forEach((row, index) => {
      const id = ids.get(row.parsed.order_number);
      if (id === undefined) return;
      row.event_id = id;
      row.made = { ...row.made, event_version: 1 };
      entries.push(createdEntry('delivery_events', id, { ...ofAll, ...deliveries[index] }));
    });
  });
}
