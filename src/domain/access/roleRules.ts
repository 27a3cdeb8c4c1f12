import { BLOCKED_SPECIAL_CHARACTERS, hasBlockedCharacters } from '../wire/formats';
import { isAllowed, permission, type PermissionIndex } from './access';
import type { Problems } from '../wire/problem';

/** Permissions required to manage roles on the roles screen: view and change. */
const ROLE_MANAGEMENT = [permission('GET', '/user_types'), permission('PUT', '/user_types/:id')] as const;
/** Permissions required to manage accounts on the employees' pages. */
const ACCOUNT_MANAGEMENT = [
  permission('GET', '/employees/:id'),
  permission('PUT', '/employees/:id/account'),
] as const;

/** Maximum length of a role's name; longer names do not fit the lists. */
export const ROLE_NAME_MAX = 60;

export function managesRoles(permissions: PermissionIndex): boolean {
  return ROLE_MANAGEMENT.every((pair) => isAllowed(pair, permissions));
}

function managesAccounts(permissions: PermissionIndex): boolean {
  return ACCOUNT_MANAGEMENT.every((pair) => isAllowed(pair, permissions));
}

interface RoleDraft {
  name: string | null;
  permissions: readonly unknown[];
  is_driver?: boolean;
  second_factor_required?: boolean;
}

/** "Roles: name required, at least one permission" (spec §5). */
export function roleProblems({
  name,
  permissions,
  is_driver = false,
  second_factor_required = false,
}: RoleDraft): Problems {
  const problems: Record<string, Problems[string]> = {};
  const length = name?.trim().length ?? 0;
  if (length === 0) problems.name = { message: 'validation.nameRequired' };
  if (length > ROLE_NAME_MAX)
    problems.name = { message: 'validation.maxLength', args: { max: ROLE_NAME_MAX } };
  if (name && hasBlockedCharacters(name)) {
    const args = { characters: BLOCKED_SPECIAL_CHARACTERS };
    problems.name = { message: 'validation.textCharacters', args };
  }
  // Drivers sign in to their app with one step.
  if (is_driver && second_factor_required)
    problems.second_factor_required = { message: 'validation.driverSecondFactor' };
  if (permissions.length === 0) problems.permissions = { message: 'validation.permissionRequired' };
  return problems;
}

interface RoleState {
  is_active: boolean;
  is_driver: boolean;
}

/**
 * A role with users stays active and keeps its kind. Otherwise they could not sign in any more: an inactive
 * role has no permissions, and drivers cannot sign in on the web (spec §6).
 */
export function isHeldByItsPeople(before: RoleState, after: RoleState, people: number): boolean {
  const isDeactivated = before.is_active && !after.is_active;
  return people > 0 && (isDeactivated || before.is_driver !== after.is_driver);
}

/** Which administrative permissions users have. */
export interface Administration {
  roles: boolean;
  accounts: boolean;
  /** One user has both. */
  both: boolean;
}

/** What the users can administrate together, from the permissions of each. */
export function administrationOf(people: readonly PermissionIndex[]): Administration {
  return {
    roles: people.some(managesRoles),
    accounts: people.some(managesAccounts),
    both: people.some((rights) => managesRoles(rights) && managesAccounts(rights)),
  };
}

/**
 * Whether a change removes the last holder of an administrative permission. It could never be granted again,
 * because only its holders can grant it. Permissions that nobody had before do not count.
 */
export function administrationLost(before: Administration, after: Administration): boolean {
  return (['roles', 'accounts', 'both'] as const).some((part) => before[part] && !after[part]);
}
