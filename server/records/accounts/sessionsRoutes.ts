import { signInsCall } from '../../../src/contract/account/sessions';
import { number, object } from 'yup';
import { blockUserCall, reactivateUserCall } from '../../../src/contract/employees/users';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { publishAccessChange } from '../../platform/plugins/permissionCache';
import { serve } from '../../platform/plugins/serve';
import { isAccountInSight, lockAccountInReach } from './accountReach';
import { keepingAnAdministrator } from './lastAdministrator';
import { endIdleSessions, endOtherSessions } from './sessions';
import { forgiveAccount, lockedUntil } from './signInThrottle';

/** Sign-ins that a person is shown of their own account. */
const SHOWN = 10;

const idParam = object({ id: number().integer().positive().max(Number.MAX_SAFE_INTEGER).required() });

/** Sign-ins as their owner sees them, and accounts that are blocked and reactivated (spec §4). */
export const sessionsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const tags = ['accounts'];

  app.jobs.every(MINUTE_MS, 'sessions.idle', async () => {
    const users = await inTransaction(db, (trx) => endIdleSessions(context, trx));
    users.forEach((user_id) => app.sessions.dropUser(user_id));
  });

  serve(app, signInsCall, { access: 'signedIn', scope: 'self' }, async (request) => {
    const { user_id, session_id } = actorOf(request);
    const sessions = await db
      .selectFrom('sessions')
      .leftJoin('vehicles', 'vehicles.id', 'sessions.vehicle_id')
      .leftJoin('delivery_manifest', 'delivery_manifest.id', 'sessions.delivery_manifest_id')
      .select(['sessions.id', 'client', 'sessions.created_at', 'ended_at', 'end_reason', 'remote_address'])
      .select(['device_label', 'vehicles.name as vehicle_name', 'delivery_manifest.name as run_name'])
      .where('user_id', '=', user_id)
      .orderBy('sessions.id', 'desc')
      .limit(SHOWN)
      .execute();
    return sessions.map((session) => ({ ...session, is_current: session.id === session_id }));
  });

  app.get<{ Params: { id: number } }>(
    '/users/:id/lock',
    {
      config: { access: { as: ['PATCH', '/users/:id/reactivate'] }, scope: 'cdp' },
      schema: {
        params: idParam,
        tags,
        summary: 'Whether a person is blocked or must wait after failed sign-ins',
      },
    },
    async (request) => {
      const user = await db
        .selectFrom('users')
        .select(['email', 'is_blocked', 'is_cdp', 'cdp_id'])
        .where('id', '=', request.params.id)
        .executeTakeFirst();
      if (!user || !isAccountInSight(actorOf(request), user)) throw notFound();
      return { is_blocked: user.is_blocked, locked_until: await lockedUntil(db, user.email, clock()) };
    },
  );

  const setBlocked = (is_blocked: boolean) => {
    const verb = is_blocked ? 'block' : 'reactivate';
    serve(app, is_blocked ? blockUserCall : reactivateUserCall, { scope: 'cdp' }, async (request) => {
      const { id } = request.params;
      if (is_blocked && id === actorOf(request).user_id)
        throw wrongState('Nobody can block their own account');
      await inTransaction(db, async (trx) => {
        const user = await keepingAnAdministrator(trx, async () => {
          const account = await lockAccountInReach(trx, request, id);
          await trx.updateTable('users').set({ is_blocked }).where('id', '=', id).execute();
          return account;
        });
        if (!is_blocked) await forgiveAccount(trx, user.email);
        await writeAudit(trx, request, {
          action: verb,
          resource: 'users',
          record_id: id,
          changes: { is_blocked: { from: user.is_blocked, to: is_blocked } },
        });
        if (is_blocked) await endOtherSessions(trx, clock(), id, null, 'blocked');
        await publishAccessChange(trx, user.user_type_id);
      });
      app.sessions.dropUser(id);
      return { id, is_blocked };
    });
  };
  setBlocked(true);
  setBlocked(false);
};
