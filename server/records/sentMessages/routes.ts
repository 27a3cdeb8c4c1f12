import { sql } from 'kysely';
import {
  messageCall,
  messagesCall,
  messagesTotalCall,
  retryMessageCall,
  stopMessageCall,
} from '../../../src/contract/messages/messages';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { obstacleToUser } from '../accounts/accountReach';
import { MessagePump } from '../../outside/messages/messagePump';
import { withoutLink } from '../../outside/messages/settleMessages';
import { transportsOf } from '../../outside/messages/transports';
import { writeMessage } from '../../outside/messages/writeMessage';
import { channelRoutes } from './channelRoutes';
import { sendAgain, stopMessage } from './messageActions';
import { messagesOf, shown, shownMessages } from './readMessages';

const OWN = { scope: 'cdp' } as const;

/** Messages to people: what was sent to whom, when, and whether it arrived. Without a service they are read here. */
export const messagesRoutes: RouteModule = (app, context) => {
  const { db, config } = context;
  app.jobs.beside(new MessagePump(context, transportsOf(config)));
  channelRoutes(app, context);

  serve(app, messagesCall, OWN, async (request) => {
    const { page, per_page, ...filters } = request.query;
    const messages = await shownMessages(db, actorOf(request), filters)
      .orderBy('m.id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute();
    return messages.map(shown);
  });

  serve(app, messagesTotalCall, { access: { as: ['GET', messagesCall.path] }, scope: 'cdp' }, (request) =>
    messagesOf(db, actorOf(request), request.query)
      .select(sql<number>`count(*)`.as('total_items'))
      .executeTakeFirstOrThrow(),
  );

  serve(app, messageCall, OWN, async (request, reply) => {
    const { id } = request.params;
    const message = await inTransaction(db, async (trx) => {
      const found = await shownMessages(trx, actorOf(request))
        .select(['m.args', 'm.user_id'])
        .where('m.id', '=', id)
        .executeTakeFirst();
      if (!found) throw notFound();
      // It can contain a link to an account: the read is logged, and the link is shown only to people who may
      // act on that account.
      await writeAudit(trx, request, { action: 'read', resource: 'messages', record_id: id, changes: {} });
      return found;
    });
    const { args, user_id, ...rest } = message;
    const isBeyond = user_id !== null && (await obstacleToUser(db, request, user_id)) !== null;
    const readable = { ...message, args: isBeyond ? withoutLink(args) : args };
    const { subject, text } = writeMessage(readable, config.publicUrl);
    void reply.header('cache-control', 'no-store');
    return { ...shown(rest), subject, text };
  });

  serve(app, retryMessageCall, OWN, async (request, reply) =>
    sendAnswer(reply, await once(context, request, (trx) => sendAgain(trx, request, request.params.id))),
  );

  serve(app, stopMessageCall, OWN, async (request, reply) =>
    sendAnswer(reply, await once(context, request, (trx) => stopMessage(trx, request, request.params.id))),
  );
};
