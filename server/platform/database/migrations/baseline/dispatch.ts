/** The delivery day: manifests, stops, their history, commands, positions and tracking links. */
export const DISPATCH = `
-- Deliveries of an import are written in short transactions and become visible together: their batch is hidden until the
-- last one is written, and again during an undo.
create table delivery_batches (
  id bigserial primary key, lot_id bigint, is_hidden boolean not null default true,
  created_at timestamptz not null default now()
);
create index delivery_batches_lot on delivery_batches (lot_id);
create index delivery_batches_hidden on delivery_batches (id) where is_hidden;

-- \`route_polyline\` is the planned route as an encoded line (1e5), valid while \`is_route_updated\` is true.
create table delivery_manifest (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), name text not null, delivery_date date not null,
  time_zone text not null,
  delivery_manifest_status_id integer not null default 1
    check (delivery_manifest_status_id >= 1 and delivery_manifest_status_id <= 6),
  employee_id bigint references employees, vehicle_id bigint references vehicles,
  close_door_pharmacy_id bigint not null references cdps, start_at timestamptz not null,
  end_at timestamptz not null, is_route_updated boolean not null default false, run_id bigint references runs,
  locked_reason text, locked_by bigint references users, locked_by_name text, locked_at timestamptz,
  automatic_scheduling boolean not null default false, route_polyline text, route_metres integer,
  constraint delivery_manifest_check check (end_at > start_at),
  constraint delivery_manifest_check1 check ((locked_at is null) = (locked_reason is null))
);
create index delivery_manifest_day on delivery_manifest (delivery_date, id);
create index delivery_manifest_employee on delivery_manifest (employee_id, delivery_date);
create index delivery_manifest_vehicle on delivery_manifest (vehicle_id, delivery_date);
create index delivery_manifest_run on delivery_manifest (run_id, start_at);
create index delivery_manifest_started on delivery_manifest (start_at, id);
create unique index delivery_manifest_of_pattern on delivery_manifest (run_id, delivery_date)
  where run_id is not null;

-- A stop has a place on one run, or it is in the pool and has none. Everything reads the view \`delivery_events\`,
-- which has the name of the sequence.
create sequence delivery_events_id_seq;
create table delivery_event_rows (
  id bigint primary key default nextval('delivery_events_id_seq'), version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), delivery_manifest_id bigint references delivery_manifest,
  delivery_date date not null, close_door_pharmacy_id bigint not null references cdps,
  participant_id bigint references participants,
  delivery_event_type_id integer not null check (delivery_event_type_id >= 1 and delivery_event_type_id <= 8),
  delivery_event_status_id integer not null default 1
    check (delivery_event_status_id >= 1 and delivery_event_status_id <= 19),
  secuence integer, destination_id bigint references participant_addresses, destination_full_address text,
  destination_latitude double precision, destination_longitude double precision,
  previous_participant_full_address text, order_number text check (length(order_number) <= 15),
  tracking_number text unique, comments text,
  copayment_amount numeric(10,2) check (copayment_amount >= 0 and copayment_amount <= 100000),
  copayment_method text, refrigeration_needed boolean not null default false,
  priority text not null default 'normal' check (priority in ('high', 'normal')),
  is_rush boolean not null default false, is_collect boolean not null default false,
  leave_at_door boolean not null default false, driver_gender text check (driver_gender in ('male', 'female')),
  delivery_start_time time, delivery_end_time time, planned_at timestamptz, eta timestamptz,
  datetime timestamptz, attempts integer not null default 0, receptor_name text,
  non_delivery_reason_id integer references non_delivery_reasons, other_non_delivery_reason_description text,
  path_evidence text, signature text, signature_created_at timestamptz,
  return_manifest_id bigint references delivery_manifest, return_destination_id bigint references cdps,
  return_created_at timestamptz, created_by bigint references users, created_by_name text not null default '',
  locked_reason text, locked_by bigint references users, locked_by_name text, locked_at timestamptz,
  planned_after_id bigint, issue_owner_id bigint references users,
  issue_note text check (length(issue_note) <= 1000), issue_settled_at timestamptz,
  batch_id bigint references delivery_batches, stop_role text, pick_up_id bigint references delivery_event_rows,
  meets_id bigint references delivery_event_rows,
  check ((delivery_manifest_id is null) = (secuence is null)),
  constraint delivery_events_place unique (delivery_manifest_id, secuence) deferrable initially deferred,
  check ((locked_at is null) = (locked_reason is null)),
  constraint delivery_event_rows_stop_role_check check (stop_role in ('tripBack', 'give', 'take'))
);
alter sequence delivery_events_id_seq owned by delivery_event_rows.id;
create unique index delivery_events_order on delivery_event_rows (order_number);
create index delivery_events_day on delivery_event_rows (delivery_date, id);
create index delivery_events_day_cdp on delivery_event_rows (close_door_pharmacy_id, delivery_date, id);
create index delivery_events_status on delivery_event_rows (delivery_event_status_id, delivery_date, id);
create index delivery_events_eta on delivery_event_rows (eta, id);
create index delivery_events_order_search on delivery_event_rows using gin (order_number gin_trgm_ops);
create index delivery_events_tracking_search on delivery_event_rows using gin (tracking_number gin_trgm_ops);
create index delivery_events_participant on delivery_event_rows (participant_id, close_door_pharmacy_id);
create index delivery_events_cdp_status
  on delivery_event_rows (close_door_pharmacy_id, delivery_event_status_id, delivery_date, id);
create index delivery_events_by_status on delivery_event_rows (delivery_event_status_id, id);
create index delivery_events_open_issues on delivery_event_rows (delivery_date, id)
  where delivery_event_status_id in (6, 9, 10, 11, 17) and issue_settled_at is null;
create index delivery_events_left_open on delivery_event_rows (delivery_date, id)
  where delivery_event_type_id in (3, 8) and delivery_event_status_id in (1, 2, 3, 5, 8, 12, 13, 14, 15);
create index delivery_events_destination on delivery_event_rows (destination_id);
create index delivery_event_rows_pick_up on delivery_event_rows (pick_up_id) where pick_up_id is not null;
create unique index delivery_event_rows_meets on delivery_event_rows (meets_id) where meets_id is not null;

create table delivery_event_transitions (
  id bigserial primary key, delivery_event_id bigint not null references delivery_event_rows,
  delivery_manifest_id bigint references delivery_manifest on delete set null, datetime timestamptz not null,
  delivery_event_status_id integer not null, delivery_event_type_id integer not null,
  actor_user_id bigint references users, actor_name text not null,
  source text not null check (source in ('driver', 'office', 'system')), comments text, receptor_name text,
  non_delivery_reason_id integer references non_delivery_reasons, other_non_delivery_reason_description text,
  path_evidence text, signature text, latitude double precision, longitude double precision,
  previous_participant_full_address text, return_destination_id bigint references cdps, command_id uuid,
  undoes_command_id uuid, verb text, evidence_sha256 text,
  bag_with text check (bag_with in ('driver', 'cdp', 'meeting', 'handed', 'kept'))
);
create index delivery_event_transitions_event on delivery_event_transitions (delivery_event_id, id);

-- The undo stack of a person: day, number of stops, and what an undo would restore.
create table commands (
  id uuid primary key, name text not null, user_id bigint not null references users, user_name text not null,
  before jsonb not null, created_at timestamptz not null default now(), undo_until timestamptz not null,
  undone_at timestamptz, undone_by bigint references users, dates date[] not null default '{}',
  stop_count integer not null default 0, undoes_id uuid references commands
);
create index commands_user on commands (user_id, created_at);
create index commands_undoes on commands (undoes_id);

-- A notice goes to the driver's own account, or to the phone.
create table driver_notices (
  id bigserial primary key, delivery_manifest_id bigint not null references delivery_manifest on delete cascade,
  employee_id bigint not null references employees, text text not null,
  sent_by bigint not null references users, sent_by_name text not null, sent_at timestamptz not null,
  notification_id bigint references notifications, message_id bigint references messages on delete set null
);
create index driver_notices_run on driver_notices (delivery_manifest_id, id);

create table positions (
  employee_id bigint not null references employees, recorded_at timestamptz not null,
  received_at timestamptz not null default now(), latitude double precision not null,
  longitude double precision not null, speed double precision, heading double precision,
  accuracy double precision, primary key (employee_id, recorded_at)
);

create table tracking_links (
  id bigserial primary key, token_hash text not null unique,
  delivery_event_id bigint not null references delivery_event_rows, created_by bigint references users,
  created_at timestamptz not null default now(), expires_at timestamptz not null, revoked_at timestamptz
);
create index tracking_links_event on tracking_links (delivery_event_id);
`;
