import { number, object, string } from 'yup';
import { MESSAGE_CHANNELS, type MessageChannel } from '../../domain/messages/channels';
import { MESSAGE_STATES, type MessageState } from '../../domain/messages/messageState';
import { RECIPIENT_EVENTS } from '../../domain/messages/recipientEvents';
import { VALIDATION } from '../../resources/schema/messages';
import { answer, NO_ANSWER, TOTAL } from '../answer';
import { callContract } from '../call';

const LIST = '/messages';
const ONE = '/messages/:id';
const CHANNELS = '/messages/channels';
const tags = ['messages'];
const PAGE_SIZE = 20;

/** A message to a person; its text is loaded only when it is opened. */
export interface SentMessage {
  id: number;
  channel: MessageChannel;
  recipient: string;
  template: string;
  /** What a recipient is told by it; null: a message of an account or of the office. */
  event: string | null;
  state: MessageState;
  /** Why it is held or stopped. */
  reason: string | null;
  attempts: number;
  error: string | null;
  /** Not before, UTC wire time. */
  next_try_at: string | null;
  /** Segments of a text message. */
  units: number;
  /** Dollars, as exact text; null: not known. */
  cost: string | null;
  delivery_event_id: number | null;
  /** Of that delivery. */
  delivery_date: string | null;
  delivery_manifest_id: number | null;
  created_by_name: string;
  created_at: string;
  sent_at: string | null;
  delivered_at: string | null;
}
interface OpenedMessage extends SentMessage {
  subject: string;
  text: string;
}

const filters = {
  id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER),
  state: string().oneOf(MESSAGE_STATES),
  channel: string().oneOf(MESSAGE_CHANNELS),
  event: string().oneOf(RECIPIENT_EVENTS),
  delivery_event_id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER),
};

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
  summary: 'Send a message again that failed, was stopped or was kept',
  answer: NO_ANSWER,
});

export const stopMessageCall = callContract({
  method: 'POST',
  path: `${ONE}/stop`,
  tags,
  summary: 'Stop a message that has not left',
  answer: NO_ANSWER,
});

/** A way out, and how well it works. */
export interface ChannelState {
  channel: MessageChannel;
  is_connected: boolean;
  /** Messages a second that its service takes. */
  per_second: number;
  /** Last message that its service took; UTC wire time. */
  last_success_at: string | null;
  last_failure_at: string | null;
  last_error: string | null;
  /** Messages that have not left. */
  waiting: number;
}

export const channelsCall = callContract({
  method: 'GET',
  path: CHANNELS,
  tags,
  summary: 'The ways of messages, and when each last worked',
  answer: answer<ChannelState[]>([{ channel: 'text', is_connected: 'boolean', waiting: 'number' }]),
});

export const testChannelCall = callContract({
  method: 'POST',
  path: `${CHANNELS}/:channel/test`,
  params: { channel: MESSAGE_CHANNELS },
  tags,
  summary: 'Send a test message',
  body: object({ to: string().trim().max(254).required(VALIDATION.required) }),
  answer: answer<{ id: number }>({ id: 'number' }),
});
