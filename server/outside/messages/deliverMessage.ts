import type { Selectable, Updateable } from 'kysely';
import type { ServerContext } from '../../context';
import type { Trx } from '../../platform/database/database';
import type { MessageTable } from '../../platform/database/tables/accounts';
import { inTransaction } from '../../platform/database/transaction';
import { fileStoreOf } from '../files/openStore';
import { MAX_ATTEMPTS, retryDelayMs } from '../../platform/jobs/jobRunner';
import { tell } from '../../platform/notifications/tell';
import { applyReceipts } from './applyReceipts';
import { NeverDelivered, type Taken } from './message';
import { publishMessageChange } from './sendMessage';
import type { Transports } from './transports';
import { writeMessage } from './writeMessage';

type Message = Selectable<MessageTable>;

/** For the page of sent messages: the code of a failure, as its words can quote the recipient. */
function reasonOf(error: unknown): string {
  if (error instanceof NeverDelivered) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

/** A link has done its work once it has left: nobody can read it here any more. */
export function withoutLink({ link: _link, ...rest }: Message['args']): Message['args'] {
  return rest;
}

/** Tells those who may look after messages, and whoever caused this one. An email that is itself a notification does not. */
async function tellFailure(trx: Trx, { id, channel, created_by, ...message }: Message, now: Date) {
  if (message.template === 'notification') return;
  const facts = { message_id: id, channel };
  const cdp_id = message.close_door_pharmacy_id;
  await tell(trx, [{ type: 'message_failed', facts, cdp_id, also: [created_by] }], now);
}

/** The file that a message brings along; one that was removed meanwhile is left out. */
async function attachmentOf(context: ServerContext, { args }: Message) {
  const { file, file_key } = args;
  const bytes = file && file_key ? await fileStoreOf(context).read(file_key) : null;
  return file && bytes ? { name: file, bytes } : null;
}

/** The job behind `sendMessage`. Throws while another try makes sense, so that the job comes back later. */
export function deliverMessage(
  context: ServerContext,
  transports: Transports,
): (payload: Record<string, unknown>) => Promise<void> {
  const { db, clock } = context;
  const settle = async (message: Message, values: Updateable<MessageTable>, isFailure = false) =>
    inTransaction(db, async (trx) => {
      await trx.updateTable('messages').set(values).where('id', '=', message.id).execute();
      if (isFailure) await tellFailure(trx, message, clock());
      await publishMessageChange(trx, message.id);
      // The service may have reported before it has answered.
      if (values.provider_id) await applyReceipts(trx, values.provider_id);
    });

  return async ({ message_id }) => {
    const message = await db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', Number(message_id))
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (!message) return;
    const transport = transports[message.channel];
    if (!transport) return settle(message, { state: 'kept' });
    const attempts = message.attempts + 1;
    let taken: Taken;
    try {
      const attachment = await attachmentOf(context, message);
      taken = await transport.send({ ...writeMessage(message), ...(attachment ? { attachment } : {}) });
    } catch (error) {
      const isOver = error instanceof NeverDelivered || attempts >= MAX_ATTEMPTS;
      const next = new Date(clock().getTime() + retryDelayMs(attempts));
      await settle(
        message,
        {
          attempts,
          error: reasonOf(error),
          ...(isOver ? { state: 'failed' as const, next_try_at: null } : { next_try_at: next }),
        },
        isOver,
      );
      if (isOver) return;
      throw error;
    }
    await settle(message, {
      state: 'sent',
      attempts,
      error: null,
      next_try_at: null,
      sent_at: clock(),
      provider_id: taken.provider_id,
      args: JSON.stringify(withoutLink(message.args)),
    });
  };
}
