import type { FastifyRequest } from 'fastify';
import type { CommandAnswer, ItemResult } from '../../../../src/domain/runs/dispatchView';
import { firstRealPhone } from '../../../../src/domain/people/phone';
import type { ShareWay } from '../../../../src/domain/access/shareLink';
import type { ServerContext } from '../../../context';
import type { Trx } from '../../../platform/database/database';
import { refusalOf } from '../../../platform/plugins/errorHandler';
import { actorOf } from '../../../platform/plugins/actor';
import { notFound, wrongState } from '../../../platform/plugins/errors';
import { once } from '../../../platform/plugins/idempotency';
import { doneResult, refusedResult } from '../commands/runEach';
import { withinScope } from '../../../records/runs/runScope';
import { householdOf, waitingStops } from './household';
import { sendShare } from './sendShare';

/** The recipient of a message, and the other stops of the run that the message covers. Throws 404 and 409. */
async function recipientOf(trx: Trx, request: FastifyRequest, eventId: number, way: ShareWay) {
  const stop = await trx
    .selectFrom('delivery_events as e')
    .innerJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .innerJoin('participants as p', 'p.id', 'e.participant_id')
    .where('e.id', '=', eventId)
    .select(['m.id as manifest_id', 'm.close_door_pharmacy_id'])
    .select(['m.employee_id', 'm.delivery_manifest_status_id'])
    .select(['p.participant_full_name', 'p.email', 'p.phone_number', 'p.mobile_phone_number'])
    .executeTakeFirst();
  const [own] = withinScope(actorOf(request), stop ? [stop] : []);
  if (!own) throw notFound();
  const to = way === 'email' ? own.email : firstRealPhone(own.mobile_phone_number, own.phone_number);
  if (!to) {
    const name = own.participant_full_name;
    throw wrongState('No number or address is on file', { reason: 'noContact', name });
  }
  return { to, manifestId: own.manifest_id };
}

/**
 * The links of several deliveries, each to the number or address on file of its own recipient; a household of one run
 * gets one message. Each is a transaction of its own, and repeatable by itself.
 */
export async function shareMany(
  context: ServerContext,
  request: FastifyRequest,
  eventIds: readonly number[],
  way: ShareWay,
): Promise<CommandAnswer> {
  const results: ItemResult[] = [];
  const told = new Set<number>();
  for (const id of new Set(eventIds)) {
    if (told.has(id)) {
      results.push(doneResult(id));
      continue;
    }
    try {
      const { body } = await once(
        context,
        request,
        async (trx) => {
          const { to, manifestId } = await recipientOf(trx, request, id, way);
          await sendShare(context, trx, request, manifestId, {
            send_by: way,
            email: to,
            delivery_event_id: id,
          });
          const stops = await waitingStops(trx, manifestId);
          const own = stops.find((stop) => stop.id === id);
          return { status: 200, body: own ? householdOf(stops, own).map((stop) => stop.id) : [id] };
        },
        `share:${id}`,
      );
      for (const each of body as number[]) told.add(each);
      results.push(doneResult(id));
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      results.push(refusedResult(id, refusal));
    }
  }
  return { command_id: '', manifests: [], events: [], undo_until: null, results };
}
