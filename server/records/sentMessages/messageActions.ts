import type { FastifyRequest } from 'fastify';
import { contactKey } from '../../../src/domain/messages/consent';
import { canSendAgain, hasNotLeft, type MessageState } from '../../../src/domain/messages/messageState';
import { readConsents } from '../../outside/messages/consents';
import { publishMessageChange } from '../../outside/messages/publishMessageChange';
import { wakePumps } from '../../outside/messages/sendMessage';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import type { CommandAnswer } from '../../platform/plugins/idempotency';
import { messagesOf } from './readMessages';

async function openMessage(trx: Trx, request: FastifyRequest, id: number) {
  const message = await messagesOf(trx, actorOf(request))
    .select(['m.state', 'm.begun_at', 'm.channel', 'm.recipient', 'm.is_private'])
    .where('m.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!message) throw notFound();
  return message;
}

async function moved(
  trx: Trx,
  request: FastifyRequest,
  { id, action, from, to }: { id: number; action: string; from: MessageState; to: MessageState },
): Promise<CommandAnswer<null>> {
  await writeAudit(trx, request, {
    action,
    resource: 'messages',
    record_id: id,
    changes: { state: { from, to } },
  });
  await publishMessageChange(trx, id);
  return { status: 200, body: null };
}

/** A person sends it again, also one whose answer never came: at once, quiet hours aside. Throws 404 and 409. */
export async function sendAgain(trx: Trx, request: FastifyRequest, id: number) {
  const message = await openMessage(trx, request, id);
  if (!canSendAgain(message.state))
    throw wrongState(`A message that is ${message.state} cannot be sent again`, { reason: 'messageState' });
  if (message.recipient === '')
    throw wrongState('There is no way to this recipient', { reason: 'messageNoWay' });
  const contact = contactKey(message.channel, message.recipient);
  const consents = await readConsents(trx, contact === null ? [] : [contact]);
  const consent = consents.of(message.channel, contact);
  if (message.is_private && consent?.state === 'stopped')
    throw wrongState('The recipient has stopped messages', { reason: 'messageConsent' });
  await trx
    .updateTable('messages')
    .set({
      state: 'waiting',
      attempts: 0,
      error: null,
      reason: null,
      next_try_at: null,
      begun_at: null,
      locked_until: null,
    })
    .where('id', '=', id)
    .execute();
  await wakePumps(trx);
  return moved(trx, request, { id, action: 'retry', from: message.state, to: 'waiting' });
}

/** Throws 404, and 409 for one that has left or is leaving. */
export async function stopMessage(trx: Trx, request: FastifyRequest, id: number) {
  const message = await openMessage(trx, request, id);
  if (!hasNotLeft(message.state) || message.begun_at !== null)
    throw wrongState('This message has left already', { reason: 'messageLeft' });
  await trx
    .updateTable('messages')
    .set({ state: 'stopped', reason: 'person', next_try_at: null })
    .where('id', '=', id)
    .execute();
  return moved(trx, request, { id, action: 'stop', from: message.state, to: 'stopped' });
}
