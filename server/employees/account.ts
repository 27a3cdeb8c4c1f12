import { boolean, number, object, string, type InferType } from 'yup';
import { EMAIL, normaliseEmail } from '../../src/domain/formats';
import type { Problem } from '../../src/domain/problem';
import { VALIDATION } from '../../src/resources/schema/messages';
import { NO_PASSWORD } from '../accounts/passwords';
import type { Db, Trx } from '../database/database';
import { permissionKey, type Actor } from '../plugins/actor';
import { changesBetween } from '../plugins/audit';
import { invalid, wrongState } from '../plugins/errors';
import { readSettings } from '../settings/readSettings';

export const accountBody = object({
  email: string().required().max(254).matches(EMAIL, VALIDATION.email),
  user_type_id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required(),
  is_cdp: boolean().required(),
  cdp_id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).nullable(),
});
export type AccountBody = InferType<typeof accountBody>;

/** The employee's account; null when they have none. */
export async function readAccount(db: Db | Trx, employeeId: number) {
  const account = await db
    .selectFrom('users')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .select(['users.id', 'users.email', 'users.user_type_id', 'user_types.name as user_type_name'])
    .select(['user_types.is_driver', 'users.is_cdp', 'users.cdp_id', 'users.is_active', 'users.is_blocked'])
    .select('users.is_first_signin')
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .whereRef('sessions.user_id', '=', 'users.id')
        .select((inner) => inner.fn.max('sessions.created_at').as('at'))
        .as('last_sign_in_at'),
    )
    .where('users.employee_id', '=', employeeId)
    .orderBy('users.id')
    .executeTakeFirst();
  return account ?? null;
}
export type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** Every role with whether this person may give it: nobody gives away more than they have. */
export async function rolesFor(db: Db | Trx, actor: Actor) {
  const roles = await db
    .selectFrom('user_types')
    .select(['id', 'name', 'is_driver'])
    .where('is_active', '=', true)
    .orderBy('name')
    .execute();
  const pairs = await db
    .selectFrom('user_type_permissions')
    .select(['user_type_id', 'http_method', 'path_route'])
    .execute();
  const beyond = new Set(
    pairs
      .filter(
        ({ http_method, path_route }) => !actor.permissions.has(permissionKey([http_method, path_route])),
      )
      .map((pair) => pair.user_type_id),
  );
  return roles.map((role) => ({ ...role, may_give: !beyond.has(role.id) }));
}

async function roleProblem(
  trx: Trx,
  actor: Actor,
  roleId: number,
  employeeType: unknown,
  before: Account | null,
): Promise<Problem | null> {
  const role = (await rolesFor(trx, actor)).find((each) => each.id === roleId);
  if (!role) return { message: VALIDATION.reference };
  if (role.is_driver && employeeType !== 'Driver') return { message: VALIDATION.driverRole };
  // Also of somebody who has more than oneself: taking a role away is as much as giving one.
  const known = before ? (await rolesFor(trx, actor)).find((each) => each.id === before.user_type_id) : role;
  return role.may_give && (known?.may_give ?? true) ? null : { message: VALIDATION.roleBeyond };
}

/** An office of one CDP gives accounts of its own CDP alone. */
function cdpProblem(actor: Actor, { is_cdp, cdp_id }: AccountBody): Problem | null {
  if (is_cdp && cdp_id == null) return { message: VALIDATION.required };
  const isOwn = actor.cdp_id === null || (is_cdp && cdp_id === actor.cdp_id);
  return isOwn ? null : { message: VALIDATION.reference };
}

/**
 * Gives an employee an account, or changes theirs. Throws 422 per field and 409 for one's own role: whoever took their
 * own rights away could not get them back. Answers what changed, and whether the account is new.
 */
export async function saveAccount(
  trx: Trx,
  actor: Actor,
  employee: Readonly<Record<string, unknown>> & { id: number },
  given: AccountBody,
) {
  const before = await readAccount(trx, employee.id);
  if (employee.is_active !== true)
    throw wrongState('The employee is switched off', { reason: 'employeeInactive' });
  const role =
    before?.user_type_id === given.user_type_id
      ? null
      : await roleProblem(trx, actor, given.user_type_id, employee.type, before);
  const cdp = cdpProblem(actor, given);
  if (role || cdp) throw invalid({ ...(role && { user_type_id: role }), ...(cdp && { cdp_id: cdp }) });
  if (before?.id === actor.user_id && before.user_type_id !== given.user_type_id)
    throw wrongState('You cannot change your own role', { reason: 'ownRole' });
  const values = {
    email: normaliseEmail(given.email),
    user_type_id: given.user_type_id,
    is_cdp: given.is_cdp,
    cdp_id: given.is_cdp ? (given.cdp_id ?? null) : null,
  };
  const account = before
    ? await trx
        .updateTable('users')
        .set(values)
        .where('id', '=', before.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await insertAccount(trx, employee, values);
  const { email, user_type_id, is_cdp, cdp_id } = before ?? {
    email: null,
    user_type_id: null,
    is_cdp: null,
    cdp_id: null,
  };
  const changes = changesBetween({ email, user_type_id, is_cdp, cdp_id }, values);
  return { user_id: account.id, isNew: !before, changes };
}

async function insertAccount(
  trx: Trx,
  employee: Readonly<Record<string, unknown>> & { id: number },
  values: { email: string; user_type_id: number; is_cdp: boolean; cdp_id: number | null },
) {
  const { default_language, default_state } = await readSettings(trx);
  return trx
    .insertInto('users')
    .values({
      ...values,
      full_name: String(employee.full_name),
      time_zone: String(employee.time_zone),
      employee_id: employee.id,
      password_hash: NO_PASSWORD,
      is_first_signin: true,
      default_language,
      default_state,
      preferences: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
