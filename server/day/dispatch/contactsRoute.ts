import { stopContactsCall } from '../../../src/contract/board/contacts';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { isWithinScope } from '../../records/runs/runScope';

/** Phones, language and gate code of the recipient of one stop, for those who may see its run. */
export const contactsRoute: RouteModule = (app, { db }) => {
  const config = { access: { as: ['GET', '/delivery_manifest'] }, scope: 'run' } as const;
  serve(app, stopContactsCall, config, async (request, reply) => {
    const stop = await db
      .selectFrom('delivery_events as e')
      .innerJoin('participants as p', 'p.id', 'e.participant_id')
      .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
      .leftJoin('participant_addresses as a', (join) =>
        join.onRef('a.id', '=', 'e.destination_id').onRef('a.participant_id', '=', 'p.id'),
      )
      .where('e.id', '=', request.params.id)
      .select(['e.close_door_pharmacy_id', 'm.employee_id', 'm.delivery_manifest_status_id'])
      .select(['p.phone_number', 'p.mobile_phone_number', 'p.language', 'a.gate_code'])
      .executeTakeFirst();
    if (!stop || !isWithinScope(actorOf(request), stop)) throw notFound();
    const {
      close_door_pharmacy_id: _cdp,
      employee_id: _driver,
      delivery_manifest_status_id: _run,
      ...contacts
    } = stop;
    void reply.header('cache-control', 'no-store');
    return contacts;
  });
};
