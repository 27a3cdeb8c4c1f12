/** Bags, cash and proof. */
export const CUSTODY = `
create table bag_records (
  delivery_event_id bigint primary key references delivery_event_rows,
  delivery_manifest_id bigint not null references delivery_manifest,
  place text not null check (place in ('returned', 'missing')), reason text,
  recorded_by bigint not null references users, recorded_by_name text not null,
  recorded_at timestamptz not null,
  constraint bag_records_check check (place <> 'missing' or reason is not null)
);
create index bag_records_run on bag_records (delivery_manifest_id);

create table custody_closings (
  delivery_manifest_id bigint primary key references delivery_manifest,
  closed_by bigint not null references users, closed_by_name text not null, closed_at timestamptz not null
);

create table custody_days (
  close_door_pharmacy_id bigint not null references cdps, delivery_date date not null,
  closed_by bigint not null references users, closed_by_name text not null, closed_at timestamptz not null,
  primary key (delivery_date, close_door_pharmacy_id)
);

-- One per driver, day and CDP.
create table cash_ups (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), employee_id bigint not null references employees,
  delivery_date date not null, to_hand_over numeric(12,2) not null,
  counted_amount numeric(12,2) not null check (counted_amount >= 0), reason text,
  closed_by bigint not null references users, closed_by_name text not null, closed_at timestamptz not null,
  close_door_pharmacy_id bigint not null references cdps,
  constraint cash_ups_check check (to_hand_over = counted_amount or reason is not null),
  unique (employee_id, delivery_date, close_door_pharmacy_id)
);

-- Checksums of the files that were issued under a seal.
create table evidence_files (
  checksum text primary key, seal_id bigint not null, created_at timestamptz not null default now()
);
create index evidence_files_seal on evidence_files (seal_id);

-- The state of a delivery when its proof was printed: the same content in the same language has one seal.
create table evidence_seals (
  id bigserial primary key, code text not null unique,
  delivery_event_id bigint not null references delivery_event_rows, checksum text not null,
  language text not null check (language in ('en', 'es')), sealed_at timestamptz not null,
  sealed_by bigint references users, sealed_by_name text not null,
  unique (delivery_event_id, checksum, language)
);
alter table evidence_files add foreign key (seal_id) references evidence_seals;
`;
