import type { FastifyRequest } from 'fastify';
import { boolean, number, object, string, type InferType } from 'yup';
import { signInCall } from '../../../src/contract/account/session';
import { withSchemas } from '../../../src/contract/call';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { noteFailedSignIn } from '../../platform/accessLog/failedSignIn';
import type { RouteModule, ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { ApiError } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { askSecondStep } from '../secondFactor/askSecondStep';
import { hasFactor, readFactors } from '../../platform/plugins/readFactors';
import { knownDevice } from './devices';
import { openSession, sendSession, type ProvedUser } from './openSession';
import { isPassword } from './passwords';
import { takeAttempt } from './signInThrottle';
import { LANGUAGES } from '../../../src/domain/wire/languages';

const credentials = object({
  email: string().required().max(254),
  // argon2 reads the whole password. The limit prevents long passwords from keeping the server busy.
  password: string().required().max(200),
  client: string().oneOf(['web', 'mobile'] as const),
});
type Credentials = InferType<typeof credentials>;

export const authSchema = object({
  Authorization: string().required(),
  cdp_id: number().nullable().defined(),
  default_language: string().oneOf(LANGUAGES).required(),
  default_state: string().required(),
  email: string().required(),
  employee_id: number().nullable().defined(),
  full_name: string().required(),
  id: number().required(),
  is_cdp: boolean().required(),
  is_first_signin: boolean().required(),
  time_zone: string().required(),
  user_type_id: number().required(),
  expires_at: string().required(),
  idle_logoff_minutes: number().required(),
  must_set_password: boolean().required(),
  must_set_second_factor: boolean().required(),
  password_days_left: number().nullable().defined(),
});

async function findUser({ db }: ServerContext, email: string) {
  return db
    .selectFrom('users')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .select(['users.id', 'users.full_name', 'users.password_hash', 'users.is_active', 'users.is_blocked'])
    .select('user_types.is_driver')
    .where('users.email', '=', email)
    .executeTakeFirst();
}

/**
 * Checks the credentials. Throws 429 `auth002`, 401 `auth001`, 403 `auth004` or `auth003`. The state of an account is
 * revealed only to callers who know its password.
 */
async function checkCredentials(
  context: ServerContext,
  request: FastifyRequest,
  given: Credentials,
): Promise<ProvedUser> {
  const email = given.email.trim();
  const attempt = {
    email,
    address: request.ip,
    device_id: await knownDevice(context, request, email),
  };
  await takeAttempt(context, attempt);
  const user = await findUser(context, email);
  const isRight = await isPassword(user?.password_hash, given.password);
  if (!user || !isRight) throw new ApiError(401, ERROR_CODE.wrongCredentials, 'Incorrect Email or Password');
  if (user.is_blocked || !user.is_active) {
    throw new ApiError(
      403,
      ERROR_CODE.blockedAccount,
      'This account is blocked. Ask your administrator to reactivate it',
    );
  }
  if (user.is_driver && given.client !== 'mobile') {
    const message = 'You have been identified with a driver profile. Please use the app for sign in';
    throw new ApiError(403, ERROR_CODE.driverOnWeb, message);
  }
  return { id: user.id, full_name: user.full_name, is_driver: user.is_driver, attempt };
}

/** POST /users/sign_in (contract.md, Sign-in). */
export const signInRoutes: RouteModule = (app, context) => {
  serve(
    app,
    withSchemas(signInCall, { body: credentials }),
    // Long enough for the longest e-mail and password.
    { access: 'public', scope: 'none', response: { 200: authSchema }, bodyLimit: 4096 },
    async (request, reply) => {
      const user = await checkCredentials(context, request, request.body).catch((refusal: unknown) =>
        noteFailedSignIn(context, request, request.body.email, refusal),
      );
      // Drivers sign in on their app, which knows one step alone.
      const factors = user.is_driver ? null : await readFactors(context.db, user.id);
      if (factors && hasFactor(factors)) throw await askSecondStep(context, request, reply, user, factors);
      const opened = await inTransaction(context.db, (trx) => openSession(context, trx, request, user));
      return sendSession(context, request, reply, opened);
    },
  );
};
