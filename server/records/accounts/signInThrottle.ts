import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { ServerContext } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { ApiError } from '../../platform/plugins/errors';
import { networkOf } from '../../platform/plugins/networkOf';
import { readSettings } from '../../platform/settings/readSettings';

/** One address can be a whole office behind one router. */
const MAX_ATTEMPTS_PER_ADDRESS = 50;
const MAX_RESETS_PER_ADDRESS = 20;
/** Second steps of one account with a wrong code, and the wait after them. */
const MAX_CODES = 10;
const CODE_WAIT_SECONDS = 3600;
/** Failures that led to no block are forgotten after this, or after the wait when that is longer. */
const WINDOW_SECONDS = 15 * 60;

interface Taken {
  /** From 1, of those that count together. */
  attempt: number;
  wait: number;
}

interface Counter {
  key: string;
  max: number;
  waitSeconds: number;
}

const accountKey = (email: string) =>
  `account:${createHash('sha256').update(email.trim().toLowerCase()).digest('hex')}`;
const addressKey = (address: string) => `address:${networkOf(address)}`;
const deviceKey = (device_id: number) => `device:${device_id}`;
const passwordKey = (user_id: number) => `password:${user_id}`;
const codeKey = (user_id: number) => `code:${user_id}`;

/**
 * Counts an attempt; answers which one it is and the seconds to wait, 0 when the password may be looked at. One statement: of any number
 * of attempts at once exactly `max` get through, whatever they find.
 */
async function take(db: Db, { key, max, waitSeconds }: Counter, now: Date): Promise<Taken> {
  const windowSeconds = Math.max(WINDOW_SECONDS, waitSeconds);
  const isOver = sql`coalesce(t.blocked_until <= ${now}::timestamptz,
    t.window_started_at <= ${now}::timestamptz - make_interval(secs => ${windowSeconds}::float8))`;
  const blocked = sql`${now}::timestamptz + make_interval(secs => ${waitSeconds}::float8)`;
  const { rows } = await sql<{ failures: number; wait: number | null }>`
    insert into sign_in_throttle as t (key, failures, window_started_at) values (${key}, 1, ${now}::timestamptz)
    on conflict (key) do update set
      failures = case when ${isOver} then 1 else least(t.failures, ${max}::int) + 1 end,
      window_started_at = case when ${isOver} then ${now}::timestamptz else t.window_started_at end,
      blocked_until = case when ${isOver} then null
        when t.failures + 1 >= ${max}::int then coalesce(t.blocked_until, ${blocked}) end
    returning failures, extract(epoch from blocked_until - ${now}::timestamptz)::float8 as wait`.execute(db);
  const row = rows[0];
  const attempt = row?.failures ?? 1;
  return { attempt, wait: attempt > max ? Math.max(1, Math.ceil(row?.wait ?? waitSeconds)) : 0 };
}

/** Answers which attempt it is of the counter with the most. Throws 429 `auth002` when any is used up. */
async function takeAll({ db, clock }: ServerContext, counters: readonly Counter[]): Promise<number> {
  const now = clock();
  let [retry_after, most] = [0, 0];
  for (const counter of counters) {
    const { attempt, wait } = await take(db, counter, now);
    retry_after = Math.max(retry_after, wait);
    most = Math.max(most, attempt);
  }
  if (retry_after === 0) return most;
  const message = 'Too many failed login attempts. Try again in a few minutes';
  throw new ApiError(429, ERROR_CODE.tooManyAttempts, message, {
    args: { retry_after },
    headers: { 'retry-after': String(retry_after) },
  });
}

async function limitsOf({ db }: ServerContext) {
  const { max_login_attempts, waiting_time } = await readSettings(db);
  return { max: max_login_attempts, waitSeconds: waiting_time * 60 };
}

export interface SignInAttempt {
  email: string;
  address: string;
  /** The browser in which this account has signed in before: it counts for itself alone. */
  device_id: number | null;
}

/**
 * Throws 429 `auth002` with `retry_after` when the attempts (setting `max_login_attempts`) are used up: those of the
 * known device, or else those of the account and of the address.
 */
