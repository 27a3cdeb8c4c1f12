import { ROLE_SORTS } from '../../../src/contract/roles/roleBodies';
import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '../../../src/domain/access/access';
import type { Db, Trx } from '../../platform/database/database';
import { permissionKey, type PermissionPair } from '../../platform/plugins/actor';

/** A role as lists show it. */
export interface RoleRow {
  id: number;
  name: string;
  is_active: boolean;
  /** Drivers use the mobile app; the web refuses them (spec §6). */
  is_driver: boolean;
  /** Its people set up a second factor before anything else. */
  second_factor_required: boolean;
  version: number;
  /** UTC wire times. */
  created_at: string;
  updated_at: string;
  /** People who have the role and may sign in. */
  people_count: number;
  /** Out of the pairs that this server has. */
  permission_count: number;
}

export interface Role extends RoleRow {
  permissions: Permission[];
}

interface RoleFilter {
  /** A part of the name. */
  all?: string;
  name?: string;
  is_active?: boolean;
  is_driver?: boolean;
}

interface Range {
  page: number;
  per_page: number;
  sort: string;
}

function contains(text: string | undefined): RawBuilder<unknown> | null {
  return text === undefined ? null : sql`position(lower(${text}) in lower(t.name)) > 0`;
}

function conditionOf({ all, name, is_active, is_driver }: RoleFilter): RawBuilder<unknown> {
  const conditions = [
    contains(all),
    contains(name),
    is_active === undefined ? null : sql`t.is_active = ${is_active}`,
    is_driver === undefined ? null : sql`t.is_driver = ${is_driver}`,
  ].filter((condition) => condition !== null);
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

/** Pairs of routes that no longer exist stay in old databases; they grant nothing and are not counted. */
function countedPairs(known: readonly PermissionPair[]): RawBuilder<number> {
  return sql<number>`(select count(*) from user_type_permissions p where p.user_type_id = t.id
    and p.http_method || ' ' || p.path_route = any(${known.map(permissionKey)}::text[]))`;
}

const people = sql<number>`(select count(*) from users u where u.user_type_id = t.id and u.is_active)`;

export async function readRoles(
  db: Db,
  filter: RoleFilter,
  { page, per_page, sort }: Range,
  known: readonly PermissionPair[],
): Promise<RoleRow[]> {
  const field = ROLE_SORTS.find((name) => name === sort.replace(/^-/, '')) ?? 'name';
  const order = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const by = field === 'name' ? sql`lower(name)` : sql.ref(field);
  const { rows } = await sql<RoleRow>`
    select * from (
      select t.id, t.name, t.is_active, t.is_driver, t.second_factor_required, t.version, t.created_at, t.updated_at,
        ${people} as people_count, ${countedPairs(known)} as permission_count
      from user_types t ${conditionOf(filter)}
    ) roles order by ${by} ${order}, id limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  return rows;
}

export async function countRoles(db: Db, filter: RoleFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from user_types t ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One role with its pairs, as far as this server has them; undefined when there is none. */
export async function readRole(
  db: Db | Trx,
  id: number,
  known: readonly PermissionPair[],
): Promise<Role | undefined> {
  const { rows } = await sql<RoleRow>`
    select t.id, t.name, t.is_active, t.is_driver, t.second_factor_required, t.version, t.created_at, t.updated_at,
      ${people} as people_count, ${countedPairs(known)} as permission_count
    from user_types t where t.id = ${id}`.execute(db);
  const row = rows[0];
  if (!row) return undefined;
  const pairs = await db
    .selectFrom('user_type_permissions')
    .select(['http_method', 'path_route'])
    .where('user_type_id', '=', id)
    .orderBy('path_route')
    .orderBy('http_method')
    .execute();
  const keys = new Set(known.map(permissionKey));
  const permissions = pairs.filter((pair) => keys.has(permissionKey([pair.http_method, pair.path_route])));
  return { ...row, permissions };
}
