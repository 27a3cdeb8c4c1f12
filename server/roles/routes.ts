import { array, object, string } from 'yup';
import { groupRights } from '../../src/domain/access/permissions';
import type { RouteModule } from '../context';
import { closedPermissions, routePermissions } from '../plugins/access';
import { actorOf, may, permissionKey } from '../plugins/actor';
import { notFound } from '../plugins/errors';
import { once, sendAnswer } from '../plugins/idempotency';
import { etag } from '../plugins/versions';
import { permissionHelp } from './permissionHelp';
import { countRoles, readRole, readRoles, type RoleFilter } from './readRoles';
import {
  peopleAnswer,
  peopleQuery,
  rightsAnswer,
  roleAnswer,
  roleBody,
  rolePath,
  roleRowAnswer,
  rolesQuery,
  rolesTotalQuery,
  type RoleBody,
} from './roleBody';
import { recordRights, rightsToGive } from './knownRights';
import { obstacleToRole } from './roleReach';
import { createRole, updateRole } from './saveRole';

const LIST = ['GET', '/user_types'] as const;
const tags = ['roles'];
const helpQuery = object({
  http_method: string().required().max(10),
  path_route: string().required().max(200),
});

interface WithId {
  Params: { id: number };
}

/** Roles ("user types") and what each may do (spec §6, §7 `user_types`). Never deleted: switched off. */
export const rolesRoutes: RouteModule = (app, context) => {
  const { db } = context;
  const known = () => routePermissions(app);
  app.addHook('onReady', () => recordRights(db, known()));

  const asList = { config: { access: { as: LIST }, scope: 'everybody' } } as const;

  app.get<{ Querystring: RoleFilter & { page: number; per_page: number; sort: string } }>(
    '/user_types',
    {
      config: { access: 'own', scope: 'everybody' },
      schema: { querystring: rolesQuery, tags, summary: 'Roles', response: { 200: array(roleRowAnswer) } },
    },
    (request) => {
      const { page, per_page, sort, ...filter } = request.query;
      return readRoles(db, filter, { page, per_page, sort }, known());
    },
  );

  app.get<{ Querystring: RoleFilter }>(
    '/user_types/total_items',
    { ...asList, schema: { querystring: rolesTotalQuery, tags, summary: 'How many roles' } },
    async (request) => ({ total_items: await countRoles(db, request.query) }),
  );

  app.get(
    '/user_types/permissions',
    {
      ...asList,
      schema: { tags, summary: 'Permissions that a role can have', response: { 200: rightsAnswer } },
    },
    async (request) => {
      const givable = await rightsToGive(db, request);
      return groupRights(
        known().map(([http_method, path_route]) => ({
          http_method,
          path_route,
          may_give: givable.has(permissionKey([http_method, path_route])),
        })),
      );
    },
  );

  // Everybody may know the name of their own role (spec §7); the rest is for those who see the list.
  app.get<WithId>(
    '/user_types/:id',
    {
      config: { access: 'signedIn', scope: 'everybody' },
      schema: { params: rolePath, tags, summary: 'One role', response: { 200: roleAnswer } },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const mayRead = may(actor, LIST);
      if (!mayRead && actor.user_type_id !== request.params.id) throw notFound();
      const role = await readRole(db, request.params.id, known());
      if (!role) throw notFound();
      if (!mayRead) return { id: role.id, name: role.name };
      etag(reply, role.version);
      return { ...role, obstacle: await obstacleToRole(db, request, role) };
    },
  );

  app.get<WithId & { Querystring: { page: number; per_page: number } }>(
    '/user_types/:id/people',
    {
      ...asList,
      schema: {
        params: rolePath,
        querystring: peopleQuery,
        tags,
        summary: 'Users of a role',
        response: { 200: peopleAnswer },
      },
    },
    async (request) => {
      const { page, per_page } = request.query;
      const { id } = request.params;
      const role = await db.selectFrom('user_types').select('id').where('id', '=', id).executeTakeFirst();
      if (!role) throw notFound();
      return db
        .selectFrom('users')
        .select(['id', 'full_name', 'email', 'is_active', 'is_blocked'])
        .where('user_type_id', '=', id)
        .orderBy('is_active', 'desc')
        .orderBy('full_name')
        .orderBy('id')
        .limit(per_page)
        .offset((page - 1) * per_page)
        .execute();
    },
  );

  app.post<{ Body: RoleBody }>(
    '/user_types',
    {
      config: { access: 'own', scope: 'operation' },
      schema: { body: roleBody, tags, summary: 'Add a role', response: { 201: roleAnswer } },
    },
    async (request, reply) => {
      const save = { context, request, body: request.body, known: known() };
      return sendAnswer(reply, await once(context, request, (trx) => createRole(trx, save)));
    },
  );

  app.put<WithId & { Body: RoleBody }>(
    '/user_types/:id',
    {
      config: { access: 'own', scope: 'operation' },
      schema: {
        params: rolePath,
        body: roleBody,
        tags,
        summary: 'Replace a role',
        response: { 200: roleAnswer },
      },
    },
    async (request, reply) => {
      const save = { context, request, body: request.body, known: known() };
      const answer = await once(context, request, (trx) => updateRole(trx, save, request.params.id));
      // The next request of anybody asks the database again; other servers hear it from the outbox.
      app.permissions.dropAll();
      return sendAnswer(reply, answer);
    },
  );

  app.get<{ Querystring: { http_method: string; path_route: string } }>(
    '/users/permission_help',
    {
      config: { access: 'signedIn', scope: 'everybody' },
      schema: { querystring: helpQuery, tags, summary: 'Why I lack a permission, and who can grant it' },
    },
    async (request) => {
      const { http_method, path_route } = request.query;
      const key = permissionKey([http_method, path_route]);
      const pair = known().find((each) => permissionKey(each) === key);
      if (!pair) throw notFound();
      const actor = actorOf(request);
      const is_closed = closedPermissions(app, actor).has(key);
      return { ...(await permissionHelp(db, actor.user_type_id, pair)), is_closed };
    },
  );
};
