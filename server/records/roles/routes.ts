import { array } from 'yup';
import {
  changeRoleCall,
  createRoleCall,
  permissionHelpCall,
  rightsCall,
  roleCall,
  rolePeopleCall,
  rolesCall,
  rolesTotalCall,
} from '../../../src/contract/roles/roles';
import { groupRights } from '../../../src/domain/access/rightGroups';
import type { RouteModule } from '../../context';
import { closedPermissions, routePermissions } from '../../platform/plugins/access';
import { actorOf, may, permissionKey } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { etag } from '../../platform/plugins/versions';
import { permissionHelp } from './permissionHelp';
import { countRoles, readRole, readRoles } from './readRoles';
import { peopleAnswer, rightsAnswer, roleAnswer, roleRowAnswer } from './roleAnswers';
import { recordRights, rightsToGive } from './knownRights';
import { obstacleToRole } from './roleReach';
import { createRole, updateRole } from './saveRole';

const LIST = ['GET', '/user_types'] as const;
const LISTING = { access: { as: LIST }, scope: 'everybody' } as const;

/** Roles ("user types") and what each may do (spec §6, §7 `user_types`). Never deleted: switched off. */
export const rolesRoutes: RouteModule = (app, context) => {
  const { db } = context;
  const known = () => routePermissions(app);
  app.addHook('onReady', () => recordRights(db, known()));

  serve(app, rolesCall, { scope: 'everybody', response: { 200: array(roleRowAnswer) } }, (request) => {
    const { page, per_page, sort, ...filter } = request.query;
    return readRoles(db, filter, { page, per_page, sort }, known());
  });

  serve(app, rolesTotalCall, LISTING, async (request) => ({
    total_items: await countRoles(db, request.query),
  }));

  serve(app, rightsCall, { ...LISTING, response: { 200: rightsAnswer } }, async (request) => {
    const givable = await rightsToGive(db, request);
    return groupRights(
      known().map(([http_method, path_route]) => ({
        http_method,
        path_route,
        may_give: givable.has(permissionKey([http_method, path_route])),
      })),
    );
  });

  // Everybody may know the name of their own role (spec §7); the rest is for those who see the list.
  const one = { access: 'signedIn', scope: 'everybody', response: { 200: roleAnswer } } as const;
  serve(app, roleCall, one, async (request, reply) => {
    const actor = actorOf(request);
    const mayRead = may(actor, LIST);
    if (!mayRead && actor.user_type_id !== request.params.id) throw notFound();
    const role = await readRole(db, request.params.id, known());
    if (!role) throw notFound();
    if (!mayRead) return { id: role.id, name: role.name };
    etag(reply, role.version);
    return { ...role, obstacle: await obstacleToRole(db, request, role) };
  });

  serve(app, rolePeopleCall, { ...LISTING, response: { 200: peopleAnswer } }, async (request) => {
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
  });

  const adding = { scope: 'operation', response: { 201: roleAnswer } } as const;
  serve(app, createRoleCall, adding, async (request, reply) => {
    const save = { context, request, body: request.body, known: known() };
    return sendAnswer(reply, await once(context, request, (trx) => createRole(trx, save)));
  });

  const changing = { scope: 'operation', response: { 200: roleAnswer } } as const;
  serve(app, changeRoleCall, changing, async (request, reply) => {
    const save = { context, request, body: request.body, known: known() };
    const changed = await once(context, request, (trx) => updateRole(trx, save, request.params.id));
    // The next request of any user reads the database again; other servers receive it from the outbox.
    app.permissions.dropAll();
    return sendAnswer(reply, changed);
  });

  serve(app, permissionHelpCall, { access: 'signedIn', scope: 'everybody' }, async (request) => {
    const { http_method, path_route } = request.query;
    const key = permissionKey([http_method, path_route]);
    const pair = known().find((each) => permissionKey(each) === key);
    if (!pair) throw notFound();
    const actor = actorOf(request);
    const is_closed = closedPermissions(app, actor).has(key);
    return { ...(await permissionHelp(db, actor.user_type_id, pair)), is_closed };
  });
};
