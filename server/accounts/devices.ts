import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '../context';
import type { Db, Trx } from '../database/database';
import { BASE } from '../plugins/access';
import { hashOfToken, newToken } from '../plugins/sessionTokens';

/**
 * Names a browser in which somebody has signed in before: 256 random bits that open nothing. A stranger who hammers an
 * account uses up the account's attempts, but not those of its owner's own browser.
 */
const COOKIE = 'rx_device';
const YEAR_SECONDS = 365 * 24 * 3600;
/** Of one person; the one that was used longest ago goes first. */
const MAX_DEVICES = 20;

function tokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE];
}

/** The device of this browser for the account, when it has signed in here before; null for any other. */
export async function knownDevice(db: Db, request: FastifyRequest, email: string): Promise<number | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const device = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.id')
    .where('known_devices.token_hash', '=', hashOfToken(token))
    .where('users.email', '=', email)
    .executeTakeFirst();
  return device?.id ?? null;
}

/** Remembers this browser for the person; answers the token for `setDeviceCookie`. */
export async function rememberDevice(trx: Trx, request: FastifyRequest, user_id: number, at: Date) {
  const token = tokenOf(request) ?? newToken();
  await trx
    .insertInto('known_devices')
    .values({ token_hash: hashOfToken(token), user_id, created_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: at }))
    .execute();
  await trx
    .deleteFrom('known_devices')
    .where('user_id', '=', user_id)
    .where('id', 'not in', (kept) =>
      kept
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('last_used_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(MAX_DEVICES)),
    )
    .execute();
  return token;
}

export function setDeviceCookie(reply: FastifyReply, { config }: ServerContext, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: `${BASE}/users`,
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: YEAR_SECONDS,
  });
}

export async function forgetDevices(trx: Trx, user_id: number): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', user_id).execute();
}
