import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ERROR_CODE } from '../../src/domain/errorCodes';
import type { ServerContext } from '../context';
import { BASE } from './access';
import type { Actor } from './actor';
import { Refusal } from './errors';
import type { PermissionCache } from './permissionCache';
import type { SessionCache } from './sessionCache';
import { isBindingToken } from './sessionTokens';

const COOKIE = 'rx_session';

function sessionExpired(): Refusal {
  return new Refusal(401, ERROR_CODE.sessionExpired, 'Session expired');
}

/** The session token that the browser sent. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE];
}

/** `Secure` wherever people reach the app by https. */
function cookieOptions({ config }: ServerContext) {
  return {
    path: BASE,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
  } as const;
}

export function setSessionCookie(
  reply: FastifyReply,
  context: ServerContext,
  token: string,
  expires: Date,
): void {
  reply.setCookie(COOKIE, token, { ...cookieOptions(context), expires });
}

export function clearSessionCookie(reply: FastifyReply, context: ServerContext): void {
  reply.clearCookie(COOKIE, cookieOptions(context));
}

/**
 * Makes the function that fills `request.actor` from the session cookie and the binding token. It throws 401 `auth005`
 * (no session, or expired), `auth006` (superseded by a newer sign-in) or `auth007` (binding token missing or stale).
 */
export function signInWith(
  clock: ServerContext['clock'],
  sessions: SessionCache,
  permissions: PermissionCache,
) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = tokenOf(request);
    const session = token ? await sessions.of(token) : undefined;
    if (!token || !session) throw sessionExpired();
    if (session.ended_at && session.end_reason === 'superseded') {
      const message = 'Session expired, only one open session allowed';
      throw new Refusal(401, ERROR_CODE.sessionSuperseded, message);
    }
    const isOver = session.ended_at !== null || session.expires_at_ms <= clock().getTime();
    if (isOver || session.is_blocked || !session.is_active) throw sessionExpired();
    const { withoutBinding } = request.routeOptions.config;
    if (!withoutBinding && !isBindingToken(request.headers.authorization, token, clock())) {
      throw new Refusal(
        401,
        ERROR_CODE.staleBinding,
        'The Authorization value is missing or no longer fresh',
      );
    }
    request.actor = {
      user_id: session.user_id,
      full_name: session.full_name,
      email: session.email,
      user_type_id: session.user_type_id,
      is_driver: session.is_driver,
      employee_id: session.employee_id,
      cdp_id: session.is_cdp ? session.cdp_id : null,
      session_id: session.session_id,
      client: session.client,
      time_zone: session.time_zone,
      language: session.language,
      permissions: await permissions.of(session.user_type_id),
    };
  };
}

/** Makes the function that says how long a person's session still lasts, in seconds. */
export function secondsLeftOf({ db, clock }: ServerContext) {
  return async (actor: Actor): Promise<number> => {
    const session = await db
      .selectFrom('sessions')
      .select(sql<number>`extract(epoch from expires_at - ${clock()}::timestamptz)::float8`.as('seconds'))
      .where('id', '=', actor.session_id)
      .executeTakeFirst();
    return Math.max(0, session?.seconds ?? 0);
  };
}
