import { sql } from 'kysely';
import {
  messageCall,
  messagesCall,
  messagesTotalCall,
  retryMessageCall,
} from '../../../src/contract/messages/messages';
import type { MessageState } from '../../../src/domain/messages/messageState';
import { maskRecipient } from '../../../src/domain/people/maskRecipient';
import type { RouteModule } from '../../context';
import type { Db, Trx } from '../../platform/database/database';
import { inTransaction } from '../../platform/database/transaction';
import { actorOf, type Actor } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { once, sendAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { obstacleToUser } from '../accounts/accountReach';
import { MessagePump } from '../../outside/messages/messagePump';
import { publishMessageChange } from '../../outside/messages/publishMessageChange';
import { wakePumps } from '../../outside/messages/sendMessage';
import { withoutLink } from '../../outside/messages/settleMessages';
import { transportsOf } from '../../outside/messages/transports';
import { writeMessage } from '../../outside/messages/writeMessage';

const OWN = { scope: 'cdp' } as const;

/** Of one CDP: its own; those of the operation are nobody's business there. */
function readMessages(db: Db | Trx, { cdp_id }: Actor, { state }: { state?: MessageState } = {}) {
  return db
    .selectFrom('messages')
    .$if(cdp_id !== null, (query) => query.where('close_door_pharmacy_id', '=', cdp_id))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'sent'));
}

/** What every answer says of a message; its text only when it is opened. */
const SHOWN = [
  'id',
  'channel',
  'recipient',
  'is_private',
  'template',
  'language',
  'state',
  'attempts',
  'error',
  'next_try_at',
  'created_by_name',
  'created_at',
  'sent_at',
] as const;

function shown<T extends { recipient: string; is_private: boolean }>(message: T): T {
  return message.is_private ? { ...message, recipient: maskRecipient(message.recipient) } : message;
}

/** Messages to people: what was sent to whom, when, and whether it arrived. Without a service they are read here. */
export const messagesRoutes: RouteModule = (app, context) => {
  const { db } = context;
  app.jobs.beside(new MessagePump(context, transportsOf(context.config)));

  serve(app, messagesCall, OWN, async (request) => {
    const { page, per_page, ...filters } = request.query;
    const messages = await readMessages(db, actorOf(request), filters)
      .select(SHOWN)
      .orderBy('id', 'desc')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute();
    return messages.map(shown);
  });

  serve(app, messagesTotalCall, { access: { as: ['GET', messagesCall.path] }, scope: 'cdp' }, (request) =>
    readMessages(db, actorOf(request), request.query)
      .select(sql<number>`count(*)`.as('total_items'))
      .executeTakeFirstOrThrow(),
  );

  serve(app, messageCall, OWN, async (request, reply) => {
    const { id } = request.params;
    const message = await inTransaction(db, async (trx) => {
      const found = await readMessages(trx, actorOf(request))
        .select([...SHOWN, 'args', 'user_id'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!found) throw notFound();
      // It can contain a link to an account: the read is logged, and the link is shown only to people who may
      // act on that account.
      await writeAudit(trx, request, { action: 'read', resource: 'messages', record_id: id, changes: {} });
      return found;
    });
    const { args, user_id, ...rest } = message;
    const isBeyond = user_id !== null && (await obstacleToUser(db, request, user_id)) !== null;
    const { subject, text } = writeMessage(
      { ...message, args: isBeyond ? withoutLink(args) : args },
      context.config.publicUrl,
    );
    void reply.header('cache-control', 'no-store');
    return { ...shown(rest), subject, text };
  });

  serve(app, retryMessageCall, OWN, async (request, reply) => {
    const { id } = request.params;
    const retried = await once(context, request, async (trx) => {
      const message = await readMessages(trx, actorOf(request))
        .select('state')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!message) throw notFound();
      if (message.state !== 'failed')
        throw wrongState(`Only a failed message can be retried; this one is ${message.state}`);
      await trx
        .updateTable('messages')
        .set({ state: 'waiting', attempts: 0, error: null })
        .where('id', '=', id)
        .execute();
      await writeAudit(trx, request, {
        action: 'retry',
        resource: 'messages',
        record_id: id,
        changes: { state: { from: 'failed', to: 'waiting' } },
      });
      await wakePumps(trx);
      await publishMessageChange(trx, id);
      return { status: 200, body: { id, state: 'waiting' } };
    });
    return sendAnswer(reply, retried);
  });
};