export async function takeAttempt(
  context: ServerContext,
  { email, address, device_id }: SignInAttempt,
): Promise<void> {
  const limits = await limitsOf(context);
  await takeAll(
    context,
    device_id === null
      ? [
          { key: accountKey(email), ...limits },
          { key: addressKey(address), ...limits, max: MAX_ATTEMPTS_PER_ADDRESS },
        ]
      : [{ key: deviceKey(device_id), ...limits }],
  );
}

/** The password was correct: the counters are reset, and the address gets its attempt back. */
export async function forgiveAttempts(trx: Trx, { email, address, device_id }: SignInAttempt): Promise<void> {
  if (device_id !== null) {
    // A stranger who is trying the same account gets no additional attempts from this.
    await trx.deleteFrom('sign_in_throttle').where('key', '=', deviceKey(device_id)).execute();
    return;
  }
  await forgiveAccount(trx, email);
  await trx
    .updateTable('sign_in_throttle')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
    .where('key', '=', addressKey(address))
    .where('failures', '<=', MAX_ATTEMPTS_PER_ADDRESS)
    .execute();
}

/**
 * The password was right and the second step is due: its attempt is given back, and only that one, so that codes that
 * are tried between right passwords are counted on.
 */
export async function giveBackAttempt(
  context: ServerContext,
  { email, address, device_id }: SignInAttempt,
): Promise<void> {
  const { max } = await limitsOf(context);
  const counters =
    device_id === null
      ? [
          { key: accountKey(email), max },
          { key: addressKey(address), max: MAX_ATTEMPTS_PER_ADDRESS },
        ]
      : [{ key: deviceKey(device_id), max }];
  for (const counter of counters) {
    await context.db
      .updateTable('sign_in_throttle')
      .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
      .where('key', '=', counter.key)
      // An account that waits already keeps waiting.
      .where('failures', '<=', counter.max)
      .execute();
  }
}

/**
 * Counts one attempt with an authenticator code or a recovery code by a person who knows the password. It applies in
 * addition to the lock-out, which may be only a minute: a person with five attempts a minute could try a million
 * codes. Returns the number of the attempt.
 */
export async function takeCodeTry(context: ServerContext, user_id: number): Promise<number> {
  return takeAll(context, [{ key: codeKey(user_id), max: MAX_CODES, waitSeconds: CODE_WAIT_SECONDS }]);
}

export async function forgiveCodeTries(trx: Trx, user_id: number): Promise<void> {
  await trx.deleteFrom('sign_in_throttle').where('key', '=', codeKey(user_id)).execute();
}

/** Removes the limits of an account: its owner has been verified, or an administrator reactivates it. */
export async function forgiveAccount(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('sign_in_throttle').where('key', '=', accountKey(email)).execute();
}

/** End of an account's waiting time after failed sign-ins; null if it does not have to wait. */
export async function lockedUntil(db: Db | Trx, email: string, now: Date): Promise<string | null> {
  const lock = await db
    .selectFrom('sign_in_throttle')
    .select('blocked_until')
    .where('key', '=', accountKey(email))
    .where('blocked_until', '>', now.toISOString())
    .executeTakeFirst();
  return lock?.blocked_until ?? null;
}

/** Counts one attempt with the old password by a signed-in person, so that a hijacked session cannot find it out. */
export async function takePasswordTry(context: ServerContext, user_id: number): Promise<void> {
  await takeAll(context, [{ key: passwordKey(user_id), ...(await limitsOf(context)) }]);
}

export async function forgivePasswordTries(trx: Trx, user_id: number): Promise<void> {
  await trx.deleteFrom('sign_in_throttle').where('key', '=', passwordKey(user_id)).execute();
}

/** One request for a forgotten password from an address, whatever it asks for. */
export async function takeResetRequest(context: ServerContext, address: string): Promise<void> {
  const waitSeconds = WINDOW_SECONDS;
  await takeAll(context, [{ key: `reset:${address}`, max: MAX_RESETS_PER_ADDRESS, waitSeconds }]);
}
