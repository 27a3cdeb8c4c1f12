import type { TextMeaning } from '../../domain/conversations/readText';
import { answer, NO_ANSWER, TOTAL } from '../answer';
import { callContract, typed } from '../call';
import type { Language } from '../../domain/wire/languages';

const LIST = '/conversations';
const ONE = '/conversations/:id';
const tags = ['conversations'];

export const CONVERSATION_FILTERS = ['unread', 'unknown', 'all'] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

/** Longest answer, in characters: what the service takes as one message. */
export const LONGEST_TEXT = 1600;

/** Text messages with one phone. */
export interface Conversation {
  id: number;
  version: number;
  /** Ten digits; of another country as it came. */
  phone_number: string;
  /** Null: a number that no participant has, or several have. */
  participant_id: number | null;
  participant_name: string | null;
  cdp_name: string | null;
  /** The delivery that the last text was about. */
  delivery_event_id: number | null;
  /** Its day, YYYY-MM-DD. */
  delivery_date: string | null;
  /** Texts that wait for a person. */
  unread: number;
  last_text: string | null;
  /** UTC wire time. */
  last_text_at: string;
  /** The phone gets no messages any more. */
  is_stopped: boolean;
  read_by_name: string | null;
}

export const TEXT_STATES = ['waiting', 'held', 'sent', 'delivered', 'failed', 'stopped', 'kept'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** A text message of a conversation. */
export interface ConversationText {
  /** `in-7` or `out-12`. */
  key: string;
  direction: 'in' | 'out';
  text: string;
  /** UTC wire time. */
  at: string;
  /** Of one that came in. */
  meaning: TextMeaning | null;
  /** Of one that went out: who wrote it; null by itself. */
  by_name: string | null;
  state: TextState | null;
  error: string | null;
}

/** A conversation with its texts, the oldest first. */
export interface ConversationDetail extends Conversation {
  /** The recipient's: as they wrote last, else as it is kept of them. */
  language: Language;
  texts: ConversationText[];
  /** Who is reached by this phone. */
  people: { participant_id: number; participant_name: string }[];
}

const CONVERSATION = { id: 'number', phone_number: 'text', unread: 'number', last_text_at: 'text' } as const;
const DETAIL = { ...CONVERSATION, texts: 'list', people: 'list?' } as const;

export const conversationsCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Text messages by phone, those that wait for a person first',
  query: typed<{ filter?: ConversationFilter; page?: number; per_page?: number }>(),
  answer: answer<Conversation[]>([CONVERSATION]),
});

export const conversationsTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  tags,
  summary: 'How many conversations',
  query: typed<{ filter?: ConversationFilter }>(),
  answer: TOTAL,
});

export const conversationCall = callContract({
  method: 'GET',
  path: ONE,
  tags,
  summary: 'One conversation with its texts',
  answer: answer<ConversationDetail>(DETAIL),
});

export const stopConversationsCall = callContract({
  method: 'GET',
  path: '/delivery_events/:id/conversations',
  tags,
  summary: 'Text messages with the recipient of a stop',
  answer: answer<ConversationDetail[]>([DETAIL]),
});

export const participantConversationsCall = callContract({
  method: 'GET',
  path: '/participants/:id/conversations',
  tags,
  summary: 'Text messages with a participant',
  answer: answer<ConversationDetail[]>([DETAIL]),
});

export const answerTextCall = callContract({
  method: 'POST',
  path: `${ONE}/texts`,
  tags,
  summary: 'Answer by text message',
  body: typed<{ text: string }>(),
  answer: answer<{ message_id: number }>({ message_id: 'number' }),
});

export const readConversationCall = callContract({
  method: 'PUT',
  path: `${ONE}/read`,
  tags,
  summary: 'Nothing of a conversation waits for a person any more',
  answer: NO_ANSWER,
});
