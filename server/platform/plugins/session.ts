import { rightsWithOptions } from '../../../src/domain/access/employeeOptions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { fromWire } from '../../../src/domain/time/dates';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { passwordDaysLeft } from '../../../src/domain/access/passwordAge';
import type { ServerContext } from '../../context';
import { BASE } from './apiBase';
import type { Actor } from './actor';
import { ApiError } from './errors';
import { hostCookie } from './hostCookie';
import { readSettings } from '../settings/readSettings';
import type { PermissionCache } from './permissionCache';
import { isIdle, noteActivity, SAYS_ACTIVITY } from './sessionActivity';
import type { SessionCache, StoredSession } from './sessionCache';
import { isBindingToken } from './sessionTokens';

const cookieOf = ({ config }: Pick<ServerContext, 'config'>) => hostCookie(config, 'rx_session', BASE);

/** `reason` is for the explanation on the sign-in page: `idle`, `password`. */
function sessionExpired(reason: string | null = null): ApiError {
  return new ApiError(401, ERROR_CODE.sessionExpired, 'Session expired', reason ? { args: { reason } } : {});
}

/** The message contains time and place of the other sign-in, so that the owner can check whether it was their own. */
function superseded(session: StoredSession): ApiError {
  const message = 'Session expired, only one open session allowed';
  const { newer_at: when, newer_from: from, newer_device: device, time_zone } = session;
  return new ApiError(401, ERROR_CODE.sessionSuperseded, message, {
    args: when ? { when, from, device, time_zone } : {},
  });
}

function mustSetPassword(
  session: StoredSession,
  now: Date,
  settings: Parameters<typeof passwordDaysLeft>[2],
): boolean {
  const left = passwordDaysLeft(fromWire(session.password_changed_at), now, settings);
  return session.is_first_signin || left === 0;
}

/** The session token that the browser sent. */
export function tokenOf(context: Pick<ServerContext, 'config'>, request: FastifyRequest): string | undefined {
  return request.cookies[cookieOf(context).name];
}

export function setSessionCookie(
  reply: FastifyReply,
  context: ServerContext,
  token: string,
  expires: Date,
): void {
  const { name, options } = cookieOf(context);
  reply.setCookie(name, token, { ...options, expires });
}

export function clearSessionCookie(reply: FastifyReply, context: ServerContext): void {
  const { name, options } = cookieOf(context);
  reply.clearCookie(name, options);
}

/**
 * Makes the function that fills `request.actor` from the session cookie and the binding token. It throws 401
 * `auth005` (no session, or expired), `auth006` (superseded by a newer sign-in) or `auth007` (binding token missing
 * or stale). It throws 403 `auth008` for a person who must choose a password first, and `auth010` for a person who
 * must set up a second factor.
 */
export function signInWith(
  { db, clock, config }: Pick<ServerContext, 'db' | 'clock' | 'config'>,
  sessions: SessionCache,
  permissions: PermissionCache,
) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = tokenOf({ config }, request);
    let session = token ? await sessions.of(token) : undefined;
    const settings = await readSettings(db);
    const now = clock();
    if (token && session && isIdle(session, now, settings)) {
      // Another server may have recorded activity of the person in the meantime.
      sessions.dropUser(session.user_id);
      session = await sessions.of(token);
    }
    if (!token || !session) throw sessionExpired();
    if (session.ended_at && session.end_reason === 'superseded') throw superseded(session);
    if (isIdle(session, now, settings)) throw sessionExpired('idle');
    const isOver = session.ended_at !== null || session.expires_at_ms <= now.getTime();
    if (isOver || session.is_blocked || !session.is_active) throw sessionExpired(session.end_reason);
    const { withoutBinding, whileSettingPassword, whileSettingSecondFactor } = request.routeOptions.config;
    if (!withoutBinding && !isBindingToken(request.headers.authorization, token, now)) {
      throw new ApiError(
        401,
        ERROR_CODE.staleBinding,
        'The Authorization value is missing or no longer fresh',
      );
    }
    if (!whileSettingPassword && mustSetPassword(session, now, settings))
      throw new ApiError(403, ERROR_CODE.mustSetPassword, 'Choose a new password first');
    // Routes that are open while a password is chosen are open here too.
    const isOpen = whileSettingPassword || whileSettingSecondFactor;
    if (!isOpen && session.must_set_second_factor)
      throw new ApiError(403, ERROR_CODE.mustSetSecondFactor, 'Set up a second factor first');
    if (request.headers[SAYS_ACTIVITY]) await noteActivity(db, session, now);
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
      hides_charges: session.hide_charge_info === true,
      permissions: rightsWithOptions(await permissions.of(session.user_type_id), {
        non_admin_access_history: session.non_admin_access_history === true,
        schedule_edit: session.schedule_edit === true,
        hide_charge_info: session.hide_charge_info === true,
      }),
    };
  };
}

/** Makes the function that returns the remaining time of a person's session, in seconds. */
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
