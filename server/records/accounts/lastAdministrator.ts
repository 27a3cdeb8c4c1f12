import { sql } from 'kysely';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { indexPermissions, type Permission } from '../../../src/domain/access/access';
import {
  administrationLost,
  administrationOf,
  type Administration,
} from '../../../src/domain/access/roleRules';
import type { Trx } from '../../platform/database/database';
import { ApiError } from '../../platform/plugins/errors';
import { NO_PASSWORD } from './passwords';

// Any number that no other advisory lock of this program uses.
const ADMINISTRATION_LOCK = 7_016_203;

/** Functions that are available to people who can sign in and see everything. An invited person cannot sign in yet. */
async function administration(trx: Trx): Promise<Administration> {
  const roles = await trx
    .selectFrom('user_types as t')
    .select(
      sql<
        Permission[]
      >`coalesce((select jsonb_agg(jsonb_build_object('http_method', p.http_method, 'path_route', p.path_route))
        from user_type_permissions p where p.user_type_id = t.id
          and (p.path_route like '/user_types%' or p.path_route like '/employees%')), '[]')`.as('pairs'),
    )
    .where('t.is_active', '=', true)
    .where('t.is_driver', '=', false)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users')
          .select('users.id')
          .whereRef('users.user_type_id', '=', 't.id')
          .where('users.is_active', '=', true)
          .where('users.is_blocked', '=', false)
          .where('users.is_cdp', '=', false)
          .where('users.password_hash', '<>', NO_PASSWORD),
      ),
    )
    .execute();
  return administrationOf(roles.map(({ pairs }) => indexPermissions(pairs)));
}

/**
 * Runs a write that may remove a person's rights, role, view or sign-in. Throws 409 `role001` when no person would
 * remain who can manage roles and accounts. Such writes wait for each other, so that two administrators who each
 * remove the other do not both succeed. Must be called before the accounts are locked and before `publish`.
 */
export async function keepingAnAdministrator<T>(trx: Trx, write: () => Promise<T>): Promise<T> {
  await sql`select pg_advisory_xact_lock(${ADMINISTRATION_LOCK}::bigint)`.execute(trx);
  const before = await administration(trx);
  const result = await write();
  if (!administrationLost(before, await administration(trx))) return result;
  const message =
    'Somebody must be able to manage roles and accounts. First give this permission to another account';
  throw new ApiError(409, ERROR_CODE.lastAdministrator, message);
}
