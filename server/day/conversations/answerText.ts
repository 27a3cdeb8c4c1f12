import type { FastifyRequest } from 'fastify';
import type { Trx } from '../../platform/database/database';
import { readConsents } from '../../outside/messages/consents';
import { sendMessage } from '../../outside/messages/sendMessage';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { notFound, wrongState } from '../../platform/plugins/errors';
import { publishConversation } from './publishConversation';
import { readBy } from './readBy';
import { filteredConversations } from './readConversations';

async function lockConversation(trx: Trx, request: FastifyRequest, id: number) {
  const found = await filteredConversations(trx, actorOf(request), 'all')
    .select([
      'c.id',
      'c.phone_number',
      'c.language',
      'c.close_door_pharmacy_id',
      'c.unread',
      'c.participant_id',
      'c.delivery_event_id',
    ])
    .where('c.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/** Sends an answer of the office. Throws 404, and 409 to a phone that has asked for no more messages. */
export async function answerText(trx: Trx, request: FastifyRequest, id: number, text: string, now: Date) {
  const conversation = await lockConversation(trx, request, id);
  const { phone_number, close_door_pharmacy_id: cdpId, participant_id, delivery_event_id } = conversation;
  if ((await readConsents(trx, [phone_number])).of('sms', phone_number)?.state === 'stopped')
    throw wrongState('This phone has asked for no more messages', { reason: 'consentStopped' });
  const { user_id, full_name } = actorOf(request);
  await trx
    .updateTable('conversations')
    .set({ ...readBy(request, now), last_text_at: now })
    .where('id', '=', id)
    .execute();
  await writeAudit(trx, request, {
    action: 'answerText',
    resource: 'conversations',
    record_id: id,
    changes: {},
    ...(conversation.participant_id === null ? {} : { patient_ids: [conversation.participant_id] }),
  });
  const message_id = await sendMessage(trx, {
    channel: 'sms',
    to: phone_number,
    language: conversation.language ?? 'en',
    is_private: true,
    ...(cdpId === null ? {} : { close_door_pharmacy_id: cdpId }),
    ...(participant_id === null ? {} : { participant_id }),
    ...(delivery_event_id === null ? {} : { delivery_event_id }),
    created_by: { user_id, full_name },
    at: now,
    template: 'recipientText',
    args: { text },
  });
  await publishConversation(trx, id, cdpId);
  return { status: 201, body: { message_id } };
}

/** Takes a conversation off the list of those that wait for a person. */
export async function markRead(trx: Trx, request: FastifyRequest, id: number, now: Date) {
  const conversation = await lockConversation(trx, request, id);
  if (conversation.unread > 0) {
    await trx.updateTable('conversations').set(readBy(request, now)).where('id', '=', id).execute();
    await writeAudit(trx, request, {
      action: 'readTexts',
      resource: 'conversations',
      record_id: id,
      changes: { unread: { from: conversation.unread, to: 0 } },
    });
    await publishConversation(trx, id, conversation.close_door_pharmacy_id);
  }
  return { status: 204, body: undefined };
}
