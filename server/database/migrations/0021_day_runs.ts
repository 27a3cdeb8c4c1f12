import { sql, type Kysely } from 'kysely';

/** A run that nobody has set out on can be deleted, and each pattern makes one run a day. */
const STATEMENTS = [
  `alter table delivery_event_transitions
    drop constraint delivery_event_transitions_delivery_manifest_id_fkey,
    add constraint delivery_event_transitions_delivery_manifest_id_fkey
      foreign key (delivery_manifest_id) references delivery_manifest on delete set null`,
  `alter table driver_notices
    drop constraint driver_notices_delivery_manifest_id_fkey,
    add constraint driver_notices_delivery_manifest_id_fkey
      foreign key (delivery_manifest_id) references delivery_manifest on delete cascade`,
  `create unique index delivery_manifest_of_pattern on delivery_manifest (run_id, delivery_date)
    where run_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
