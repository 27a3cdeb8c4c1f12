import {
  changeRoleCall,
  createRoleCall,
  rightsCall,
  roleCall,
  rolePeopleCall,
  rolesCall,
} from '../contract/roles/roles';
import type { Role } from '../contract/roles/roles';
import type { Sent } from '../contract/call';
import type { roleBody } from '../contract/roles/roleBodies';
import { readApi } from '../providers/callApi';

interface Call {
  signal: AbortSignal;
}

/** There are few roles: all are loaded at once and searched in the browser. */
export const rolesQuery = {
  queryKey: ['user_types', 'list'],
  queryFn: ({ signal }: Call) => readApi(rolesCall, { query: { per_page: 1000, sort: 'name' } }, { signal }),
};

export const rightsQuery = {
  queryKey: ['user_types', 'permissions'],
  queryFn: ({ signal }: Call) => readApi(rightsCall, {}, { signal }),
  staleTime: Infinity,
};

/** What another server may leave out; version 0 is a record of a server without versions. */
const UNSAID = { is_active: true, is_driver: false, version: 0, people_count: 0, permission_count: 0 };

export async function readRole(id: number, signal?: AbortSignal): Promise<Role> {
  return { ...UNSAID, permissions: [], ...(await readApi(roleCall, { params: { id } }, { signal })) };
}

export const roleQuery = (id: number) => ({
  queryKey: ['user_types', 'one', id],
  queryFn: ({ signal }: Call) => readRole(id, signal),
});

export const peopleQuery = (id: number, perPage: number) => ({
  queryKey: ['user_types', 'people', id],
  queryFn: ({ signal }: Call) =>
    readApi(rolePeopleCall, { params: { id }, query: { per_page: perPage } }, { signal }),
});

/** Saves a role: a new one without `previous`, else with the version that the user has seen. */
export function saveRole(body: Sent<typeof roleBody>, previous: Role | null): Promise<Role> {
  if (!previous) return readApi(createRoleCall, { body });
  const { id, version } = previous;
  return readApi(changeRoleCall, { params: { id }, body }, { version });
}
