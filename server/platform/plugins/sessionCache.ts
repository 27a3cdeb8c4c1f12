import { sql } from 'kysely';
import type { Db } from '../database/database';
import { MUST_SET_FACTOR } from './readFactors';
import { hashOfToken } from './sessionTokens';

// The outbox reports every end of a session. After a missed report, a session stays valid no longer than the outbox's
// safety poll.
const MAX_AGE_MS = 5_000;
const MAX_ENTRIES = 10_000;

/** A session with its user, as they are stored. */
export type StoredSession = NonNullable<Awaited<ReturnType<typeof readSession>>>;

interface Entry {
  readAt: number;
  session: Promise<StoredSession | undefined>;
  /** The user of the session; null while it is being read. */
  userId: number | null;
}

async function readSession(db: Db, tokenHash: string) {
  return (
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
      .select(['sessions.id as session_id', 'sessions.ended_at', 'sessions.end_reason'])
      // The driver's device is no property of a request: an office account never has one, whatever it was before.
      .select(
        sql<'web' | 'mobile'>`case when user_types.is_driver then sessions.client else 'web' end`.as(
          'client',
        ),
      )
      // What an employee may do beside the role (`domain/access/employeeOptions`).
      .leftJoin('employees as own', 'own.id', 'users.employee_id')
      .select(['own.non_admin_access_history', 'own.schedule_edit', 'own.hide_charge_info'])
      .leftJoin('sessions as newer', 'newer.id', 'sessions.superseded_by')
      .select(sql<number>`(extract(epoch from sessions.expires_at) * 1000)::float8`.as('expires_at_ms'))
      .select(
        sql<number>`(extract(epoch from coalesce(sessions.last_activity_at, sessions.created_at)) * 1000)::float8`.as(
          'active_at_ms',
        ),
      )
      .select([
        'newer.created_at as newer_at',
        'newer.remote_address as newer_from',
        'newer.device_label as newer_device',
      ])
      .select([
        'users.id as user_id',
        'users.full_name',
        'users.email',
        'users.user_type_id',
        'users.employee_id',
      ])
      .select(['users.is_cdp', 'users.cdp_id', 'users.time_zone', 'users.default_language as language'])
      .select(['users.is_active', 'users.is_blocked', 'user_types.is_driver'])
      .select('users.is_first_signin')
      .select(MUST_SET_FACTOR)
      .select((eb) =>
        eb.fn.coalesce('users.password_changed_at', 'users.created_at').as('password_changed_at'),
      )
      .where('sessions.token_hash', '=', tokenHash)
      .executeTakeFirst()
  );
}

/**
 * Sessions by token, read from the database on the first of many requests. Code that ends or changes a session
 * publishes this in the outbox, which every server receives, and drops it from the cache of its own server after the
 * commit.
 */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();

  constructor(private readonly db: Db) {}

  /** The session of a token; undefined when there is none. The caller checks whether it has ended. */
  async of(token: string): Promise<StoredSession | undefined> {
    const hash = hashOfToken(token);
    const known = this.#entries.get(hash);
    if (known && performance.now() - known.readAt < MAX_AGE_MS) return known.session;
    // The entry is stored at the start of the read, so that a drop during the read also removes an outdated result.
    const entry: Entry = { readAt: performance.now(), session: readSession(this.db, hash), userId: null };
    this.#entries.delete(hash);
    this.#entries.set(hash, entry);
    this.#dropOldest();
    try {
      const session = await entry.session;
      entry.userId = session?.user_id ?? null;
      if (!session) this.#entries.delete(hash);
      return session;
    } catch (error) {
      this.#entries.delete(hash);
      throw error;
    }
  }

  /** Drops the sessions of a user, including those being read, which may not contain the change. */
  dropUser(userId: number): void {
    for (const [hash, entry] of this.#entries) {
      if (entry.userId === null || entry.userId === userId) this.#entries.delete(hash);
    }
  }

  dropAll(): void {
    this.#entries.clear();
  }

  #dropOldest(): void {
    if (this.#entries.size <= MAX_ENTRIES) return;
    for (const hash of this.#entries.keys()) {
      this.#entries.delete(hash);
      return;
    }
  }
}
