import type { SentMessage } from './messages';
import { answer } from '../answer';
import { callContract } from '../call';

/** A message to a recipient about a delivery, without its text and without where it went. */
export type ToldMessage = Pick<
  SentMessage,
  | 'id'
  | 'channel'
  | 'template'
  | 'event'
  | 'state'
  | 'reason'
  | 'attempts'
  | 'error'
  | 'next_try_at'
  | 'created_by_name'
  | 'created_at'
  | 'sent_at'
  | 'delivered_at'
>;

const tags = ['messages'];
const TOLD = answer<ToldMessage[]>([{ id: 'number', channel: 'text', state: 'text', created_at: 'text' }]);

export const stopMessagesCall = callContract({
  method: 'GET',
  path: '/delivery_events/:id/messages',
  tags,
  summary: 'What the recipient of a stop was told, the newest first, and what became of it',
  answer: TOLD,
});

export const participantMessagesCall = callContract({
  method: 'GET',
  path: '/participants/:id/messages',
  tags,
  summary: 'What a participant was told of their deliveries, the newest first, and what became of it',
  answer: TOLD,
});
