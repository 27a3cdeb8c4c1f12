import type { ServerContext } from '../context';
import type { Trx } from '../database/database';
import { notify } from '../notifications/notify';
import { publish } from '../plugins/outbox';
import { hashOfToken, newToken } from '../plugins/sessionTokens';

const HOUR_MS = 3_600_000;

interface NewSession {
  user_id: number;
  client: 'web' | 'mobile';
  remote_address: string;
}

export interface StartedSession {
  /** The credential; only its hash is kept. */
  token: string;
  session_id: number;
  expires_at: Date;
  /** Session that this one has ended, if one was open. */
  superseded: number | null;
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
  const { user_id, client, remote_address } = session;
  const now = context.clock();
  await trx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
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
  const expires_at = new Date(now.getTime() + context.config.sessionHours * HOUR_MS);
  const { id } = await trx
    .insertInto('sessions')
    .values({ token_hash: hashOfToken(token), user_id, client, created_at: now, expires_at, remote_address })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, session_id: id, expires_at, superseded: open && !open.is_expired ? open.id : null };
}

/**
 * Tells a superseded session that it is over: its event stream gets `override_sign_in` and ends. The notification is
 * for the record and already attended, as an unread one would sign the new session out too (spec §4).
 */
export async function announceOverride(trx: Trx, user_id: number, session_id: number): Promise<void> {
  await notify(trx, {
    user_id,
    type: 'override_sign_in',
    title: 'Session closed',
    body: 'Only one open session is allowed: a newer sign-in has closed this one.',
    json_body: { session_id },
    is_attended: true,
  });
  await publish(trx, { topic: 'session', event: 'override_sign_in', body: { session_id }, user_id });
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
  await publish(trx, { topic: 'session', event: 'ended', body: { session_id }, user_id });
}
