import { sql } from 'kysely';
import type { PermissionHelp } from '../../../src/contract/roles/roles';
import type { Db } from '../../platform/database/database';
import type { PermissionPair } from '../../platform/plugins/actor';

/** Enough names to find a person to ask. */
const MAX_NAMES = 8;

/** "Why can't I?": whose role lacks the pair, which roles have it, and who can give it (spec §6). Names only, no e-mail. */
export async function permissionHelp(
  db: Db,
  user_type_id: number,
  [method, path]: PermissionPair,
): Promise<PermissionHelp> {
  const { rows } = await sql<PermissionHelp>`
    with holders as (
      select t.id, t.name, t.is_active from user_types t
      join user_type_permissions p on p.user_type_id = t.id
      where p.http_method = ${method} and p.path_route = ${path}
    ), managers as (
      select u.full_name from users u join user_types t on t.id = u.user_type_id
      where u.is_active and t.is_active and not t.is_driver
        and exists (select from user_type_permissions p where p.user_type_id = t.id
          and p.http_method = 'PUT' and p.path_route = '/user_types/:id')
        and exists (select from user_type_permissions p where p.user_type_id = t.id
          and p.http_method = 'GET' and p.path_route = '/user_types')
    )
    select (select name from user_types where id = ${user_type_id}) as role,
      exists (select from holders where id = ${user_type_id}) as is_held,
      array(select name from holders where is_active and id <> ${user_type_id} order by name) as roles,
      array(select full_name from managers order by full_name limit ${MAX_NAMES}) as granters,
      (select count(*) from managers) as granter_count`.execute(db);
  const help = rows[0];
  if (!help) throw new Error('A select without a table gives one row');
  return help;
}
