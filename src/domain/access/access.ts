/** A permission: an HTTP method and a route pattern, as in `GET /users/routes` (spec §3, §6). */
export interface Permission {
  readonly http_method: string;
  readonly path_route: string;
}

/** Permissions that an element requires: none, one, or any of several. */
export type Requirement = Permission | readonly Permission[] | null | undefined;

/** Permissions as a set of keys, for look-ups in constant time. */
export type PermissionIndex = ReadonlySet<string>;

const keys = new Map<string, string>();

/** `/x/{id}` and `/x/:any` are the same route; so are `x` and `/x/`. */
function pathKey(path: string): string {
  return `/${path}`
    .replace(/\{[^}/]+\}|:[^/]+/g, ':')
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}

/** Normalised key of a permission, for comparison and look-ups. */
export function rightKey({ http_method, path_route }: Permission): string {
  const raw = `${http_method} ${path_route}`;
  let key = keys.get(raw);
  if (key === undefined) {
    key = `${http_method.toUpperCase()} ${pathKey(path_route)}`;
    keys.set(raw, key);
  }
  return key;
}

export function permission<const Method extends string>(
  http_method: Method,
  path_route: string,
): Permission & { readonly http_method: Method } {
  return { http_method, path_route };
}

export function indexPermissions(permissions: Iterable<Permission>): PermissionIndex {
  return new Set(Array.from(permissions, rightKey));
}

/** True when nothing is required or the user has any of the required permissions (spec §6). */
export function isAllowed(requirement: Requirement, permissions: PermissionIndex): boolean {
  if (!requirement) return true;
  const needed = isList(requirement) ? requirement : [requirement];
  return needed.length === 0 || needed.some((one) => permissions.has(rightKey(one)));
}

function isList(requirement: Permission | readonly Permission[]): requirement is readonly Permission[] {
  return Array.isArray(requirement);
}
