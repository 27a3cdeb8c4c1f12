/** The log of changes and reads with its chain of hashes, and the access log. */
export const AUDIT = `
-- \`patient_ids\`: participants that a read has shown.
create table audit_entries (
  id bigserial primary key, at timestamptz not null default now(), user_id bigint, user_name text not null,
  action text not null, resource text not null, record_id bigint, changes jsonb not null default '{}',
  remote_address text, request_id text, command_id uuid, patient_ids bigint[]
);
create index audit_entries_record on audit_entries (resource, record_id, at, id);
create index audit_entries_at on audit_entries (at, id);
create index audit_entries_resource on audit_entries (resource, at, id);
create index audit_entries_user on audit_entries (user_id, at, id);
create index audit_entries_changes on audit_entries (resource, at, id)
  where action not in ('read', 'search', 'export');
create index audit_entries_patients on audit_entries using gin (patient_ids);

create table audit_chain (
  seq bigint primary key, entry_id bigint not null unique, hash text not null
);

-- Failed sign-ins and denied accesses. Entries are never changed; entries older than 400 days may be deleted.
create table access_entries (
  id bigserial primary key, at timestamptz not null, kind text not null, user_id bigint, account text not null,
  actor_name text, remote_address text, device_label text, http_method text, path_route text, reason text,
  repeats integer not null check (repeats > 0)
);
create index access_entries_at on access_entries (at desc, id desc);
create index access_entries_user on access_entries (user_id, at);
`;
