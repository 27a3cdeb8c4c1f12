import { sql, type Kysely } from 'kysely';

/** What lists of a million deliveries are counted and ordered by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One office's deliveries of one status: its total would otherwise read every row of the status.
  await sql`create index delivery_events_cdp_status on delivery_events
    (close_door_pharmacy_id, delivery_event_status_id, delivery_date, id)`.execute(db);
  await sql`create index delivery_events_by_status on delivery_events (delivery_event_status_id, id)`.execute(
    db,
  );
}
