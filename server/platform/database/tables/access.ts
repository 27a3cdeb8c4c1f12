import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, Defaulted, Instant, Json, OptionalInstant, OptionalJson } from './columns';
import type { Language } from '../../../../src/domain/wire/languages';

export interface UserTypeTable {
  id: Generated<number>;
  name: string;
  is_active: Defaulted<boolean>;
  /** Drivers use the mobile app; the web does not let them sign in (spec §6). */
  is_driver: Defaulted<boolean>;
  /** Its people set up a second factor before anything else. */
  second_factor_required: Defaulted<boolean>;
  version: Defaulted<number>;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
}
export interface UserTypePermissionTable {
  user_type_id: number;
  http_method: string;
  /** Fastify route pattern without the base, e.g. `/participants/:id`. */
  path_route: string;
}
/** Rights that servers on this database have asked for. */
export interface KnownRightTable {
  http_method: string;
  path_route: string;
  /** Number of the version that brought it. */
  since: number;
  first_seen_at: DefaultInstant;
}
export interface UserTable {
  id: Generated<number>;
  email: string;
  full_name: string;
  password_hash: string;
  user_type_id: number;
  employee_id: number | null;
  is_cdp: Defaulted<boolean>;
  cdp_id: number | null;
  default_language: Defaulted<Language>;
  default_state: Defaulted<string>;
  time_zone: Defaulted<string>;
  is_first_signin: Defaulted<boolean>;
  is_active: Defaulted<boolean>;
  is_blocked: Defaulted<boolean>;
  picture: string | null;
  /** Null: not since this was kept. */
  password_changed_at: OptionalInstant;
  preferences: Json<Record<string, unknown>>;
  created_at: DefaultInstant;
}
export interface SessionTable {
  id: Generated<number>;
  token_hash: string;
  user_id: number;
  client: 'web' | 'mobile';
  created_at: DefaultInstant;
  expires_at: Instant;
  ended_at: OptionalInstant;
  /** Why it ended: `signed_out`, `superseded`, `expired`, `idle`, `password`, `email`, `code` … */
  end_reason: string | null;
  remote_address: string | null;
  /** The newer sign-in that ended this one. */
  superseded_by: number | null;
  /** Activity of the person, not of their browser; null: none since the sign-in. */
  last_activity_at: OptionalInstant;
  /** E.g. "Chrome, Windows". */
  device_label: string | null;
  /** The vehicle whose code the driver's phone has read, and when. */
  vehicle_id: Defaulted<number | null>;
  bound_at: OptionalInstant;
  /** The run of the vehicle at that time. */
  delivery_manifest_id: Defaulted<number | null>;
  /** The phone or browser, as long as it is remembered. */
  device_id: Defaulted<number | null>;
}
export interface SignInThrottleTable {
  /** `account:<sha256 of e-mail>`, `address:<ip>`, `device:<id>`, `password:<user id>`, `code:<user id>` … */
  key: string;
  failures: number;
  window_started_at: Instant;
  blocked_until: OptionalInstant;
}
/** Calls of the present minute. */
export interface CallCountTable {
  /** `calls:<user id>`, `costly:<user id>` */
  key: string;
  minute: Instant;
  taken: number;
}
export interface AuditTable {
  id: Generated<number>;
  at: DefaultInstant;
  user_id: number | null;
  user_name: string;
  /** Verb: create, update, changeStatus, undo, signIn, read … */
  action: string;
  resource: string;
  record_id: number | null;
  /** `{field: {from, to}}` */
  changes: Json<Record<string, { from: unknown; to: unknown }>>;
  remote_address: string | null;
  request_id: string | null;
  command_id: string | null;
  /** Participants that a read has shown. */
  patient_ids: ColumnType<number[] | null, number[] | null | undefined, never>;
  /** Made by the database, and dropped with the values of an entry. */
  salt: Generated<string | null>;
}
/** One link per audit entry, made by the database when the entry is committed. */
export interface AuditChainTable {
  /** From 1, without a gap. */
  seq: number;
  entry_id: number;
  /** SHA-256 over the hash before it and the entry, hexadecimal. */
  hash: string;
}
export interface OutboxTable {
  seq: Generated<number>;
  topic: string;
  event: string;
  body: Json<Record<string, unknown>>;
  /** Set when only people of this CDP (and people of no CDP) may receive the event. */
  cdp_id: number | null;
  /** Set when only this user may receive the event. */
  user_id: number | null;
  /** Employees: the drivers who may receive events of a day. */
  driver_ids: Defaulted<number[]>;
  created_at: DefaultInstant;
}
export interface IdempotencyTable {
  user_id: number;
  key: string;
  /** sha256 of method, route and body: the same key with another request is an error. */
  request_hash: string;
  http_status: number | null;
  answer: OptionalJson<unknown>;
  created_at: DefaultInstant;
}
export interface JobTable {
  id: Generated<number>;
  name: string;
  payload: Json<Record<string, unknown>>;
  run_at: DefaultInstant;
  attempts: Defaulted<number>;
  locked_until: OptionalInstant;
  finished_at: OptionalInstant;
  error: string | null;
  /** One waiting job per key (`vacuum`, `prune`…). */
  unique_key: string | null;
  created_at: DefaultInstant;
}
