import { sql } from 'kysely';
import type { OwnFactors, SecondStepMethod } from '../../../src/domain/access/secondFactor';
import type { Db, Trx } from '../database/database';

export type StoredFactors = Pick<OwnFactors, 'totp' | 'passkeys' | 'recovery_codes_left'>;

/** The factors of a person, without what they prove themselves by. */
export async function readFactors(db: Db | Trx, user_id: number): Promise<StoredFactors> {
  const totp = await db
    .selectFrom('totp_factors')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();
  const codes = await db
    .selectFrom('recovery_codes')
    .select('id')
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .execute();
  return {
    totp: totp ? { created_at: totp.created_at ?? '', last_used_at: totp.last_used_at } : null,
    passkeys,
    recovery_codes_left: codes.length,
  };
}

export function hasFactor({ totp, passkeys }: StoredFactors): boolean {
  return totp !== null || passkeys.length > 0;
}

/** What a sign-in can go on with. */
export function methodsOf(factors: StoredFactors, canUsePasskeys: boolean): SecondStepMethod[] {
  return [
    ...(factors.totp ? (['totp'] as const) : []),
    ...(factors.passkeys.length > 0 && canUsePasskeys ? (['passkey'] as const) : []),
    ...(factors.recovery_codes_left > 0 ? (['recovery_code'] as const) : []),
  ];
}

/** Whether the row's user has a factor; for a query with `users`. */
export const HAS_FACTOR = sql<boolean>`(exists (select from totp_factors f where f.user_id = users.id and f.secret is not null)
  or exists (select from passkeys p where p.user_id = users.id))`;

/** Whether the row's user must set up a factor before anything else; for a query with `users` and `user_types`. */
export const MUST_SET_FACTOR =
  sql<boolean>`user_types.second_factor_required and not user_types.is_driver and not ${HAS_FACTOR}`.as(
    'must_set_second_factor',
  );

/** Removes every factor and code of a person, and sign-ins that wait for one. */
export async function removeFactors(trx: Trx, user_id: number): Promise<void> {
  await trx.deleteFrom('totp_factors').where('user_id', '=', user_id).execute();
  await trx.deleteFrom('passkeys').where('user_id', '=', user_id).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  await trx.deleteFrom('second_steps').where('user_id', '=', user_id).execute();
}
