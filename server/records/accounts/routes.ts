import { object } from 'yup';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { closedPermissions } from '../../platform/plugins/access';
import { actorOf, permissionKey } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { clearSessionCookie, tokenOf } from '../../platform/plugins/session';
import { bindingToken } from '../../platform/plugins/sessionTokens';
import { authAnswer } from './authAnswer';
import { endSession } from './sessions';
import { authSchema } from './signIn';

const MAX_PREFERENCES_BYTES = 64 * 1024;

/** Columns, density, dark mode, language … of one person. The app defines the content. */
const preferences = object();

/** Routes for a signed-in person's own account. */
export const accountsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const signedIn = { access: 'signedIn', scope: 'self' } as const;
  const beforePassword = { ...signedIn, whileSettingPassword: true } as const;

  app.delete(
    '/users/sign_out',
    { config: beforePassword, schema: { summary: 'Sign out' } },
    async (request, reply) => {
      const actor = actorOf(request);
      await inTransaction(db, async (trx) => {
        await writeAudit(trx, request, {
          action: 'signOut',
          resource: 'users',
          record_id: actor.user_id,
          changes: {},
        });
        await endSession(context, trx, actor.user_id, actor.session_id);
      });
      app.sessions.dropUser(actor.user_id);
      clearSessionCookie(reply, context);
      return reply.code(204).send();
    },
  );

  app.get(
    '/users/session',
    {
      config: { ...beforePassword, withoutBinding: true },
      schema: { response: { 200: authSchema }, summary: 'AUTH again, with a fresh Authorization value' },
    },
    async (request, reply) => {
      const binding = bindingToken(tokenOf(context, request) ?? '', clock());
      reply.header('cache-control', 'no-store');
      return authAnswer(context, db, actorOf(request).session_id, binding);
    },
  );

  app.get(
    '/users/routes',
    { config: beforePassword, schema: { summary: 'My permissions' } },
    async (request) => {
      const actor = actorOf(request);
      const closed = closedPermissions(app, actor);
      const held = await db
        .selectFrom('user_type_permissions')
        .select(['http_method', 'path_route'])
        .where('user_type_id', '=', actor.user_type_id)
        .orderBy('path_route')
        .orderBy('http_method')
        .execute();
      return held.filter(
        ({ http_method, path_route }) => !closed.has(permissionKey([http_method, path_route])),
      );
    },
  );

  app.get(
    '/users/preferences',
    { config: beforePassword, schema: { summary: 'My preferences' } },
    async (request) => {
      const user = await db
        .selectFrom('users')
        .select('preferences')
        .where('id', '=', actorOf(request).user_id)
        .executeTakeFirstOrThrow();
      return user.preferences;
    },
  );

  app.put<{ Body: Record<string, unknown> }>(
    '/users/preferences',
    {
      config: beforePassword,
      schema: { body: preferences, summary: 'Replace my preferences' },
      bodyLimit: MAX_PREFERENCES_BYTES,
    },
    async (request) => {
      const { language } = request.body;
      await db
        .updateTable('users')
        .set({
          preferences: JSON.stringify(request.body),
          // Messages to this person and their next sign-in use the language that they chose.
          ...(language === 'en' || language === 'es' ? { default_language: language } : {}),
        })
        .where('id', '=', actorOf(request).user_id)
        .execute();
      app.sessions.dropUser(actorOf(request).user_id);
      return request.body;
    },
  );
};
