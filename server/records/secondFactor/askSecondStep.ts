import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProvedUser } from '../accounts/openSession';
import { giveBackAttempt } from '../accounts/signInThrottle';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import type { ApiError } from '../../platform/plugins/errors';
import { passkeyOptions } from './passkeys';
import { methodsOf, type StoredFactors } from '../../platform/plugins/readFactors';
import { relyingParty } from './relyingParty';
import { beginSecondStep, secondStepDue } from './secondStep';

/**
 * The password was right: remembers it for this browser and answers the refusal that says how to go on. There is no
 * session yet, and the account's owner is not told apart from whoever knows the password.
 */
export async function askSecondStep(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { id: user_id, attempt }: ProvedUser,
  factors: StoredFactors,
): Promise<ApiError> {
  await giveBackAttempt(context, attempt);
  const party = factors.passkeys.length > 0 ? relyingParty(context, request) : null;
  const passkey = party && (await passkeyOptions(context.db, party, user_id));
  await inTransaction(context.db, (trx) =>
    beginSecondStep(context, trx, reply, { user_id, passkey_challenge: passkey?.challenge ?? null }),
  );
  return secondStepDue(methodsOf(factors, party !== null), passkey);
}
