import type { Permission } from '../../../src/domain/access/access';
import type { Trx } from '../database/database';

/**
 * Active people of the office who hold a permission; of a CDP's own people those of this CDP.
 *
 * @param cdpId null: what it is about belongs to no CDP
 */
export async function peopleWho(trx: Trx, right: Permission, cdpId: number | null): Promise<number[]> {
  const users = await trx
    .selectFrom('users')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .innerJoin('user_type_permissions', 'user_type_permissions.user_type_id', 'users.user_type_id')
    .select('users.id')
    .where('user_type_permissions.http_method', '=', right.http_method)
    .where('user_type_permissions.path_route', '=', right.path_route)
    .where('users.is_active', '=', true)
    .where('user_types.is_driver', '=', false)
    .where((eb) =>
      cdpId === null ? eb.lit(true) : eb.or([eb('users.cdp_id', 'is', null), eb('users.cdp_id', '=', cdpId)]),
    )
    .execute();
  return users.map((user) => user.id);
}
