import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { accountObstacle, type AccountObstacle } from '../../../src/domain/access/accountReach';
import type { Permission } from '../../../src/domain/access/access';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { Db, Trx } from '../../platform/database/database';
import { actorOf, permissionKey, type PermissionPair } from '../../platform/plugins/actor';
import { invalid, ApiError } from '../../platform/plugins/errors';
import { rightsToGive } from './knownRights';
import type { Role } from './readRoles';

const keyOf = ({ http_method, path_route }: Permission) => permissionKey([http_method, path_route]);

/** CDPs whose people have the role; null stands for people who see all. */
async function sightOfRole(db: Db | Trx, roleId: number): Promise<(number | null)[]> {
  const { rows } = await sql<{ cdp_id: number | null }>`
    select distinct case when is_cdp then cdp_id end as cdp_id from users
    where user_type_id = ${roleId} and is_active`.execute(db);
  return rows.map(({ cdp_id }) => cdp_id);
}

/**
 * Why the person may not change a role: it may do more than they may, or people have it who see more. Changing a role
 * is acting on all their accounts at once, so it is the rule of `domain/accountReach`.
 */
export async function obstacleToRole(
  db: Db | Trx,
  request: FastifyRequest,
  role: Pick<Role, 'id' | 'permissions'>,
): Promise<AccountObstacle | null> {
  const { cdp_id, is_driver } = actorOf(request);
  const actor = { permissions: await rightsToGive(db, request), cdp_id, is_driver };
  const permissions = role.permissions.map(keyOf);
  for (const sight of await sightOfRole(db, role.id)) {
    const obstacle = accountObstacle(actor, { permissions, cdp_id: sight, is_driver: false });
    if (obstacle) return obstacle;
  }
  // For a role without users, only its permissions count.
  return accountObstacle({ ...actor, is_driver: false }, { permissions, cdp_id, is_driver: false });
}

/** Throws 403 `acct001` for a role above one's own rights or sight. */
export async function requireRoleReach(trx: Trx, request: FastifyRequest, role: Role): Promise<void> {
  const reason = await obstacleToRole(trx, request, role);
  if (!reason) return;
  const message =
    reason === 'doesMore' ? 'This role can do more than you can' : 'People with this role see more than you';
  throw new ApiError(403, ERROR_CODE.beyondReach, message, { args: { reason } });
}

/** Throws 422 when a role is given a right that the person may not give. */
export async function requireGivable(
  trx: Trx,
  request: FastifyRequest,
  added: readonly PermissionPair[],
): Promise<void> {
  const givable = await rightsToGive(trx, request);
  const beyond = added.find((pair) => !givable.has(permissionKey(pair)));
  if (!beyond) return;
  const args = { permission: permissionKey(beyond) };
  throw invalid({ permissions: { message: 'validation.rightBeyond', args } });
}
