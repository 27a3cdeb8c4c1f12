import { Secret, TOTP } from 'otpauth';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { CODE_DIGITS, CODE_SECONDS, normaliseCode } from '../../../src/domain/access/secondFactor';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { SEALED_COLUMNS } from '../../platform/keys/sealedColumns';
import { openText, sealText, type SealingKeys } from '../../platform/plugins/sealedText';

const ISSUER = 'Rx Dispatch';
// RFC 4226: at least 128 bits, 160 recommended.
const SECRET_BYTES = 20;
/** Steps before and after the present one whose code is taken: phones' clocks differ. */
const WINDOW = 1;
/** A secret that was shown and not confirmed is worth nothing after this. */
const PENDING_MS = 15 * MINUTE_MS;

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    // What every authenticator app can do.
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_SECONDS,
  });
}

/** The step whose code it is, near the given time; null: of none. */
function stepOf(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = totpOf(secret, '').validate({ token: normaliseCode(code), timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / CODE_SECONDS) + delta;
}

const { ownerOf } = SEALED_COLUMNS.totp;

/** A new secret beside the one that may be there. Answers it for the person's app, as text and as the link of a code to scan. */
export async function beginTotp(
  { clock }: ServerContext,
  trx: Trx,
  keys: SealingKeys,
  person: { user_id: number; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const pending = { pending_secret: sealText(keys, ownerOf(person.user_id), secret), pending_at: clock() };
  await trx
    .insertInto('totp_factors')
    .values({ user_id: person.user_id, secret: null, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute();
  return { secret, uri: totpOf(secret, person.email).toString() };
}

/** The waiting secret becomes the person's when the code is of it. `over`: none waits any more. */
export async function confirmTotp(
  { clock }: ServerContext,
  trx: Trx,
  keys: SealingKeys,
  { user_id, code }: { user_id: number; code: string },
): Promise<'done' | 'wrong' | 'over'> {
  const now = clock();
  const waiting = await trx
    .selectFrom('totp_factors')
    .select('pending_secret')
    .where('user_id', '=', user_id)
    .where('pending_at', '>', new Date(now.getTime() - PENDING_MS).toISOString())
    .forUpdate()
    .executeTakeFirst();
  if (!waiting?.pending_secret) return 'over';
  const step = stepOf(openText(keys, ownerOf(user_id), waiting.pending_secret), code, now);
  if (step === null) return 'wrong';
  await trx
    .updateTable('totp_factors')
    .set({ secret: waiting.pending_secret, last_step: step, created_at: now, last_used_at: null })
    .set({ pending_secret: null, pending_at: null })
    .where('user_id', '=', user_id)
    .execute();
  return 'done';
}

/** Takes a code, once: whoever looked over a shoulder cannot use it again. */
export async function takeTotp(
  { clock }: ServerContext,
  trx: Trx,
  keys: SealingKeys,
  { user_id, code }: { user_id: number; code: string },
): Promise<'done' | 'wrongCode' | 'usedCode'> {
  const now = clock();
  const factor = await trx
    .selectFrom('totp_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!factor?.secret) return 'wrongCode';
  const step = stepOf(openText(keys, ownerOf(user_id), factor.secret), code, now);
  if (step === null) return 'wrongCode';
  if (step <= factor.last_step) return 'usedCode';
  await trx
    .updateTable('totp_factors')
    .set({ last_step: step, last_used_at: now })
    .where('user_id', '=', user_id)
    .execute();
  return 'done';
}
