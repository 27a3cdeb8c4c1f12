import { signPhoneOutCall, verifyCodeCall, vehiclePhonesCall } from '../../../src/contract/vehicles/phones';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { endPhoneSessions } from '../accounts/sessions';
import { signInToVehicle } from './phoneSignIn';

/** Drivers' phones that sign in to a vehicle by its code (spec §3, "smartphone login"). */
export const vehiclePhonesRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;

  serve(app, verifyCodeCall, { scope: 'everybody' }, async (request) => {
    const code = request.body.code.trim();
    const { signedIn, ended } = await inTransaction(db, (trx) =>
      signInToVehicle(context, trx, request, code),
    );
    for (const userId of [...ended, actorOf(request).user_id]) app.sessions.dropUser(userId);
    return signedIn;
  });

  serve(app, vehiclePhonesCall, { scope: 'everybody' }, async (request) => {
    const phones = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('delivery_manifest', 'delivery_manifest.id', 'sessions.delivery_manifest_id')
      .select(['sessions.id', 'users.full_name as driver_name', 'sessions.device_label', 'bound_at'])
      .select(['sessions.remote_address', 'delivery_manifest.name as run_name'])
      .where('sessions.vehicle_id', '=', request.params.id)
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', clock().toISOString())
      .orderBy('bound_at', 'desc')
      .execute();
    return phones.map((phone) => ({ ...phone, bound_at: phone.bound_at ?? '' }));
  });

  serve(app, signPhoneOutCall, { scope: 'everybody' }, async (request, reply) => {
    const { id, sessionId } = request.params;
    const ended = await inTransaction(db, async (trx) => {
      const session = await trx
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['sessions.id', 'users.full_name'])
        .where('sessions.id', '=', sessionId)
        .where('sessions.vehicle_id', '=', id)
        .where('sessions.ended_at', 'is', null)
        .executeTakeFirst();
      if (!session) throw notFound();
      await writeAudit(trx, request, {
        action: 'signPhoneOut',
        resource: 'vehicles',
        record_id: id,
        changes: { driver: { from: session.full_name, to: null } },
      });
      return endPhoneSessions(trx, clock(), [session.id], 'office');
    });
    ended.forEach((userId) => app.sessions.dropUser(userId));
    return reply.code(204).send();
  });
};
