import { sql, type Kysely } from 'kysely';

const PHONES = `
-- A driver's phone that has read a vehicle's code: vehicle, run of the vehicle at that time, and device.
alter table sessions
  add column vehicle_id bigint references vehicles,
  add column delivery_manifest_id bigint references delivery_manifest on delete set null,
  add column bound_at timestamptz,
  add column device_id bigint references known_devices on delete set null;
create index sessions_vehicle on sessions (vehicle_id) where ended_at is null and vehicle_id is not null;
create index sessions_device on sessions (device_id) where device_id is not null;
create index sessions_run on sessions (delivery_manifest_id) where delivery_manifest_id is not null;
`;

const CALLS = `
-- Phone calls of the office, one row per call whatever its outcome.
create table calls (
  id bigserial primary key, version integer not null default 1, created_at timestamptz not null,
  provider text not null check (provider in ('embedded', 'twilio')),
  direction text not null check (direction in ('out', 'in')),
  state text not null check (state in ('ringing', 'inCall', 'onHold', 'transferring', 'ended')),
  outcome text check (outcome in ('answered', 'missed', 'busy', 'declined', 'failed')),
  -- Who in the office made or took it, and the colleague of a call between colleagues.
  user_id bigint references users, colleague_id bigint references users,
  -- Who is giving the call to a colleague.
  transferring_id bigint references users,
  -- The line outside: number, and whose it is as far as it is known.
  phone_number text check (phone_number ~ '^\\d{10}$'),
  party text not null check (party in ('colleague', 'participant', 'driver', 'cdp', 'facility', 'unknown')),
  party_name text not null, participant_id bigint references participants, employee_id bigint references employees,
  delivery_event_id bigint references delivery_event_rows on delete set null,
  close_door_pharmacy_id bigint references cdps,
  answered_at timestamptz, ended_at timestamptz, note text, noted_by text, noted_at timestamptz,
  provider_id text unique,
  constraint calls_end check ((state = 'ended') = (ended_at is not null) and (state = 'ended') = (outcome is not null)),
  constraint calls_party check ((colleague_id is null) <> (phone_number is null))
);
create index calls_time on calls (created_at);
create index calls_open on calls (id) where state <> 'ended';
create index calls_participant on calls (participant_id, id) where participant_id is not null;
create index calls_employee on calls (employee_id, id) where employee_id is not null;
create index calls_stop on calls (delivery_event_id, id) where delivery_event_id is not null;
create index calls_user on calls (user_id, id);
create index calls_colleague on calls (colleague_id, id) where colleague_id is not null;
create index calls_cdp on calls (close_door_pharmacy_id, id);

-- Browsers and lines that a call connects or rings.
create table call_legs (
  id uuid primary key, call_id bigint not null references calls on delete cascade,
  role text not null check (role in ('caller', 'callee', 'line', 'transfer')),
  -- Null: a line outside that a telephony service carries.
  user_id bigint references users,
  state text not null check (state in ('ringing', 'joined', 'left')),
  created_at timestamptz not null, joined_at timestamptz, seen_at timestamptz not null
);
create index call_legs_call on call_legs (call_id);
create index call_legs_user on call_legs (user_id) where state <> 'left';
-- A person has one call at a time, also when two ring at once.
create unique index call_legs_one_joined on call_legs (user_id) where state = 'joined' and role <> 'line';

-- What the browsers of a call say to each other until they are connected; gone with the end of the call.
create table call_signals (
  id bigserial primary key, call_id bigint not null references calls on delete cascade,
  to_leg uuid not null references call_legs on delete cascade,
  from_leg uuid not null references call_legs on delete cascade,
  kind text not null check (kind in ('offer', 'answer', 'candidate')), payload text not null,
  created_at timestamptz not null
);
create index call_signals_to on call_signals (to_leg, id);
create index call_signals_call on call_signals (call_id);
create index call_signals_from on call_signals (from_leg);
`;

/** Phones that are signed in to a vehicle, and phone calls of the office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PHONES).execute(db);
  await sql.raw(CALLS).execute(db);
}
