import { createHash, randomBytes } from 'node:crypto';
import {
  normaliseRecoveryCode,
  RECOVERY_CODE_COUNT,
  RECOVERY_LENGTH,
  recoveryCodeOf,
} from '../../../src/domain/access/secondFactor';
import type { Trx } from '../../platform/database/database';

// A code has 140 random bits: like a session's token it needs no slow hash.
function hashOf(user_id: number, code: string): string {
  return createHash('sha256')
    .update(`${user_id}:${normaliseRecoveryCode(code)}`)
    .digest('hex');
}

/** New codes in the place of all earlier ones. Only their hashes are kept: they are shown once. */
export async function makeRecoveryCodes(trx: Trx, user_id: number, at: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    recoveryCodeOf(randomBytes(RECOVERY_LENGTH)),
  );
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id, code_hash: hashOf(user_id, code), created_at: at })))
    .execute();
  return codes;
}

/** Uses a code up. Answers how many are left; null: it is none, or was used before. */
export async function takeRecoveryCode(
  trx: Trx,
  { user_id, code }: { user_id: number; code: string },
  at: Date,
): Promise<number | null> {
  const taken = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', user_id)
    .where('code_hash', '=', hashOf(user_id, code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!taken) return null;
  const left = await trx
    .selectFrom('recovery_codes')
    .select('id')
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .execute();
  return left.length;
}
