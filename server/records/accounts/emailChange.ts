import type { PendingEmail } from '../../../src/contract/employees/account';
import { DAY_MS } from '../../../src/domain/time/durations';
import { CONFIRM_EMAIL_PATH } from '../../../src/domain/access/passwordLink';
import type { ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { sendMessage } from '../../outside/messages/sendMessage';
import { invalid } from '../../platform/plugins/errors';
import { hashOfToken, newToken } from '../../platform/plugins/sessionTokens';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { instantWriter } from './instantWriter';

/** How long a new address can be confirmed. */
const EMAIL_CHANGE_LIFE_MS = DAY_MS;

/** The address that a person's e-mail becomes once it is confirmed; null when none is. */
export async function pendingEmail(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Db | Trx,
  user_id: number,
): Promise<PendingEmail | null> {
  const pending = await db
    .selectFrom('email_changes')
    .select(['email', 'expires_at'])
    .select((eb) => eb('expires_at', '<=', clock().toISOString()).as('is_expired'))
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is', null)
    .where('canceled_at', 'is', null)
    .executeTakeFirst();
  return pending ? { ...pending, is_expired: pending.is_expired === true } : null;
}

/** Cancels a pending address. Its link becomes invalid. False: there was none. */
export async function cancelEmailChange(trx: Trx, user_id: number, at: Date): Promise<boolean> {
  const canceled = await trx
    .updateTable('email_changes')
    .set({ canceled_at: at })
    .where('user_id', '=', user_id)
    .where('confirmed_at', 'is', null)
    .where('canceled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return canceled !== undefined;
}

/** Throws 422 when another account uses the address. */
export async function requireFreeEmail(trx: Trx, email: string, user_id: number | null): Promise<void> {
  const taken = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (taken && taken.id !== user_id) throw invalid({ email: { message: VALIDATION.taken } });
}

interface EmailChange {
  user_id: number;
  /** The new address. */
  email: string;
  created_by: { user_id: number; full_name: string };
  /** Sends a notice to the present address; not when the link is only sent again. */
  tellsOld: boolean;
}

/**
 * Sends a single-use link to the new address; an earlier pending one is over. The old address works until the link is
 * used. Only the hash of the token is kept. To call last in a transaction (`publish`).
 */
export async function sendEmailChange(
  { clock, config }: ServerContext,
  trx: Trx,
  { user_id, email, created_by, tellsOld }: EmailChange,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'full_name', 'default_language', 'time_zone'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const now = clock();
  const expires_at = new Date(now.getTime() + EMAIL_CHANGE_LIFE_MS);
  const token = newToken();
  await cancelEmailChange(trx, user_id, now);
  await trx
    .insertInto('email_changes')
    .values({
      token_hash: hashOfToken(token),
      user_id,
      email,
      created_by: created_by.user_id,
      created_at: now,
      expires_at,
    })
    .execute();
  const language = user.default_language;
  const words = await instantWriter(trx, { ...user, user_id });
  const common = { channel: 'email', language, created_by, user_id } as const;
  await sendMessage(trx, {
    ...common,
    to: email,
    template: 'confirmEmail',
    args: {
      name: user.full_name,
      link: `${config.publicUrl}/#${CONFIRM_EMAIL_PATH}?token=${token}`,
      until: words(expires_at),
    },
  });
  if (!tellsOld) return;
  await sendMessage(trx, {
    ...common,
    to: user.email,
    template: 'emailChangeAsked',
    args: { name: user.full_name, email, who: created_by.full_name, at: words(now) },
  });
}
