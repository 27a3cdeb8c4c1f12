import { normaliseEmail } from '../../../src/domain/wire/formats';
import type { ServerContext } from '../../context';
import { sign } from '../plugins/signing';
import type { AccessAccount } from './accessLog';

const MARK_LENGTH = 10;

/**
 * Whose e-mail was typed. One that no account has is kept as a mark alone, made with the key of this database: the same
 * typed again is recognised, and a password typed into the wrong field is never stored.
 */
export async function accountOfEmail(context: ServerContext, typed: string): Promise<AccessAccount> {
  const email = normaliseEmail(typed);
  const mark = await sign(context, 'account', email);
  const user = await context.db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('email', '=', email)
    .executeTakeFirst();
  return user
    ? { user_id: user.id, account: user.full_name }
    : { user_id: null, account: `#${mark.slice(0, MARK_LENGTH)}` };
}

export async function accountOfUser({ db }: ServerContext, user_id: number): Promise<AccessAccount> {
  const user = await db.selectFrom('users').select('full_name').where('id', '=', user_id).executeTakeFirst();
  return { user_id, account: user?.full_name ?? '' };
}
