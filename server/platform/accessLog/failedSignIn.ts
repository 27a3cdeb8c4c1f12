import type { FastifyRequest } from 'fastify';
import type { AccessReason } from '../../../src/domain/access/accessLog';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { ServerContext } from '../../context';
import { ApiError } from '../plugins/errors';
import { accountOfEmail } from './accountOf';

const REASONS: Readonly<Record<string, AccessReason>> = {
  [ERROR_CODE.wrongCredentials]: 'wrongCredentials',
  [ERROR_CODE.blockedAccount]: 'blocked',
  [ERROR_CODE.driverOnWeb]: 'driverOnWeb',
};

/** Logs a sign-in that failed or has to wait, and rethrows its error. */
export async function noteFailedSignIn(
  context: ServerContext,
  request: FastifyRequest,
  email: string,
  refusal: unknown,
): Promise<never> {
  const code = refusal instanceof ApiError ? refusal.statusCode : null;
  const reason = code === null ? undefined : REASONS[code];
  const isLocked = code === ERROR_CODE.tooManyAttempts;
  if (reason || isLocked) {
    const account = await accountOfEmail(context, email);
    await request.server.accessLog.note(request, {
      kind: isLocked ? 'lockedOut' : 'signInFailed',
      ...account,
      reason,
    });
  }
  throw refusal;
}
