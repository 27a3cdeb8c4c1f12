import type { FastifyRequest } from 'fastify';
import type { AccountBody } from '../../../src/contract/employees/account';
import { normaliseEmail } from '../../../src/domain/wire/formats';
import type { Problem } from '../../../src/domain/wire/problem';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { lockAccountInReach } from '../accounts/accountReach';
import { requireFreeEmail } from '../accounts/emailChange';
import { keepingAnAdministrator } from '../accounts/lastAdministrator';
import { NO_PASSWORD } from '../accounts/passwords';
import type { Db, Trx } from '../../platform/database/database';
import { routePermissions } from '../../platform/plugins/access';
import { actorOf, permissionKey, type Actor } from '../../platform/plugins/actor';
import { changesBetween, type Changes } from '../../platform/plugins/audit';
import { invalid, wrongState } from '../../platform/plugins/errors';
import { HAS_FACTOR } from '../../platform/plugins/readFactors';
import { readSettings } from '../../platform/settings/readSettings';

/** The employee's account; null when they have none. */
export async function readAccount(db: Db | Trx, employeeId: number) {
  const account = await db
    .selectFrom('users')
    .innerJoin('user_types', 'user_types.id', 'users.user_type_id')
    .select(['users.id', 'users.email', 'users.user_type_id', 'user_types.name as user_type_name'])
    .select(['user_types.is_driver', 'users.is_cdp', 'users.cdp_id', 'users.is_active', 'users.is_blocked'])
    .select('users.is_first_signin')
    .select(HAS_FACTOR.as('has_second_factor'))
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
export async function rolesFor(db: Db | Trx, request: FastifyRequest) {
  const actor = actorOf(request);
  const known = new Set(routePermissions(request.server).map(permissionKey));
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
      .filter(({ http_method, path_route }) => {
        const key = permissionKey([http_method, path_route]);
        return known.has(key) && !actor.permissions.has(key);
      })
      .map((pair) => pair.user_type_id),
  );
  return roles.map((role) => ({ ...role, may_give: !beyond.has(role.id) }));
}

async function roleProblem(
  trx: Trx,
  request: FastifyRequest,
  roleId: number,
  employeeType: unknown,
): Promise<Problem | null> {
  const role = (await rolesFor(trx, request)).find((each) => each.id === roleId);
  if (!role) return { message: VALIDATION.reference };
  if (role.is_driver && employeeType !== 'Driver') return { message: VALIDATION.driverRole };
  return role.may_give ? null : { message: VALIDATION.roleBeyond };
}

/** An office of one CDP gives accounts of its own CDP alone. */
function cdpProblem(actor: Actor, { is_cdp, cdp_id }: AccountBody): Problem | null {
  if (is_cdp && cdp_id == null) return { message: VALIDATION.required };
  const isOwn = actor.cdp_id === null || (is_cdp && cdp_id === actor.cdp_id);
  return isOwn ? null : { message: VALIDATION.reference };
}

type Employee = Readonly<Record<string, unknown>> & { id: number };

export interface SavedAccount {
  user_id: number;
  changes: Changes;
  /** Gets a link to choose the first password: a new account, or one whose owner has not chosen one yet. */
  isInvited: boolean;
  /** Address that waits to be confirmed from now on. */
  newEmail: string | null;
}

/**
 * Gives an employee an account, or changes theirs; a new e-mail of somebody who signs in already waits until it is
 * confirmed. Throws 422 per field, 403 for an account above one's own (`lockAccountInReach`), 409 for the last
 * administrator's and for one's own role: whoever took their own rights away could not get them back.
 */
export async function saveAccount(
  trx: Trx,
  request: FastifyRequest,
  employee: Employee,
  given: AccountBody,
): Promise<SavedAccount> {
  const before = await readAccount(trx, employee.id);
  if (employee.is_active !== true)
    throw wrongState('The employee is inactive', { reason: 'employeeInactive' });
  return before
    ? keepingAnAdministrator(trx, () => changeAccount(trx, request, employee, before, given))
    : giveAccount(trx, request, employee, given);
}

async function requireValid(
  trx: Trx,
  request: FastifyRequest,
  employee: Employee,
  given: AccountBody,
  presentRole: number | null,
): Promise<void> {
  const isSameRole = presentRole === given.user_type_id;
  const role = isSameRole ? null : await roleProblem(trx, request, given.user_type_id, employee.type);
  const cdp = cdpProblem(actorOf(request), given);
  if (role || cdp) throw invalid({ ...(role && { user_type_id: role }), ...(cdp && { cdp_id: cdp }) });
}

function accessOf({ user_type_id, is_cdp, cdp_id }: AccountBody) {
  return { user_type_id, is_cdp, cdp_id: is_cdp ? (cdp_id ?? null) : null };
}

async function changeAccount(
  trx: Trx,
  request: FastifyRequest,
  employee: Employee,
  before: Account,
  given: AccountBody,
): Promise<SavedAccount> {
  const actor = actorOf(request);
  const stored = await lockAccountInReach(trx, request, before.id);
  await requireValid(trx, request, employee, given, stored.user_type_id);
  if (stored.id === actor.user_id && stored.user_type_id !== given.user_type_id)
    throw wrongState('You cannot change your own role', { reason: 'ownRole' });
  const email = normaliseEmail(given.email);
  const isNewEmail = email !== normaliseEmail(stored.email);
  if (isNewEmail) await requireFreeEmail(trx, email, stored.id);
  // Who has never signed in has nothing to lose: the invitation to the new address confirms it.
  const isInvited = isNewEmail && stored.password_hash === NO_PASSWORD;
  const values = { ...accessOf(given), email: isInvited ? email : stored.email };
  await trx.updateTable('users').set(values).where('id', '=', stored.id).execute();
  const { user_type_id, is_cdp, cdp_id } = stored;
  return {
    user_id: stored.id,
    changes: {
      ...changesBetween({ email: stored.email, user_type_id, is_cdp, cdp_id }, values),
      ...(isNewEmail && !isInvited ? { pending_email: { from: null, to: email } } : {}),
    },
    isInvited,
    newEmail: isNewEmail && !isInvited ? email : null,
  };
}

async function giveAccount(
  trx: Trx,
  request: FastifyRequest,
  employee: Employee,
  given: AccountBody,
): Promise<SavedAccount> {
  await requireValid(trx, request, employee, given, null);
  const values = { ...accessOf(given), email: normaliseEmail(given.email) };
  const { default_language, default_state } = await readSettings(trx);
  const { id } = await trx
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
  const nothing = { email: null, user_type_id: null, is_cdp: null, cdp_id: null };
  return { user_id: id, changes: changesBetween(nothing, values), isInvited: true, newEmail: null };
}
