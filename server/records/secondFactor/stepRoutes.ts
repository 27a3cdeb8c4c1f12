import type { FastifyRequest } from 'fastify';
import { object, string, type InferType } from 'yup';
import { secondStepCall } from '../../../src/contract/account/session';
import { withSchemas } from '../../../src/contract/call';
import type { AccessReason } from '../../../src/domain/access/accessLog';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { SecondStepMethod } from '../../../src/domain/access/secondFactor';
import { accountOfUser } from '../../platform/accessLog/accountOf';
import { knownDevice } from '../accounts/devices';
import { authorOf, openSession, sendSession, type ProvedUser } from '../accounts/openSession';
import { authSchema } from '../accounts/signIn';
import { forgiveCodeTries, takeAttempt, takeCodeTry } from '../accounts/signInThrottle';
import type { RouteModule, ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import type { SealingKeys } from '../../platform/plugins/sealedText';
import { sealingKeys } from '../../platform/plugins/signing';
import { writeAudit } from '../../platform/plugins/audit';
import { malformed, ApiError } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { assertionSchema } from './passkeyBodies';
import { takePasskey } from './passkeys';
import { takeRecoveryCode } from './recoveryCodes';
import { relyingParty } from './relyingParty';
import { clearSecondStep, findSecondStep, consumeSecondStep, type SecondStep } from './secondStep';
import { notifyOwner } from './notifyOwner';
import { takeTotp } from './totp';

const stepBody = object({
  code: string().max(20),
  recovery_code: string().max(60),
  passkey: assertionSchema.optional().default(undefined),
});
type StepBody = InferType<typeof stepBody>;

/** After this many wrong codes the owner is notified, once an hour: another person may know the password. */
const TOLD_AFTER = 3;

/** A second step that proves nothing. */
class WrongSecondStep extends ApiError {
  constructor(readonly reason: AccessReason) {
    super(401, ERROR_CODE.wrongSecondStep, 'The code does not work', { args: { reason } });
  }
}

function methodOf({ code, recovery_code, passkey }: StepBody): SecondStepMethod {
  const given = [code && 'totp', recovery_code && 'recovery_code', passkey && 'passkey'] as const;
  const [method, other] = given.filter((each) => each !== undefined && each !== '');
  if (!method || other) throw malformed('Send one of code, recovery_code and passkey');
  return method;
}

async function readUser({ db }: ServerContext, id: number) {
  return db
    .selectFrom('users')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .select(['users.id', 'users.email', 'users.full_name', 'user_types.is_driver'])
    .where('users.id', '=', id)
    .where('users.is_active', '=', true)
    .where('users.is_blocked', '=', false)
    .where('user_types.is_driver', '=', false)
    .executeTakeFirst();
}

interface Given {
  step: SecondStep;
  body: StepBody;
  keys: SealingKeys;
}

/** Takes what was given, or throws 401 `auth011`. Answers how many recovery codes are left, when one was used. */
async function prove(
  context: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  { step, body, keys }: Given,
): Promise<number | null> {
  const { user_id } = step;
  if (body.code) {
    const outcome = await takeTotp(context, trx, keys, { user_id, code: body.code });
    if (outcome !== 'done') throw new WrongSecondStep(outcome);
    return null;
  }
  if (body.recovery_code) {
    const left = await takeRecoveryCode(trx, { user_id, code: body.recovery_code }, context.clock());
    if (left === null) throw new WrongSecondStep('wrongRecoveryCode');
    return left;
  }
  const party = relyingParty(context, request);
  const challenge = step.passkey_challenge;
  const isRight =
    party &&
    challenge &&
    body.passkey &&
    (await takePasskey(context, trx, request, party, { user_id, challenge, response: body.passkey }));
  if (!isRight) throw new WrongSecondStep('wrongPasskey');
  return null;
}

/** POST /users/sign_in/second_step: what is due after the password gives the session. */
export const secondStepRoutes: RouteModule = (app, context) => {
  serve(
    app,
    withSchemas(secondStepCall, { body: stepBody }),
    { access: 'public', scope: 'none', response: { 200: authSchema }, bodyLimit: 16_384 },
    async (request, reply) => {
      const { body } = request;
      const method = methodOf(body);
      const step = await findSecondStep(context, context.db, request);
      const found = await readUser(context, step.user_id);
      if (!found) throw new ApiError(403, ERROR_CODE.blockedAccount, 'This account is blocked');
      const { email, ...person } = found;
      const attempt = { email, address: request.ip, device_id: await knownDevice(context, request, email) };
      const user: ProvedUser = { ...person, attempt };
      const keys = await sealingKeys(context, 'totp');
      let tries = 0;
      try {
        await takeAttempt(context, attempt);
        // What a passkey signs cannot be found out by trying.
        if (method !== 'passkey') tries = await takeCodeTry(context, user.id);
        const { opened, left } = await inTransaction(context.db, async (trx) => {
          const left = await prove(context, trx, request, { step, body, keys });
          await consumeSecondStep(trx, step);
          await forgiveCodeTries(trx, user.id);
          if (left !== null) {
            const entry = { action: 'useRecoveryCode', resource: 'users', record_id: user.id, changes: {} };
            await writeAudit(trx, authorOf(user, request), entry);
          }
          const how = { second_factor: { from: null, to: method } };
          const opened = await openSession(context, trx, request, user, how);
          if (left !== null) await notifyOwner(context, trx, user.id, { template: 'recoveryCodeUsed', left });
          return { opened, left };
        });
        if (left !== null) {
          const account = await accountOfUser(context, user.id);
          await app.accessLog.note(request, { kind: 'recoveryCodeUsed', ...account });
        }
        clearSecondStep(reply, context);
        return sendSession(context, request, reply, opened);
      } catch (error) {
        await noteFailedStep(context, request, user.id, error);
        if (error instanceof WrongSecondStep && tries === TOLD_AFTER)
          await inTransaction(context.db, (trx) =>
            notifyOwner(context, trx, user.id, { template: 'wrongCodes', from: request.ip }),
          );
        throw error;
      }
    },
  );
};

async function noteFailedStep(
  context: ServerContext,
  request: FastifyRequest,
  user_id: number,
  error: unknown,
): Promise<void> {
  const isLocked = error instanceof ApiError && error.statusCode === ERROR_CODE.tooManyAttempts;
  if (!isLocked && !(error instanceof WrongSecondStep)) return;
  await request.server.accessLog.note(request, {
    kind: isLocked ? 'lockedOut' : 'secondStepFailed',
    ...(await accountOfUser(context, user_id)),
    reason: error instanceof WrongSecondStep ? error.reason : undefined,
  });
}
