import type { FastifyRequest } from 'fastify';
import { contactKey } from '../../../../src/domain/messages/consent';
import { maskRecipient } from '../../../../src/domain/people/maskRecipient';
import { toStoredPhone } from '../../../../src/domain/people/phone';
import { trackingLink, type ShareWay } from '../../../../src/domain/access/shareLink';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import type { ServerContext } from '../../../context';
import type { Trx } from '../../../platform/database/database';
import { readConsents } from '../../../outside/messages/consents';
import { sendMessage } from '../../../outside/messages/sendMessage';
import { actorOf } from '../../../platform/plugins/actor';
import { writeAudits } from '../../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../../platform/plugins/errors';
import { createTrackingLink } from '../../tracking/trackingLinks';
import { isWithinScope } from '../../../records/runs/runScope';
import { householdOf, stopsReachedBy, waitingStops, type WaitingStop } from './household';
import { languageOf } from '../../../../src/domain/wire/languages';

export interface Share {
  send_by: ShareWay;
  /** The value, whichever way (spec §7). */
  email: string;
  /** Absent from other clients: then the one delivery of the run whose person this number or address is. */
  delivery_event_id?: number | null;
}

function stopOf(
  stops: readonly WaitingStop[],
  { send_by, delivery_event_id }: Share,
  to: string,
): WaitingStop {
  if (delivery_event_id != null) {
    const stop = stops.find((each) => each.id === delivery_event_id);
    if (!stop) throw wrongState('Nobody is waiting at this stop any more', { reason: 'notWaiting' });
    return stop;
  }
  const [first, ...others] = stopsReachedBy(stops, send_by, to);
  if (!first || others.some((other) => !householdOf(stops, first).includes(other)))
    throw invalid({ delivery_event_id: { message: VALIDATION.required } });
  return first;
}

/** Throws 409 for a phone or address that has stopped messages: nothing that is not sent looks as if it were. */
async function assertNotStopped(trx: Trx, way: ShareWay, to: string): Promise<void> {
  const contact = contactKey(way, to);
  const consents = await readConsents(trx, contact === null ? [] : [contact]);
  if (consents.of(way, contact)?.state === 'stopped')
    throw wrongState('The recipient has stopped messages', { reason: 'stoppedMessages' });
}

/** Sends the links of all that a run brings to one door, in one message. Throws 404, 409 and 422. */
export async function sendShare(
  { config, clock }: ServerContext,
  trx: Trx,
  request: FastifyRequest,
  manifestId: number,
  share: Share,
) {
  const { send_by } = share;
  const to = send_by === 'email' ? share.email.trim() : (toStoredPhone(share.email) ?? '');
  const run = await trx
    .selectFrom('delivery_manifest')
    .select(['id', 'name', 'close_door_pharmacy_id', 'employee_id', 'delivery_manifest_status_id'])
    .where('id', '=', manifestId)
    .executeTakeFirst();
  // This check comes before the stops are read, so that no answer reveals the recipients of the run to an
  // unauthorized caller.
  if (!run || !isWithinScope(actorOf(request), run)) throw notFound();
  const stops = await waitingStops(trx, manifestId);
  const stop = stopOf(stops, share, to);
  await assertNotStopped(trx, send_by, to);
  const household = householdOf(stops, stop);
  const links: string[] = [];
  for (const { id: eventId } of household) {
    const { token } = await createTrackingLink(trx, request, { manifestId, eventId }, clock());
    links.push(trackingLink(config.publicUrl, token));
  }
  const { user_id, full_name } = actorOf(request);
  const changes = { send_by: { from: null, to: send_by }, sent_to: { from: null, to: maskRecipient(to) } };
  // The history of each delivery records that its recipient was notified.
  await writeAudits(
    trx,
    request,
    household.map(({ id }) => ({ action: 'share', resource: 'delivery_events', record_id: id, changes })),
  );
  const message_id = await sendMessage(trx, {
    channel: send_by,
    to,
    language: languageOf(stop.language) ?? 'en',
    is_private: true,
    close_door_pharmacy_id: run.close_door_pharmacy_id,
    delivery_event_id: stop.id,
    created_by: { user_id, full_name },
    template: 'trackingLink',
    args: { name: stop.first_name, link: links.join('\n') },
  });
  return { message_id, send_by, sent_to: maskRecipient(to), deliveries: links.length };
}
