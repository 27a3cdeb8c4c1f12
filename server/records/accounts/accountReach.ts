import type { FastifyRequest } from 'fastify';
import {
  accountObstacle,
  type AccountObstacle,
  type AccountPower,
} from '../../../src/domain/access/accountReach';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import type { Db, Trx } from '../../platform/database/database';
import { routePermissions } from '../../platform/plugins/access';
import { actorOf, permissionKey, type Actor } from '../../platform/plugins/actor';
import { notFound, ApiError } from '../../platform/plugins/errors';

async function readUser(db: Db | Trx, id: number) {
  return db
    .selectFrom('users')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .select([
      'users.id',
      'users.email',
      'users.full_name',
      'users.user_type_id',
      'users.is_cdp',
      'users.cdp_id',
    ])
    .select(['users.is_active', 'users.is_blocked', 'users.password_hash', 'user_types.is_driver'])
    .where('users.id', '=', id)
    .executeTakeFirst();
}
type User = NonNullable<Awaited<ReturnType<typeof readUser>>>;

/** Rights per role, as the database has them now and as far as this server asks for them. */
async function rightsOf(db: Db | Trx, request: FastifyRequest, roles: readonly number[]) {
  const known = new Set(routePermissions(request.server).map(permissionKey));
  const pairs = await db
    .selectFrom('user_type_permissions')
    .select(['user_type_id', 'http_method', 'path_route'])
    .where('user_type_id', 'in', roles)
    .execute();
  return (role: number) =>
    pairs
      .filter(({ user_type_id }) => user_type_id === role)
      .map(({ http_method, path_route }) => permissionKey([http_method, path_route]))
      .filter((key) => known.has(key));
}

/**
 * Why the person behind the request may not act on the account; null when they may, or when it is their own. Asks the
 * database for both: rights that are remembered can be half a minute old.
 */
async function obstacleTo(
  db: Db | Trx,
  request: FastifyRequest,
  target: User,
): Promise<AccountObstacle | null> {
  const { user_id } = actorOf(request);
  if (user_id === target.id) return null;
  const actor = await readUser(db, user_id);
  if (!actor?.is_active || actor.is_blocked) return 'doesMore';
  const rights = await rightsOf(db, request, [actor.user_type_id, target.user_type_id]);
  const powerOf = ({ user_type_id, is_cdp, cdp_id, is_driver }: User): AccountPower => ({
    permissions: rights(user_type_id),
    cdp_id: is_cdp ? cdp_id : null,
    is_driver,
  });
  return accountObstacle(powerOf(actor), powerOf(target));
}

/** People of one CDP cannot see the accounts of another. Accounts of the whole operation are visible to them. */
export function isAccountInSight(
  { cdp_id }: Actor,
  target: Readonly<{ is_cdp: boolean; cdp_id: number | null }>,
): boolean {
  return cdp_id === null || !target.is_cdp || target.cdp_id === cdp_id;
}

/** The obstacle, so that a page can check it before it offers an action. */
export async function obstacleToUser(
  db: Db | Trx,
  request: FastifyRequest,
  userId: number,
): Promise<AccountObstacle | null> {
  const target = await readUser(db, userId);
  return target ? obstacleTo(db, request, target) : null;
}

/**
 * Locks the account for a change of it, of its password or of its right to sign in. Throws 404, also for an account
 * of another CDP, and 403 `acct001` for an account with more rights or a wider view than the caller.
 */
export async function lockAccountInReach(trx: Trx, request: FastifyRequest, userId: number): Promise<User> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const target = await readUser(trx, userId);
  if (!target || !isAccountInSight(actorOf(request), target)) throw notFound();
  const reason = await obstacleTo(trx, request, target);
  if (!reason) return target;
  const message =
    reason === 'doesMore' ? 'This account can do more than yours' : 'This account sees more than yours';
  throw new ApiError(403, ERROR_CODE.beyondReach, message, { args: { reason } });
}
