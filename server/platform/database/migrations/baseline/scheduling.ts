/** Automatic plans. */
export const SCHEDULING = `
-- \`alive_at\` is refreshed during a search: an old time means that the server has stopped.
create table scheduling_drafts (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), delivery_date date not null,
  close_door_pharmacy_id bigint references cdps,
  state text not null default 'solving'
    check (state in ('solving', 'ready', 'stopped', 'failed', 'accepted', 'discarded')),
  progress smallint not null default 0 check (progress >= 0 and progress <= 100), wish jsonb not null,
  best jsonb, result jsonb, seen jsonb, engine text check (engine in ('embedded', 'vroom')), fallback text,
  failure text, stop_requested_at timestamptz, alive_at timestamptz not null,
  created_by bigint not null references users, created_by_name text not null, finished_at timestamptz,
  settled_by_name text, settled_at timestamptz, command_id uuid
);
create index scheduling_drafts_day on scheduling_drafts (delivery_date, id desc);
create index scheduling_drafts_solving on scheduling_drafts (id) where state = 'solving';
`;
