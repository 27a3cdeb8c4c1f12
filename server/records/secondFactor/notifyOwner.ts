import { instantWriter } from '../accounts/instantWriter';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { sendMessage } from '../../outside/messages/sendMessage';

/** What happened to somebody's factors, as the message about it says. */
export type FactorNews =
  | { template: 'totpAdded' | 'totpRemoved' | 'recoveryCodesMade' }
  | { template: 'passkeyAdded' | 'passkeyRemoved'; passkey: string }
  | { template: 'recoveryCodeUsed'; left: number }
  | { template: 'wrongCodes'; from: string }
  | { template: 'secondFactorReset'; who: string };

/** Notifies the account by e-mail of a change by any person. Must be called last in a transaction (`publish`). */
export async function notifyOwner(
  { clock }: ServerContext,
  trx: Trx,
  user_id: number,
  news: FactorNews,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'full_name', 'default_language', 'time_zone'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const language = user.default_language;
  const common = { channel: 'email', to: user.email, language } as const;
  const words = await instantWriter(trx, { ...user, user_id });
  const args = { name: user.full_name, at: words(clock()) };
  switch (news.template) {
    case 'passkeyAdded':
    case 'passkeyRemoved':
      await sendMessage(trx, {
        ...common,
        template: news.template,
        args: { ...args, passkey: news.passkey },
      });
      return;
    case 'recoveryCodeUsed':
      await sendMessage(trx, {
        ...common,
        template: news.template,
        args: { ...args, left: String(news.left) },
      });
      return;
    case 'wrongCodes':
      await sendMessage(trx, { ...common, template: news.template, args: { ...args, from: news.from } });
      return;
    case 'secondFactorReset':
      await sendMessage(trx, { ...common, template: news.template, args: { ...args, who: news.who } });
      return;
    default:
      await sendMessage(trx, { ...common, template: news.template, args });
  }
}
