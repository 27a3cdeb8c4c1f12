import { sql, type Kysely } from 'kysely';
import { showDeliveryEvents } from './deliveryEventsView';

/** Two drivers meet so that bags change vehicles: the stop that takes them names the one that gives them. */
const STATEMENTS = [
  `alter table delivery_event_rows add column meets_id bigint references delivery_event_rows`,
  `create unique index delivery_event_rows_meets on delivery_event_rows (meets_id) where meets_id is not null`,
  `alter table delivery_event_transitions drop constraint delivery_event_transitions_bag_with_check`,
  `alter table delivery_event_transitions add constraint delivery_event_transitions_bag_with_check
    check (bag_with in ('driver', 'cdp', 'meeting', 'handed', 'kept'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await showDeliveryEvents(db);
}
