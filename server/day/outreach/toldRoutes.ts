import { conversationCall } from '../../../src/contract/conversations/conversations';
import { participantMessagesCall, stopMessagesCall } from '../../../src/contract/messages/toldMessages';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { findRow } from '../../records/resources/crudRepository';
import { resourceOf } from '../../records/resources/fieldSql';
import { scopeOf } from '../../records/resources/scopes';
import { isWithinScope } from '../../records/runs/runScope';
import { ofParticipant, ofStop, readToldMessages } from './toldMessages';

/** Whoever may read what recipients write may see what they were told. */
const READING = { access: { as: ['GET', conversationCall.path] }, scope: 'cdp' } as const;

/** What recipients were told, beside the stop and the participant. */
export const toldRoutes: RouteModule = (app, { db }) => {
  serve(app, stopMessagesCall, READING, async (request, reply) => {
    const actor = actorOf(request);
    const { id } = request.params;
    const stop = await db
      .selectFrom('delivery_events')
      .select('close_door_pharmacy_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!stop || !isWithinScope(actor, stop)) throw notFound();
    void reply.header('cache-control', 'no-store');
    return readToldMessages(db, actor, ofStop(id));
  });

  serve(app, participantMessagesCall, READING, async (request, reply) => {
    const actor = actorOf(request);
    const { id } = request.params;
    if (!(await findRow(db, resourceOf('participants'), id, scopeOf('participants', actor))))
      throw notFound();
    void reply.header('cache-control', 'no-store');
    return readToldMessages(db, actor, ofParticipant(id));
  });
};
