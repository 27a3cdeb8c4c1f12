import type { AccountObstacle } from '../domain/access/accountReach';
import type { Permission } from '../domain/access/access';
import type { RightsOfGroup } from '../domain/access/permissions';
import { request, type Answer } from '../providers/http';

/** A role as the server's list has it. */
export interface RoleRow {
  id: number;
  name: string;
  is_active: boolean;
  is_driver: boolean;
  /** Absent on servers without second factors. */
  second_factor_required?: boolean;
  version: number;
  /** People who have it and may sign in. */
  people_count: number;
  permission_count: number;
}

export interface Role extends RoleRow {
  permissions: readonly Permission[];
  /** Why this user may not change it; absent on servers that do not send it. */
  obstacle?: AccountObstacle | null;
}

export interface RolePerson {
  id: number;
  full_name: string;
  is_active: boolean;
  is_blocked: boolean;
}

/** The page shows the error itself, without a toast. */
const quiet = (signal: AbortSignal) => ({ signal, toast: false });

/** There are few roles: all are loaded at once and searched in the browser. */
export const rolesQuery = {
  queryKey: ['user_types', 'list'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request<RoleRow[]>('/user_types?per_page=1000&sort=name', quiet(signal))).data,
};

export const rightsQuery = {
  queryKey: ['user_types', 'permissions'],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request<RightsOfGroup[]>('/user_types/permissions', quiet(signal))).data,
  staleTime: Infinity,
};

export const roleQuery = (id: number) => ({
  queryKey: ['user_types', 'one', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request<Role>(`/user_types/${id}`, quiet(signal))).data,
});

export const peopleQuery = (id: number, perPage: number) => ({
  queryKey: ['user_types', 'people', id],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await request<RolePerson[]>(`/user_types/${id}/people?per_page=${perPage}`, quiet(signal))).data,
});

/** Stores a role: a new one without `previous`, else under the version that the person has seen. */
export function saveRole(body: object, previous: Role | null): Promise<Answer<Role>> {
  return previous
    ? request<Role>(`/user_types/${previous.id}`, {
        method: 'PUT',
        body,
        version: previous.version,
        toast: false,
      })
    : request<Role>('/user_types', { method: 'POST', body, toast: false });
}
