import { sql, type Kysely } from 'kysely';
import { showDeliveryEvents } from './deliveryEventsView';

/**
 * Which stop loads a bag that joined a run on the road, why a pick-up stands there that the run did not have of its own, and
 * in whose hands the bag was said to be.
 */
const STATEMENTS = [
  `alter table delivery_event_rows add column stop_role text check (stop_role in ('tripBack', 'give', 'take'))`,
  `alter table delivery_event_rows add column pick_up_id bigint references delivery_event_rows`,
  `create index delivery_event_rows_pick_up on delivery_event_rows (pick_up_id) where pick_up_id is not null`,
  `alter table delivery_event_transitions add column bag_with text check (bag_with in ('driver', 'cdp', 'meeting'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await showDeliveryEvents(db);
}
