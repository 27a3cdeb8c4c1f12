import {
  conversationCall,
  conversationsCall,
  conversationsTotalCall,
  participantConversationsCall,
  readConversationCall,
  stopConversationsCall,
  type ConversationFilter,
} from '../../contract/conversations/conversations';
import { PERMISSIONS } from '../../domain/access/permissions';
import { readApi } from '../../providers/callApi';

/** First part of every query key of text messages. */
export const CONVERSATIONS_KEY = 'conversations';
export const CONVERSATION_RIGHTS = PERMISSIONS.conversations;

/** Whose text messages are shown. */
export type Whose = { conversation: number } | { stop: number } | { participant: number };

/** The conversations of one stop or participant, or one by its number. */
export async function readWhose(whose: Whose, signal: AbortSignal) {
  if ('conversation' in whose)
    return [await readApi(conversationCall, { params: { id: whose.conversation } }, { signal })];
  if ('stop' in whose) return readApi(stopConversationsCall, { params: { id: whose.stop } }, { signal });
  return readApi(participantConversationsCall, { params: { id: whose.participant } }, { signal });
}

export async function readList(filter: ConversationFilter, count: number, signal: AbortSignal) {
  const [rows, { total_items: total }] = await Promise.all([
    readApi(conversationsCall, { query: { filter, per_page: count } }, { signal }),
    readApi(conversationsTotalCall, { query: { filter } }, { signal }),
  ]);
  return { rows, total };
}

export async function markRead(id: number): Promise<void> {
  await readApi(readConversationCall, { params: { id } }, { toast: true });
}
