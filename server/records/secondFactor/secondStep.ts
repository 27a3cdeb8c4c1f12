import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { SECOND_STEP_MINUTES, type SecondStepMethod } from '../../../src/domain/access/secondFactor';
import type { ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { BASE } from '../../platform/plugins/apiBase';
import { ApiError } from '../../platform/plugins/errors';
import { hostCookie } from '../../platform/plugins/hostCookie';
import { hashOfToken, newToken } from '../../platform/plugins/sessionTokens';

/** Of one person at once: more are no use to anybody. The oldest goes first. */
const MAX_OPEN = 5;

const cookieOf = ({ config }: ServerContext) => hostCookie(config, 'rx_second_step', `${BASE}/users/sign_in`);

/** A sign-in whose password was right. */
export interface SecondStep {
  id: number;
  user_id: number;
  passkey_challenge: string | null;
}

/** Remembers that the password was right, for this browser alone: its cookie is the only way on. */
export async function beginSecondStep(
  context: ServerContext,
  trx: Trx,
  reply: FastifyReply,
  { user_id, passkey_challenge }: Pick<SecondStep, 'user_id' | 'passkey_challenge'>,
): Promise<void> {
  const now = context.clock();
  const expires = new Date(now.getTime() + SECOND_STEP_MINUTES * MINUTE_MS);
  const token = newToken();
  await trx
    .insertInto('second_steps')
    .values({
      token_hash: hashOfToken(token),
      user_id,
      passkey_challenge,
      created_at: now,
      expires_at: expires,
    })
    .execute();
  await trx
    .deleteFrom('second_steps')
    .where('user_id', '=', user_id)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('second_steps')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('id', 'desc')
        .limit(MAX_OPEN),
    )
    .execute();
  const { name, options } = cookieOf(context);
  reply.setCookie(name, token, { ...options, maxAge: SECOND_STEP_MINUTES * 60 });
}

function stepIsOver(): ApiError {
  const message = 'Signing in took too long. Enter your password again';
  return new ApiError(401, ERROR_CODE.secondStepOver, message);
}

/** The sign-in that this browser has begun. Throws 401 `auth012` without one, also when it took too long. */
export async function findSecondStep(
  context: ServerContext,
  db: Db | Trx,
  request: FastifyRequest,
): Promise<SecondStep> {
  const token = request.cookies[cookieOf(context).name];
  const step = token
    ? await db
        .selectFrom('second_steps')
        .select(['id', 'user_id', 'passkey_challenge'])
        .where('token_hash', '=', hashOfToken(token))
        .where('expires_at', '>', context.clock().toISOString())
        .executeTakeFirst()
    : undefined;
  if (!step) throw stepIsOver();
  return step;
}

/** Uses the step up, with every other one of the person. Throws 401 `auth012` when another request was faster. */
export async function consumeSecondStep(trx: Trx, { id, user_id }: SecondStep): Promise<void> {
  const spent = await trx.deleteFrom('second_steps').where('id', '=', id).returning('id').executeTakeFirst();
  if (!spent) throw stepIsOver();
  await forgetSecondSteps(trx, user_id);
}

/** The password is another one, or the account may not sign in: whoever had the old one goes no further. */
export async function forgetSecondSteps(trx: Trx, user_id: number): Promise<void> {
  await trx.deleteFrom('second_steps').where('user_id', '=', user_id).execute();
}

export function clearSecondStep(reply: FastifyReply, context: ServerContext): void {
  const { name, options } = cookieOf(context);
  reply.clearCookie(name, options);
}

/** 401 `auth009`: the password was right. A client that knows nothing of second factors shows the sentence. */
export function secondStepDue(methods: readonly SecondStepMethod[], passkey: object | null): ApiError {
  const message = 'This account has a second factor. Sign in with an app that asks for it';
  const args = { methods, ...(passkey ? { passkey } : {}) };
  return new ApiError(401, ERROR_CODE.secondStepDue, message, { args });
}
