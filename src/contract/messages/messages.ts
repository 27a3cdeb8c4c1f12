import { number, object, string } from 'yup';
import { answer, NO_ANSWER, TOTAL } from '../answer';
import { callContract } from '../call';
import type { MessageChannel } from '../../domain/messages/channels';
import { MESSAGE_STATES, type MessageState } from '../../domain/messages/messageState';

const LIST = '/messages';
const ONE = '/messages/:id';
const tags = ['messages'];
const PAGE_SIZE = 20;


/** A message to a person; its text is loaded only when it is opened. */
export interface SentMessage {
  id: number;
  channel: MessageChannel;
  recipient: string;
  template: string;
  state: MessageState;
  attempts: number;
  error: string | null;
  created_by_name: string;
  created_at: string;
}
export interface OpenedMessage extends SentMessage {
  subject: string;
  text: string;
}

const filters = { state: string().oneOf(MESSAGE_STATES) };

export const messagesCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Messages, newest first',
  query: object({
    ...filters,
    page: number().integer().min(1).max(100_000).default(1),
    per_page: number().integer().min(1).max(100).default(PAGE_SIZE),
  }),
  answer: answer<SentMessage[]>([{ id: 'number' }]),
});

export const messagesTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  tags,
  summary: 'How many messages',
  query: object(filters),
  answer: TOTAL,
});

export const messageCall = callContract({
  method: 'GET',
  path: ONE,
  tags,
  summary: 'A message with its text',
  answer: answer<OpenedMessage>({ id: 'number' }),
});

export const retryMessageCall = callContract({
  method: 'POST',
  path: `${ONE}/retry`,
  tags,
  summary: 'Retry a failed message',
  answer: NO_ANSWER,
});
