import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { writeAudit, type AuditAuthor, type Changes } from '../../platform/plugins/audit';
import { setSessionCookie } from '../../platform/plugins/session';
import { bindingToken } from '../../platform/plugins/sessionTokens';
import { authAnswer, type AuthAnswer } from './authAnswer';
import { rememberDevice, setDeviceCookie } from './devices';
import { announceOverride, startSession, type StartedSession } from './sessions';
import { forgiveAttempts, type SignInAttempt } from './signInThrottle';

/** A person whose identity is verified. */
export interface ProvedUser {
  id: number;
  full_name: string;
  is_driver: boolean;
  attempt: SignInAttempt;
}

export interface OpenedSession {
  user_id: number;
  session: StartedSession;
  auth: AuthAnswer;
  /** Token for the cookie that identifies this browser. */
  device: string;
}

/** The person who signs in, for the change log: there is no session yet. */
export function authorOf(user: Pick<ProvedUser, 'id' | 'full_name'>, request: FastifyRequest): AuditAuthor {
  const { id: user_id, full_name } = user;
  return { user_id, full_name, remote_address: request.ip, request_id: request.id };
}

/** Opens a session. To call last in a transaction (`publish`); afterwards `sendSession`. */
export async function openSession(
  context: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  user: ProvedUser,
  changes: Changes = {},
): Promise<OpenedSession> {
  const session = await startSession(context, trx, {
    user_id: user.id,
    // Depends on the type of the account, not on the request: a driver has passed the check of the client.
    client: user.is_driver ? 'mobile' : 'web',
    remote_address: request.ip,
    user_agent: request.headers['user-agent'],
  });
  const entry = { action: 'signIn', resource: 'users', record_id: user.id, changes };
  await writeAudit(trx, authorOf(user, request), entry);
  await forgiveAttempts(trx, user.attempt);
  const { id: device_id, token: device } = await rememberDevice(context, trx, request, user.id);
  await trx.updateTable('sessions').set({ device_id }).where('id', '=', session.session_id).execute();
  const binding = bindingToken(session.token, context.clock());
  const auth = await authAnswer(context, trx, session.session_id, binding);
  if (session.superseded !== null)
    await announceOverride(trx, user.id, session.superseded, session.place, context.clock());
  return { user_id: user.id, session, auth, device };
}

/** AUTH and the cookies of a session that is committed. */
export function sendSession(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { user_id, session, auth, device }: OpenedSession,
): FastifyReply {
  request.server.sessions.dropUser(user_id);
  setSessionCookie(reply, context, session.token, session.expires_at);
  setDeviceCookie(reply, context, device);
  return reply.header('cache-control', 'no-store').send(auth);
}
