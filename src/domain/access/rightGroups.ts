import { rightKey, type Permission } from './access';
import { PERMISSIONS, type PermissionGroup } from './permissions';

export const PERMISSION_GROUPS = Object.keys(PERMISSIONS) as readonly PermissionGroup[];

/** A permission that a role can have. */
export interface Right extends Permission {
  /** E.g. `changeStatus`; null for a permission outside the groups. */
  name: string | null;
  /** Whether the requesting user may grant it; absent when there is no requesting user. */
  may_give?: boolean;
}

export interface RightsOfGroup {
  group: PermissionGroup | 'other';
  rights: Right[];
}

/** All rights of a group, by name. */
export function rightsOfGroup(group: PermissionGroup): Right[] {
  return Object.entries<Permission>(PERMISSIONS[group]).map(([name, pair]) => ({ name, ...pair }));
}

/**
 * The permissions of a server, in the groups and order of the table. Empty groups are left out; permissions
 * without a group are listed under `other`.
 */
export function groupRights(pairs: readonly (Permission & { may_give?: boolean })[]): RightsOfGroup[] {
  const unnamed = new Map(pairs.map((pair) => [rightKey(pair), pair]));
  const groups: RightsOfGroup[] = PERMISSION_GROUPS.map((group) => ({
    group,
    rights: rightsOfGroup(group).flatMap(({ name, ...right }) => {
      const key = rightKey(right);
      const pair = unnamed.get(key);
      unnamed.delete(key);
      return pair ? [{ name, ...pair }] : [];
    }),
  }));
  const others = [...unnamed.values()].map((pair) => ({ name: null, ...pair }));
  return [...groups, { group: 'other' as const, rights: others }].filter(({ rights }) => rights.length > 0);
}

/** Group and name of a permission in the table; null when no group has it. */
export function placeOfRight(right: Permission): { group: PermissionGroup; name: string } | null {
  const key = rightKey(right);
  for (const group of PERMISSION_GROUPS) {
    const found = rightsOfGroup(group).find((each) => rightKey(each) === key);
    if (found?.name) return { group, name: found.name };
  }
  return null;
}
