import {
  preferencesCall,
  roleDefaultsCall,
  savePreferencesCall,
  saveRoleDefaultsCall,
  type NotificationPreferences,
} from '../../../src/contract/notifications/preferences';
import { PERMISSIONS } from '../../../src/domain/access/permissions';
import { rightKey, type Permission } from '../../../src/domain/access/access';
import type { RouteModule } from '../../context';
import type { Db, Trx } from '../database/database';
import { inTransaction } from '../database/transaction';
import { actorOf, may, type Actor } from '../plugins/actor';
import { writeAudit } from '../plugins/audit';
import { notFound } from '../plugins/errors';
import { serve } from '../plugins/serve';
import { readOwnChoices, readRoleChoices, saveOwnChoices, saveRoleChoices } from './choices';

const { http_method, path_route } = PERMISSIONS.role_permissions.update;

async function readPreferences(
  db: Db | Trx,
  actor: Actor,
  language = actor.language,
): Promise<NotificationPreferences> {
  const holds = (right: Permission) => may(actor, [right.http_method, right.path_route]);
  const quiet = await db
    .selectFrom('quiet_hours')
    .select(['starts', 'ends', 'urgent_passes'])
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst();
  return { choices: await readOwnChoices(db, actor, { language, holds }), quiet_hours: quiet ?? null };
}

/** How people of the role can hear of things: by the rights that it holds. Throws 404. */
async function readDefaults(db: Db | Trx, id: number, language: Actor['language']) {
  const role = await db.selectFrom('user_types').select('id').where('id', '=', id).executeTakeFirst();
  if (!role) throw notFound();
  const rights = await db
    .selectFrom('user_type_permissions')
    .select(['http_method', 'path_route'])
    .where('user_type_id', '=', id)
    .execute();
  const held = new Set(rights.map(rightKey));
  return {
    choices: await readRoleChoices(db, id, { language, holds: (right) => held.has(rightKey(right)) }),
  };
}

/** What each person hears of and how, their quiet hours, and what holds for a role until its people choose. */
export const notificationPreferencesRoutes: RouteModule = (app, { db }) => {
  const own = { access: 'signedIn', scope: 'self' } as const;
  serve(app, preferencesCall, own, (request) =>
    readPreferences(db, actorOf(request), request.query.language),
  );

  serve(app, savePreferencesCall, own, async (request) => {
    const actor = actorOf(request);
    const { choices, quiet_hours } = request.body;
    return inTransaction(db, async (trx) => {
      await saveOwnChoices(trx, actor, choices);
      await trx.deleteFrom('quiet_hours').where('user_id', '=', actor.user_id).execute();
      if (quiet_hours)
        await trx
          .insertInto('quiet_hours')
          .values({ user_id: actor.user_id, ...quiet_hours })
          .execute();
      return readPreferences(trx, actor, request.query.language);
    });
  });

  const ofRoles = { access: { as: [http_method, path_route] }, scope: 'operation' } as const;
  serve(app, roleDefaultsCall, ofRoles, (request) =>
    readDefaults(db, request.params.id, request.query.language ?? actorOf(request).language),
  );

  serve(app, saveRoleDefaultsCall, ofRoles, async (request) => {
    const { id } = request.params;
    const language = request.query.language ?? actorOf(request).language;
    return inTransaction(db, async (trx) => {
      const before = await readDefaults(trx, id, language);
      await saveRoleChoices(trx, id, request.body.choices);
      const after = await readDefaults(trx, id, language);
      await writeAudit(trx, request, {
        action: 'update',
        resource: 'user_types',
        record_id: id,
        changes: { notification_defaults: { from: before.choices, to: after.choices } },
      });
      return after;
    });
  });
};
