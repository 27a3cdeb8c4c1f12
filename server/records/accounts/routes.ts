import type { Permission } from '../../../src/domain/access/access';
import { object, type AnyObject, type ObjectSchema } from 'yup';
import { preferencesCall, savePreferencesCall } from '../../../src/contract/account/preferences';
import { permissionsCall, sessionCall, signOutCall } from '../../../src/contract/account/session';
import { withSchemas } from '../../../src/contract/call';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { closedPermissions } from '../../platform/plugins/access';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { noteNothingRead } from '../../platform/plugins/scope';
import { serve } from '../../platform/plugins/serve';
import { clearSessionCookie, tokenOf } from '../../platform/plugins/session';
import { bindingToken } from '../../platform/plugins/sessionTokens';
import { authAnswer } from './authAnswer';
import { endSession } from './sessions';
import { authSchema } from './signIn';
import { LANGUAGES } from '../../../src/domain/wire/languages';

const MAX_PREFERENCES_BYTES = 64 * 1024;

/** Columns, density, dark mode, language … of one person. The app defines the content. */
const preferences: ObjectSchema<AnyObject> = object();

/** A permission by its key, `GET /employees`. */
function pairOf(key: string): Permission {
  const space = key.indexOf(' ');
  return { http_method: key.slice(0, space), path_route: key.slice(space + 1) };
}

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
    // The role's, with what the options of the employee add and take away.
    noteNothingRead(request);
    const held = [...actor.permissions].filter((key) => !closed.has(key)).map(pairOf);
    return held.sort(
      (a, b) => a.path_route.localeCompare(b.path_route) || a.http_method.localeCompare(b.http_method),
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
      const { language: given } = request.body;
      const language = LANGUAGES.find((each) => each === given);
      await db
        .updateTable('users')
        .set({
          preferences: JSON.stringify(request.body),
          // Messages to this person and their next sign-in use the language that they chose.
          ...(language && { default_language: language }),
        })
        .where('id', '=', actorOf(request).user_id)
        .execute();
      app.sessions.dropUser(actorOf(request).user_id);
      return request.body;
    },
  );
};
