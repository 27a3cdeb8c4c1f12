import { MINUTE_MS } from '../../../src/domain/time/durations';
import {
  passwordQueryText,
  REGISTER_PASSWORD_PATH,
  RESET_PASSWORD_PATH,
} from '../../../src/domain/access/passwordLink';
import type { ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { sendMessage } from '../../outside/messages/sendMessage';
import { hashOfToken, newToken } from '../../platform/plugins/sessionTokens';
import { instantWriter } from './instantWriter';

/** How long a link can be used. */
export const LINK_LIFE_MS = { reset: 60 * MINUTE_MS, invitation: 7 * 24 * 60 * MINUTE_MS } as const;
type Purpose = keyof typeof LINK_LIFE_MS;

interface LinkRequest {
  user_id: number;
  purpose: Purpose;
  /** The user who requested the link; absent when the person, who is not signed in, requested it. */
  created_by?: { user_id: number; full_name: string };
}

/** Invalidates the links of a person: those of one purpose, or all. */
export async function revokeLinks(trx: Trx, user_id: number, at: Date, purpose?: Purpose): Promise<void> {
  await trx
    .updateTable('password_links')
    .set({ revoked_at: at })
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? 'reset'))
    .execute();
}

/**
 * A single-use link with which a person chooses a password. An earlier link of the same purpose becomes invalid. Only
 * the hash of the token is stored.
 */
export async function makePasswordLink(
  { clock, config }: ServerContext,
  trx: Trx,
  user_id: number,
  purpose: Purpose,
) {
  const user = await trx
    .selectFrom('users')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .select(['users.email', 'users.full_name', 'users.default_language', 'users.time_zone'])
    .select('user_types.is_driver')
    .where('users.id', '=', user_id)
    .forUpdate('users')
    .executeTakeFirstOrThrow();
  const now = clock();
  const expires_at = new Date(now.getTime() + LINK_LIFE_MS[purpose]);
  const token = newToken();
  await revokeLinks(trx, user_id, now, purpose);
  await trx
    .insertInto('password_links')
    .values({ token_hash: hashOfToken(token), user_id, purpose, created_at: now, expires_at })
    .execute();
  const path = purpose === 'reset' ? RESET_PASSWORD_PATH : REGISTER_PASSWORD_PATH;
  const url = `${config.publicUrl}/#${path}?${passwordQueryText({ token, isMobile: user.is_driver })}`;
  return { user, url, expires_at };
}

/**
 * Sends a person a single-use link with which they choose their password. To call last in a transaction (`publish`).
 */
export async function sendPasswordLink(
  context: ServerContext,
  trx: Trx,
  { user_id, purpose, created_by }: LinkRequest,
): Promise<{ expires_at: Date }> {
  const { user, url, expires_at } = await makePasswordLink(context, trx, user_id, purpose);
  const language = user.default_language;
  const words = await instantWriter(trx, { ...user, user_id });
  await sendMessage(trx, {
    channel: 'email',
    to: user.email,
    language,
    created_by,
    user_id,
    template: purpose === 'reset' ? 'passwordReset' : 'invitation',
    args: {
      name: user.full_name,
      link: url,
      until: words(expires_at),
    },
  });
  return { expires_at };
}

/**
 * Invites a new user to choose their first password. To call last in the transaction that makes the user, whose
 * `password_hash` is `NO_PASSWORD`.
 */
export async function inviteUser(
  context: ServerContext,
  trx: Trx,
  user_id: number,
  created_by?: LinkRequest['created_by'],
): Promise<void> {
  await sendPasswordLink(context, trx, { user_id, purpose: 'invitation', created_by });
}

/** The owner of a valid link; undefined for a wrong, used, revoked or expired one. */
export async function ownerOfLink(
  { clock }: ServerContext,
  db: Db | Trx,
  token: string,
): Promise<{ link_id: number; user_id: number } | undefined> {
  return db
    .selectFrom('password_links')
    .select(['id as link_id', 'user_id'])
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', clock().toISOString())
    .executeTakeFirst();
}

/** Uses up a link and every other link of its owner. False: another request used it first. */
export async function consumeToken(
  { clock }: ServerContext,
  trx: Trx,
  { link_id, user_id }: { link_id: number; user_id: number },
): Promise<boolean> {
  const used = await trx
    .updateTable('password_links')
    .set({ used_at: clock() })
    .where('id', '=', link_id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await revokeLinks(trx, user_id, clock());
  return used !== undefined;
}
