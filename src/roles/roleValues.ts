import { permission, type Permission } from '../domain/access/access';
import type { RightsOfGroup } from '../domain/access/rightGroups';
import type { Role } from '../contract/roles/roles';

/** A role while it is edited; permissions as sorted keys, so that equal sets are equal lists. */
export interface RoleValues {
  name: string;
  is_active: boolean;
  is_driver: boolean;
  second_factor_required: boolean;
  permissions: readonly string[];
}

export const NEW_ROLE: RoleValues = {
  name: '',
  is_active: true,
  is_driver: false,
  second_factor_required: false,
  permissions: [],
};

/** As the server spells a pair: `GET /participants/:id`. */
export function pairKey({ http_method, path_route }: Permission): string {
  return `${http_method} ${path_route}`;
}

export function pairOf(key: string): Permission {
  const space = key.indexOf(' ');
  return permission(key.slice(0, space), key.slice(space + 1));
}

export function valuesOf({ permissions, second_factor_required = false, ...role }: Role): RoleValues {
  const { name, is_active, is_driver } = role;
  return {
    name,
    is_active,
    is_driver,
    second_factor_required,
    permissions: permissions.map(pairKey).sort(),
  };
}

/** Keys of the permissions that this user may not grant, according to the server. */
export function rightsBeyond(groups: readonly RightsOfGroup[]): ReadonlySet<string> {
  return new Set(
    groups.flatMap(({ rights }) => rights.filter(({ may_give }) => may_give === false).map(pairKey)),
  );
}

/** A driver's role has no second factor, and a specification-only server does not know the field. */
export function bodyOf({ permissions, second_factor_required, ...plain }: RoleValues, hasFactors: boolean) {
  const must = hasFactors ? { second_factor_required: second_factor_required && !plain.is_driver } : {};
  return { ...plain, ...must, permissions: permissions.map(pairOf) };
}

export interface Difference {
  added: string[];
  removed: string[];
}

export function differenceOf(before: readonly string[], after: readonly string[]): Difference {
  const [earlier, later] = [new Set(before), new Set(after)];
  return {
    added: after.filter((key) => !earlier.has(key)),
    removed: before.filter((key) => !later.has(key)),
  };
}

const PLAIN = ['name', 'is_active', 'is_driver', 'second_factor_required'] as const;
export type PlainField = (typeof PLAIN)[number];

/** Plain fields that differ. */
export function changedFields(before: RoleValues, after: RoleValues): PlainField[] {
  return PLAIN.filter((field) => before[field] !== after[field]);
}

/** How many things a save would change. */
export function countChanges(before: RoleValues, after: RoleValues): number {
  const { added, removed } = differenceOf(before.permissions, after.permissions);
  return changedFields(before, after).length + added.length + removed.length;
}

/**
 * Merges two users' edits when one saved first: each field and each permission has the value of the user who
 * changed it. Two changes of the same permission are always equal; of a name they can differ, and then `mine`
 * is used.
 */
export function mergeRole(base: RoleValues, mine: RoleValues, theirs: RoleValues): RoleValues {
  const { added, removed } = differenceOf(base.permissions, mine.permissions);
  const gone = new Set(removed);
  const permissions = new Set([...theirs.permissions.filter((key) => !gone.has(key)), ...added]);
  const touched = new Set(changedFields(base, mine));
  const from = (field: PlainField) => (touched.has(field) ? mine : theirs);
  return {
    name: from('name').name,
    is_active: from('is_active').is_active,
    is_driver: from('is_driver').is_driver,
    second_factor_required: from('second_factor_required').second_factor_required,
    permissions: [...permissions].sort(),
  };
}
