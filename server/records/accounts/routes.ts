import { object, type AnyObject, type ObjectSchema } from 'yup';
import { preferencesCall, savePreferencesCall } from '../../../src/contract/account/preferences';
import { permissionsCall, sessionCall, signOutCall } from '../../../src/contract/account/session';
import { withSchemas } from '../../../src/contract/call';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { closedPermissions } from '../../platform/plugins/access';
import { actorOf, permissionKey } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { serve } from '../../platform/plugins/serve';
import { clearSessionCookie, tokenOf } from '../../platform/plugins/session';
import { bindingToken } from '../../platform/plugins/sessionTokens';
import { authAnswer } from './authAnswer';
import { endSession } from './sessions';
import { authSchema } from './signIn';

const MAX_PREFERENCES_BYTES = 64 * 1024;

/** Columns, density, dark mode, language … of one person. The app defines the content. */
const preferences: ObjectSchema<AnyObject> = object();

/** Routes for a signed-in person's own account. */
export const accountsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const signedIn = { access: 'signedIn', scope: 'self' } as const;
  const beforePassword = { ...signedIn, whileSettingPassword: true } as const;

  serve(app, signOutCall, beforePassword, async (request, reply) => {
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
  });

  serve(
    app,
    sessionCall,
    { ...beforePassword, withoutBinding: true, response: { 200: authSchema } },
    async (request, reply) => {
      const binding = bindingToken(tokenOf(context, request) ?? '', clock());
      reply.header('cache-control', 'no-store');
      return authAnswer(context, db, actorOf(request).session_id, binding);
    },
  );

  serve(app, permissionsCall, beforePassword, async (request) => {
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
  });

  serve(app, preferencesCall, beforePassword, async (request) => {
    const user = await db
      .selectFrom('users')
      .select('preferences')
      .where('id', '=', actorOf(request).user_id)
      .executeTakeFirstOrThrow();
    return user.preferences;
  });

  serve(
    app,
    withSchemas(savePreferencesCall, { body: preferences }),
    { ...beforePassword, bodyLimit: MAX_PREFERENCES_BYTES },
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
