import type { Trx } from '../../platform/database/database';
import type { PermissionPair } from '../../platform/plugins/actor';
import { publishAccessChange } from '../../platform/plugins/permissionCache';

/** Gives a user type permissions beside those that it has. To call last in a transaction (`publish`). */
export async function grantPermissions(
  trx: Trx,
  userTypeId: number,
  pairs: readonly PermissionPair[],
): Promise<void> {
  if (pairs.length > 0) {
    await trx
      .insertInto('user_type_permissions')
      .values(
        pairs.map(([http_method, path_route]) => ({ user_type_id: userTypeId, http_method, path_route })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await publishAccessChange(trx, userTypeId);
}
