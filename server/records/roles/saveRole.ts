import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { isHeldByItsPeople, roleProblems } from '../../../src/domain/access/roleRules';
import type { Permission } from '../../../src/domain/access/access';
import { keepingAnAdministrator } from '../accounts/lastAdministrator';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { permissionKey, type PermissionPair } from '../../platform/plugins/actor';
import { changesBetween, writeAudit, type Changes } from '../../platform/plugins/audit';
import { invalid, notFound, ApiError } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { publish } from '../../platform/plugins/outbox';
import { publishAccessChange } from '../../platform/plugins/permissionCache';
import { requireVersion } from '../../platform/plugins/versions';
import { readRole, type Role } from './readRoles';
import type { RoleBody } from '../../../src/contract/roles/roles';
import { requireGivable, requireRoleReach } from './roleReach';

/** One write of a role: who asks, what they sent, and the pairs that this server has. */
export interface RoleSave {
  context: ServerContext;
  request: FastifyRequest;
  body: RoleBody;
  known: readonly PermissionPair[];
}

interface CheckedRole {
  name: string;
  is_active: boolean;
  is_driver: boolean;
  second_factor_required: boolean;
  pairs: PermissionPair[];
}

const keyOf = ({ http_method, path_route }: Permission) => permissionKey([http_method, path_route]);

/** The body after its rules; what it leaves out of the switches stays as it was. Throws 422 per field. */
function checked({ body, known }: RoleSave, before: Role | null): CheckedRole {
  const permissions = body.permissions ?? [];
  const is_driver = body.is_driver ?? before?.is_driver ?? false;
  const second_factor_required = body.second_factor_required ?? before?.second_factor_required ?? false;
  const problems = roleProblems({
    name: body.name ?? null,
    permissions,
    is_driver,
    second_factor_required,
  });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const byKey = new Map(known.map((pair) => [permissionKey(pair), pair]));
  const unknown = permissions.find((permission) => !byKey.has(keyOf(permission)));
  if (unknown) {
    const args = { permission: keyOf(unknown) };
    throw invalid({ permissions: { message: 'validation.unknownPermission', args } });
  }
  const wanted = new Set(permissions.map(keyOf));
  const pairs = known.filter((pair) => wanted.has(permissionKey(pair)));
  return {
    name: (body.name ?? '').trim(),
    is_active: body.is_active ?? before?.is_active ?? true,
    is_driver,
    second_factor_required,
    pairs,
  };
}

async function replacePairs(trx: Trx, id: number, pairs: readonly PermissionPair[]): Promise<void> {
  await trx.deleteFrom('user_type_permissions').where('user_type_id', '=', id).execute();
  const rows = pairs.map(([http_method, path_route]) => ({ user_type_id: id, http_method, path_route }));
  await trx.insertInto('user_type_permissions').values(rows).execute();
}

/** Plain fields as they differ, and the pairs by what came and went: a list of 200 pairs twice tells nobody anything. */
function roleChanges(before: Role | null, after: Role): Changes {
  const plain = ({ name, is_active, is_driver, second_factor_required, version }: Role) => ({
    name,
    is_active,
    is_driver,
    second_factor_required,
    version,
  });
  const held = new Set(before?.permissions.map(keyOf));
  const holds = new Set(after.permissions.map(keyOf));
  const added = [...holds].filter((key) => !held.has(key));
  const removed = [...held].filter((key) => !holds.has(key));
  return {
    ...changesBetween(before && plain(before), plain(after)),
    ...(added.length > 0 ? { permissions_added: { from: null, to: added } } : {}),
    ...(removed.length > 0 ? { permissions_removed: { from: removed, to: null } } : {}),
  };
}

/** Audit and outbox of a write that is done; open sessions of the role hear of it in every server. */
async function conclude(trx: Trx, save: RoleSave, before: Role | null, id: number): Promise<Role> {
  const after = await readRole(trx, id, save.known);
  if (!after) throw notFound();
  await writeAudit(trx, save.request, {
    action: before ? 'update' : 'create',
    resource: 'user_types',
    record_id: id,
    changes: roleChanges(before, after),
  });
  const body = { id, version: after.version };
  await publish(trx, { topic: 'resources', event: 'user_types.changed', body });
  await publishAccessChange(trx, id);
  return after;
}

function answer(status: number, role: Role): CommandAnswer<Role> {
  return { status, body: role, headers: { etag: `"${role.version}"` } };
}

/** The new role, 201. Throws 422 per field, also for a right that the person may not give. */
export async function createRole(trx: Trx, save: RoleSave): Promise<CommandAnswer<Role>> {
  const { pairs, ...role } = checked(save, null);
  await requireGivable(trx, save.request, pairs);
  const now = save.context.clock();
  const { id } = await trx
    .insertInto('user_types')
    .values({ ...role, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replacePairs(trx, id, pairs);
  return answer(201, await conclude(trx, save, null, id));
}

/** Replaces a role. Throws 404, 428, 412, 403 `acct001`, 422 per field, and 409 `role001`, `role002`. */
export async function updateRole(trx: Trx, save: RoleSave, id: number): Promise<CommandAnswer<Role>> {
  // When two people each remove the right to manage roles from one of the last two roles, the second waits and then
  // sees the first change.
  await sql`lock table user_type_permissions in share row exclusive mode`.execute(trx);
  const before = await readRole(trx, id, save.known);
  if (!before) throw notFound();
  await requireVersion(save.request, trx, { resource: 'user_types', id, version: before.version });
  await requireRoleReach(trx, save.request, before);
  const { pairs, ...role } = checked(save, before);
  const had = new Set(before.permissions.map(keyOf));
  await requireGivable(
    trx,
    save.request,
    pairs.filter((pair) => !had.has(permissionKey(pair))),
  );
  const people = before.people_count;
  if (isHeldByItsPeople(before, role, people)) {
    const message = `${people} ${people === 1 ? 'person has' : 'people have'} this role: give them another role first`;
    throw new ApiError(409, ERROR_CODE.roleInUse, message, { args: { people, smart_count: people } });
  }
  const next: Role = {
    ...before,
    ...role,
    permissions: pairs.map(([http_method, path_route]) => ({ http_method, path_route })),
  };
  // A save that changes nothing leaves no trace.
  if (Object.keys(roleChanges(before, next)).length === 0) return answer(200, before);
  await keepingAnAdministrator(trx, async () => {
    await trx
      .updateTable('user_types')
      .set({ ...role, version: before.version + 1, updated_at: save.context.clock() })
      .where('id', '=', id)
      .execute();
    await replacePairs(trx, id, pairs);
  });
  return answer(200, await conclude(trx, save, before, id));
}
