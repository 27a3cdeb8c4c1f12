import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { MIN_SIGN_IN_ATTEMPTS, MIN_WAIT_MINUTES } from '../../src/domain/signInLimits';
import { ERROR_CODE } from '../../src/domain/errorCodes';
import type { ServerContext } from '../context';
import type { Db, Trx } from '../database/database';
import { Refusal } from '../plugins/errors';

const WAIT_SECONDS = MIN_WAIT_MINUTES * 60;
/** An address can stand for a whole office behind one router. */
const MAX_ATTEMPTS_PER_ADDRESS = 50;
/** Failures that led to no block are forgotten after this. */
const WINDOW_SECONDS = 15 * 60;

interface Counter {
  key: string;
  max: number;
}

function accountKey(email: string): string {
  return `account:${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`;
}
function addressKey(address: string): string {
  return `address:${address}`;
}

/**
 * Counts an attempt and answers the seconds to wait, 0 when the password may be looked at. One statement: of any number
 * of attempts at once exactly `max` get through, whatever they find.
 */
async function take(db: Db, { key, max }: Counter, now: Date): Promise<number> {
  const isOver = sql`coalesce(t.blocked_until <= ${now}::timestamptz,
    t.window_started_at <= ${now}::timestamptz - make_interval(secs => ${WINDOW_SECONDS}::float8))`;
  const blocked = sql`${now}::timestamptz + make_interval(secs => ${WAIT_SECONDS}::float8)`;
  const { rows } = await sql<{ failures: number; wait: number | null }>`
    insert into sign_in_throttle as t (key, failures, window_started_at) values (${key}, 1, ${now}::timestamptz)
    on conflict (key) do update set
      failures = case when ${isOver} then 1 else least(t.failures, ${max}::int) + 1 end,
      window_started_at = case when ${isOver} then ${now}::timestamptz else t.window_started_at end,
      blocked_until = case when ${isOver} then null
        when t.failures + 1 >= ${max}::int then coalesce(t.blocked_until, ${blocked}) end
    returning failures, extract(epoch from blocked_until - ${now}::timestamptz)::float8 as wait`.execute(db);
  const row = rows[0];
  return row && row.failures > max ? Math.max(1, Math.ceil(row.wait ?? WAIT_SECONDS)) : 0;
}

/** Throws 429 `auth002` with `retry_after` when the account or the address has used up its attempts. */
export async function takeAttempt(
  { db, clock }: ServerContext,
  email: string,
  address: string,
): Promise<void> {
  const now = clock();
  const waits = [
    await take(db, { key: accountKey(email), max: MIN_SIGN_IN_ATTEMPTS }, now),
    await take(db, { key: addressKey(address), max: MAX_ATTEMPTS_PER_ADDRESS }, now),
  ];
  const retry_after = Math.max(...waits);
  if (retry_after === 0) return;
  const message = 'Too many failed login attempts. Try again in a few minutes';
  throw new Refusal(429, ERROR_CODE.tooManyAttempts, message, {
    args: { retry_after },
    headers: { 'retry-after': String(retry_after) },
  });
}

/** The password was right: the account starts afresh, and the address gets its attempt back. */
export async function forgiveAttempts(trx: Trx, email: string, address: string): Promise<void> {
  await trx.deleteFrom('sign_in_throttle').where('key', '=', accountKey(email)).execute();
  await trx
    .updateTable('sign_in_throttle')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
    .where('key', '=', addressKey(address))
    .where('failures', '<=', MAX_ATTEMPTS_PER_ADDRESS)
    .execute();
}
