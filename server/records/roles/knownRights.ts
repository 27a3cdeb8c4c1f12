import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { givableRights } from '../../../src/domain/access/givableRights';
import type { Db, Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { routePermissions } from '../../platform/plugins/access';
import { actorOf, permissionKey, type PermissionPair } from '../../platform/plugins/actor';

/**
 * Writes down, at the start, which rights this version of the program has brought. On a database that is older than the
 * list, a right that no role holds is taken for new: by it an administrator can give what came with this very upgrade.
 */
export async function recordRights(db: Db, pairs: readonly PermissionPair[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`lock table known_rights in share row exclusive mode`.execute(trx);
    const known = await trx
      .selectFrom('known_rights')
      .select(['http_method', 'path_route', 'since'])
      .execute();
    const keys = new Set(
      known.map(({ http_method, path_route }) => permissionKey([http_method, path_route])),
    );
    const fresh = pairs.filter((pair) => !keys.has(permissionKey(pair)));
    if (fresh.length === 0) return;
    const last = Math.max(0, ...known.map(({ since }) => since));
    const old = last === 0 ? await rightsOfRoles(trx) : new Set<string>();
    const isFirst = (pair: PermissionPair) => last === 0 && (old.size === 0 || old.has(permissionKey(pair)));
    const since = last === 0 ? 2 : last + 1;
    const rows = fresh.map((pair) => ({
      http_method: pair[0],
      path_route: pair[1],
      since: isFirst(pair) ? 1 : since,
    }));
    await trx.insertInto('known_rights').values(rows).execute();
  });
}

async function rightsOfRoles(trx: Trx): Promise<ReadonlySet<string>> {
  const pairs = await trx
    .selectFrom('user_type_permissions')
    .select(['http_method', 'path_route'])
    .distinct()
    .execute();
  return new Set(pairs.map(({ http_method, path_route }) => permissionKey([http_method, path_route])));
}

/** `permissionKey` of each right that the person behind the request may give to a role, as the database has it now. */
export async function rightsToGive(db: Db | Trx, request: FastifyRequest): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string; since: number; own: boolean; held: boolean }>`
    select k.http_method || ' ' || k.path_route as key, k.since,
      exists (select from user_type_permissions p join users u on u.user_type_id = p.user_type_id
        where u.id = ${actorOf(request).user_id} and u.is_active and not u.is_blocked
          and p.http_method = k.http_method and p.path_route = k.path_route) as own,
      exists (select from user_type_permissions p join user_types t on t.id = p.user_type_id
        join users u on u.user_type_id = t.id
        where t.is_active and u.is_active and not u.is_blocked
          and p.http_method = k.http_method and p.path_route = k.path_route) as held
    from known_rights k`.execute(db);
  const asked = new Set(routePermissions(request.server).map(permissionKey));
  // Rights of routes that no longer exist grant nothing.
  const known = rows.filter(({ key }) => asked.has(key));
  const own = new Set(known.filter((right) => right.own).map(({ key }) => key));
  return givableRights(
    own,
    known.map(({ key, since, held }) => ({ key, since, isHeld: held })),
  );
}
