import type { AccountObstacle } from '../../domain/access/accountReach';
import type { Permission } from '../../domain/access/access';
import type { RightsOfGroup } from '../../domain/access/rightGroups';
import { object, string } from 'yup';
import { answer, TOTAL } from '../answer';
import { callContract, type Read } from '../call';
import { peopleQuery, roleBody, rolesQuery, rolesTotalQuery } from './roleBodies';

const LIST = '/user_types';
const ONE = '/user_types/:id';
const tags = ['roles'];
const ROW = { id: 'number', name: 'text', is_active: 'boolean', is_driver: 'boolean' } as const;

/** A role as the list has it. */
export interface RoleRow {
  id: number;
  name: string;
  is_active: boolean;
  is_driver: boolean;
  /** Absent on servers without second factors. */
  second_factor_required?: boolean;
  version: number;
  /** Users who have it and may sign in. */
  people_count: number;
  permission_count: number;
}

export interface Role extends RoleRow {
  permissions: readonly Permission[];
  /** Why this user may not change it; absent on servers that do not send it. */
  obstacle?: AccountObstacle | null;
}

/** A user who may not read roles gets only the name of their own. */
export type RoleName = Pick<Role, 'id' | 'name'> & Partial<Role>;

export interface RolePerson {
  id: number;
  full_name: string;
  is_active: boolean;
  is_blocked: boolean;
}

/** Who can grant a permission: names only, no e-mail. */
export interface PermissionHelp {
  /** The user's own role, to which the permission would have to be granted. */
  role: string;
  is_held: boolean;
  /** Even with the permission, the function is closed to users of one CDP or to drivers, and this user is one. */
  is_closed?: boolean;
  /** Other active roles that have it. */
  roles: string[];
  /** Full names of users who can grant it, and their number. */
  granters: string[];
  granter_count: number;
}

export type RoleBody = Read<typeof roleBody>;

const ROLE = { name: 'text', is_active: 'boolean', is_driver: 'boolean', permissions: 'list?' } as const;
const roleAnswer = answer<Role>(ROLE);

export const rolesCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Roles',
  query: rolesQuery,
  answer: answer<RoleRow[]>([ROW]),
});

export const roleCall = callContract({
  method: 'GET',
  path: ONE,
  tags,
  summary: 'One role',
  answer: answer<RoleName>(ROLE),
});

export const rolesTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  tags,
  summary: 'How many roles',
  query: rolesTotalQuery,
  answer: TOTAL,
});

export const rightsCall = callContract({
  method: 'GET',
  path: `${LIST}/permissions`,
  tags,
  summary: 'Permissions that a role can have',
  answer: answer<RightsOfGroup[]>([{ group: 'text', rights: [{ http_method: 'text', path_route: 'text' }] }]),
});

export const rolePeopleCall = callContract({
  method: 'GET',
  path: `${ONE}/people`,
  tags,
  summary: 'Users of a role',
  query: peopleQuery,
  answer: answer<RolePerson[]>([
    { id: 'number', full_name: 'text', is_active: 'boolean', is_blocked: 'boolean' },
  ]),
});

export const createRoleCall = callContract({
  method: 'POST',
  path: LIST,
  tags,
  summary: 'Add a role',
  body: roleBody,
  answer: roleAnswer,
});

export const changeRoleCall = callContract({
  method: 'PUT',
  path: ONE,
  tags,
  summary: 'Replace a role',
  body: roleBody,
  answer: roleAnswer,
});

export const permissionHelpCall = callContract({
  method: 'GET',
  path: '/users/permission_help',
  tags,
  summary: 'Why I do not have a permission, and who can grant it',
  query: object({
    http_method: string().required().max(10),
    path_route: string().required().max(200),
  }),
  answer: answer<PermissionHelp>({ is_held: 'boolean', roles: 'list', granters: 'list' }),
});
