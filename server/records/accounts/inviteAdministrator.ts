import { normaliseEmail } from '../../../src/domain/wire/formats';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import { permissionKey, type PermissionPair } from '../../platform/plugins/actor';
import { writeAudit, type AuditAuthor } from '../../platform/plugins/audit';
import { removeFactors } from '../../platform/plugins/readFactors';
import { readSettings } from '../../platform/settings/readSettings';
import { forgetDevices } from './devices';
import { cancelEmailChange } from './emailChange';
import { makePasswordLink, revokeLinks } from './passwordLinks';
import { NO_PASSWORD } from './passwords';
import { grantPermissions } from './permissions';
import { endOtherSessions } from './sessions';
import { forgiveAccount } from './signInThrottle';

const ROLE_NAME = 'Administrator';

/** An active role for the office that holds every right; where none does, a new one. Answers its id. */
async function roleOfAdministrators(trx: Trx, pairs: readonly PermissionPair[]): Promise<number> {
  const roles = await trx
    .selectFrom('user_types')
    .select(['id', 'name', 'is_active', 'is_driver'])
    .orderBy('id')
    .execute();
  const held = await trx
    .selectFrom('user_type_permissions')
    .select(['user_type_id', 'http_method', 'path_route'])
    .execute();
  const keysOf = (id: number) =>
    new Set(
      held
        .filter(({ user_type_id }) => user_type_id === id)
        .map(({ http_method, path_route }) => permissionKey([http_method, path_route])),
    );
  const whole = roles.find(({ id, is_active, is_driver }) => {
    const keys = keysOf(id);
    return is_active && !is_driver && pairs.every((pair) => keys.has(permissionKey(pair)));
  });
  if (whole) return whole.id;
  // The rights of a role that people have are not touched: it may have lost them on purpose.
  const taken = new Set(roles.map(({ name }) => name.toLowerCase()));
  let name = ROLE_NAME;
  for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${ROLE_NAME} ${n}`;
  const role = await trx.insertInto('user_types').values({ name }).returning('id').executeTakeFirstOrThrow();
  await grantPermissions(trx, role.id, pairs);
  return role.id;
}

export interface InvitedAdministrator {
  link: string;
  expires_at: Date;
  isNew: boolean;
}

/**
 * Makes the account with this e-mail an administrator's: active, not blocked, seeing everything, with every right.
 * Its password, second factor, sessions and devices become invalid. Only the link opens the account, once. This is
 * for a person with access to the server machine when no administrator can help. The change log records it.
 */
export async function inviteAdministrator(
  context: ServerContext,
  trx: Trx,
  given: { email: string; full_name: string; pairs: readonly PermissionPair[]; author: AuditAuthor },
): Promise<InvitedAdministrator> {
  const email = normaliseEmail(given.email);
  const role = await roleOfAdministrators(trx, given.pairs);
  const before = await trx
    .selectFrom('users')
    .select(['id', 'user_type_id', 'is_cdp', 'is_active', 'is_blocked'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  const access = {
    user_type_id: role,
    is_cdp: false,
    cdp_id: null,
    is_active: true,
    is_blocked: false,
    password_hash: NO_PASSWORD,
    is_first_signin: true,
  };
  const { default_language, default_state, default_time_zone: time_zone } = await readSettings(trx);
  const { id, employee_id } = before
    ? await trx
        .updateTable('users')
        .set(access)
        .where('id', '=', before.id)
        .returning(['id', 'employee_id'])
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('users')
        .values({
          ...access,
          email,
          full_name: given.full_name,
          default_language,
          default_state,
          time_zone,
          preferences: '{}',
        })
        .returning(['id', 'employee_id'])
        .executeTakeFirstOrThrow();
  if (employee_id !== null)
    await trx.updateTable('employees').set({ is_active: true }).where('id', '=', employee_id).execute();
  const now = context.clock();
  await revokeLinks(trx, id, now);
  await cancelEmailChange(trx, id, now);
  await forgetDevices(trx, id);
  // The person may have lost their phone, so the link alone must be enough.
  await removeFactors(trx, id);
  await forgiveAccount(trx, email);
  const { user_type_id, is_cdp, is_active, is_blocked } = access;
  await writeAudit(trx, given.author, {
    action: 'inviteAdministrator',
    resource: 'users',
    record_id: id,
    before: before ?? null,
    after: { id, user_type_id, is_cdp, is_active, is_blocked },
  });
  const link = await makePasswordLink(context, trx, id, 'reset');
  await endOtherSessions(trx, now, id, null);
  return { link: link.url, expires_at: link.expires_at, isNew: !before };
}
