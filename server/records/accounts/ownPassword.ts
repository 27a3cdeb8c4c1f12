import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { invalid } from '../../platform/plugins/errors';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { isPassword } from './passwords';
import { forgivePasswordTries, takePasswordTry } from './signInThrottle';

/**
 * Asks for the password again before a change of one's own sign-in data, because another person may be using the open
 * session. Throws 422 for the field `password`, and 429 after too many attempts. Must be called outside a
 * transaction.
 */
export async function requireOwnPassword(
  context: ServerContext,
  user_id: number,
  password: string | undefined,
): Promise<void> {
  if (!password) throw invalid({ password: { message: VALIDATION.required } });
  await takePasswordTry(context, user_id);
  const { password_hash } = await context.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password_hash, password)))
    throw invalid({ password: { message: 'validation.passwordWrong' } });
  await inTransaction(context.db, (trx) => forgivePasswordTries(trx, user_id));
}
