import { sql, type Kysely } from 'kysely';

/** Who looks after a stop that ended badly, what a driver was told and whether it arrived. */
const STATEMENTS = `
alter table delivery_events add column issue_owner_id bigint references users,
  add column issue_note text check (length(issue_note) <= 1000), add column issue_settled_at timestamptz;
create index delivery_events_open_issues on delivery_events (delivery_date, id)
  where delivery_event_status_id in (6, 9, 10, 11, 17) and issue_settled_at is null;
create index delivery_events_left_open on delivery_events (delivery_date, id)
  where delivery_event_type_id in (3, 8) and delivery_event_status_id in (1, 2, 3, 5, 8, 12, 13, 14, 15);

-- When the person's device has asked for it.
alter table notifications add column delivered_at timestamptz;
create table driver_notices (
  id bigserial primary key, delivery_manifest_id bigint not null references delivery_manifest,
  employee_id bigint not null references employees, text text not null,
  sent_by bigint not null references users, sent_by_name text not null, sent_at timestamptz not null,
  -- To the driver's own account, else to the phone.
  notification_id bigint references notifications, message_id bigint references messages on delete set null
);
create index driver_notices_run on driver_notices (delivery_manifest_id, id);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS.split(/;\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
