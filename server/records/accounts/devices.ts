import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { BASE } from '../../platform/plugins/apiBase';
import { hostCookie } from '../../platform/plugins/hostCookie';
import { hashOfToken, newToken } from '../../platform/plugins/sessionTokens';

/**
 * Identifies a browser in which a person has signed in before: 256 random bits that grant no access. Attempts of a
 * stranger use up the account's limit, but not the limit of the owner's own browser.
 */
const cookieOf = ({ config }: ServerContext) => hostCookie(config, 'rx_device', `${BASE}/users`);
const YEAR_SECONDS = 365 * 24 * 3600;
/** Maximum number of devices per person. The least recently used device is removed first. */
const MAX_DEVICES = 20;

function tokenOf(context: ServerContext, request: FastifyRequest): string | undefined {
  return request.cookies[cookieOf(context).name];
}

/** The device of this browser for the account, when it has signed in here before; null for any other. */
export async function knownDevice(
  context: ServerContext,
  request: FastifyRequest,
  email: string,
): Promise<number | null> {
  const token = tokenOf(context, request);
  if (!token) return null;
  const device = await context.db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.id')
    .where('known_devices.token_hash', '=', hashOfToken(token))
    .where('users.email', '=', email)
    .executeTakeFirst();
  return device?.id ?? null;
}

export interface RememberedDevice {
  id: number;
  /** For `setDeviceCookie`. */
  token: string;
}

/**
 * Remembers this browser for the person and returns the token for `setDeviceCookie`. The token is always new, because
 * another person may know the received one: all who signed in with the old token lose it and get the new one in this
 * browser.
 */
export async function rememberDevice(
  context: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  user_id: number,
): Promise<RememberedDevice> {
  const at = context.clock();
  const former = tokenOf(context, request);
  const token = newToken();
  if (former) {
    await trx
      .updateTable('known_devices')
      .set({ token_hash: hashOfToken(token) })
      .where('token_hash', '=', hashOfToken(former))
      .execute();
  }
  const { id } = await trx
    .insertInto('known_devices')
    .values({ token_hash: hashOfToken(token), user_id, created_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', user_id)
    // After a clock is set back the others are of a later hour.
    .where('id', '!=', id)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', user_id)
        .where('id', '!=', id)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(MAX_DEVICES - 1)),
    )
    .execute();
  return { id, token };
}

export function setDeviceCookie(reply: FastifyReply, context: ServerContext, token: string): void {
  const { name, options } = cookieOf(context);
  reply.setCookie(name, token, { ...options, maxAge: YEAR_SECONDS });
}

export async function forgetDevices(trx: Trx, user_id: number): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', user_id).execute();
}
