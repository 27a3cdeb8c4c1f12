import { sql } from 'kysely';
import { stopRecipientCall } from '../../../src/contract/conversations/stopRecipient';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { isWithinScope } from '../../records/runs/runScope';

/** What the recipient of one stop has said: for whoever may see its run, its driver too. */
export const stopRecipientRoute: RouteModule = (app, { db }) => {
  const config = { access: { as: ['GET', '/delivery_manifest'] }, scope: 'run' } as const;
  serve(app, stopRecipientCall, config, async (request, reply) => {
    const stop = await db
      .selectFrom('delivery_events as e')
      .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
      .innerJoin('cdps as c', 'c.id', 'e.close_door_pharmacy_id')
      .where('e.id', '=', request.params.id)
      .where('e.participant_id', 'is not', null)
      .select(['e.close_door_pharmacy_id', 'm.employee_id', 'm.delivery_manifest_status_id'])
      .select(['e.recipient_asks', 'e.recipient_words', 'e.recipient_asked_at', 'e.recipient_confirmed_at'])
      .select(['e.recipient_gate_code', 'e.recipient_safe_place', 'e.recipient_rating'])
      .select(['e.recipient_rating_words', 'e.delivery_date'])
      .select(sql<string>`coalesce(m.time_zone, c.time_zone)`.as('time_zone'))
      .executeTakeFirst();
    if (!stop || !isWithinScope(actorOf(request), stop)) throw notFound();
    const {
      close_door_pharmacy_id: _cdp,
      employee_id: _driver,
      delivery_manifest_status_id: _run,
      ...said
    } = stop;
    void reply.header('cache-control', 'no-store');
    return said;
  });
};
