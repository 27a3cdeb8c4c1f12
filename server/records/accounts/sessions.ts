import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../../src/domain/time/durations';
import { deviceLabel } from '../../../src/domain/access/deviceLabel';
import { toWire } from '../../../src/domain/time/dates';
import { NOTIFICATION_TYPE } from '../../../src/domain/wire/notification';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { tell } from '../../platform/notifications/tell';
import { publish } from '../../platform/plugins/outbox';
import { hashOfToken, newToken } from '../../platform/plugins/sessionTokens';
import { readSettings } from '../../platform/settings/readSettings';

interface NewSession {
  user_id: number;
  client: 'web' | 'mobile';
  remote_address: string;
  user_agent: string | undefined;
}

/** Place and time of the sign-in that ended another session, for the message to that session. */
interface SignInPlace {
  when: string;
  from: string;
  device: string | null;
  time_zone: string;
}

export interface StartedSession {
  /** The credential; only its hash is kept. */
  token: string;
  session_id: number;
  expires_at: Date;
  /** Session that this one has ended, if one was open. */
  superseded: number | null;
  place: SignInPlace;
}

/**
 * Ends the user's open session and opens the new one (spec §4: only one). Sign-ins of one user wait for each other at
 * the user's row, and the database holds the rule with a partial unique index.
 */
export async function startSession(
  context: ServerContext,
  trx: Trx,
  session: NewSession,
): Promise<StartedSession> {
  const { user_id, client, remote_address, user_agent } = session;
  const now = context.clock();
  const { session_hours } = await readSettings(trx);
  const { time_zone } = await trx
    .selectFrom('users')
    .select('time_zone')
    .where('id', '=', user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const open = await trx
    .selectFrom('sessions')
    .select(['id', (eb) => eb('expires_at', '<=', now.toISOString()).as('is_expired')])
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (open) {
    const end_reason = open.is_expired ? 'expired' : 'superseded';
    await trx.updateTable('sessions').set({ ended_at: now, end_reason }).where('id', '=', open.id).execute();
  }
  const token = newToken();
  const expires_at = new Date(now.getTime() + session_hours * HOUR_MS);
  const device_label = deviceLabel(user_agent);
  const { id } = await trx
    .insertInto('sessions')
    .values({
      token_hash: hashOfToken(token),
      user_id,
      client,
      created_at: now,
      last_activity_at: now,
      expires_at,
      remote_address,
      device_label,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (open) {
    await trx.updateTable('sessions').set({ superseded_by: id }).where('id', '=', open.id).execute();
  }
  return {
    token,
    session_id: id,
    expires_at,
    superseded: open && !open.is_expired ? open.id : null,
    place: { when: toWire(now), from: remote_address, device: device_label, time_zone },
  };
}

/**
 * Notifies a superseded session that it has ended: its event stream gets `override_sign_in` and ends. The
 * notification is only a record and is already marked as attended, because an unread one would sign the new session
 * out too (spec §4).
 */
export async function announceOverride(
  trx: Trx,
  user_id: number,
  session_id: number,
  place: SignInPlace,
  now: Date,
): Promise<void> {
  const { overrideSignIn: type } = NOTIFICATION_TYPE;
  await tell(trx, [{ type, facts: { session_id }, cdp_id: null, also: [user_id], isAttended: true }], now);
  await publish(trx, {
    topic: 'session',
    event: NOTIFICATION_TYPE.overrideSignIn,
    body: { session_id, ...place },
    user_id,
  });
}

/** Notifies the pages of a session, and every server, that it has ended. */
async function publishEnd(trx: Trx, user_id: number, session_id: number, reason: string): Promise<void> {
  await publish(trx, { topic: 'session', event: 'ended', body: { session_id, reason }, user_id });
}

/** Ends a session that its user signs out of. */
export async function endSession(
  context: ServerContext,
  trx: Trx,
  user_id: number,
  session_id: number,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ ended_at: context.clock(), end_reason: 'signed_out' })
    .where('id', '=', session_id)
    .where('ended_at', 'is', null)
    .execute();
  await publishEnd(trx, user_id, session_id, 'signed_out');
}

/** Ends the other sessions of a person: their password, e-mail or second factor has changed, or they are blocked. */
export async function endOtherSessions(
  trx: Trx,
  at: Date,
  user_id: number,
  kept: number | null,
  end_reason: 'password' | 'blocked' | 'email' | 'factor' = 'password',
): Promise<void> {
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: at, end_reason })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .$if(kept !== null, (query) => query.where('id', '<>', kept))
    .returning('id')
    .execute();
  for (const { id } of ended) await publishEnd(trx, user_id, id, end_reason);
}

/**
 * Ends sessions of phones that are signed in to a vehicle: its code was replaced (`code`), the office has signed the
 * phone out (`office`), or another driver signed in with the same phone (`phone`). Answers whose they were.
 */
export async function endPhoneSessions(
  trx: Trx,
  at: Date,
  ids: readonly number[],
  end_reason: 'code' | 'office' | 'phone',
): Promise<number[]> {
  if (ids.length === 0) return [];
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: at, end_reason })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute();
  for (const { id, user_id } of ended) await publishEnd(trx, user_id, id, end_reason);
  return ended.map(({ user_id }) => user_id);
}

/** Ends the sessions of people who have been inactive for too long (setting `idle_logoff_minutes`; 0 is never). */
export async function endIdleSessions({ clock }: ServerContext, trx: Trx): Promise<number[]> {
  const { idle_logoff_minutes } = await readSettings(trx);
  if (idle_logoff_minutes === 0) return [];
  const now = clock();
  const since = new Date(now.getTime() - idle_logoff_minutes * MINUTE_MS);
  const ended = await trx
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'idle' })
    .where(
      sql<boolean>`(client = 'web' or not exists (select from users u join user_types t on t.id = u.user_type_id
        where u.id = sessions.user_id and t.is_driver))`,
    )
    .where('ended_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('last_activity_at', 'created_at'), '<=', since.toISOString()))
    .returning(['id', 'user_id'])
    .execute();
  for (const { id, user_id } of ended) await publishEnd(trx, user_id, id, 'idle');
  return ended.map(({ user_id }) => user_id);
}
