import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ConversationFilter } from '../../contract/conversations/conversations';
import { speaksAdditions } from '../../providers/serverContract';
import { useLive } from '../../providers/useLive';
import { useMessageChanges } from '../../providers/useMessageChanges';
import { useAllowed } from '../../providers/usePermissions';
import { CONVERSATION_RIGHTS, CONVERSATIONS_KEY, readList, readWhose, type Whose } from './conversationCalls';

/** Everything of text messages is read again when one comes in or goes out. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] }), [client]);
  const mayList = useAllowed(CONVERSATION_RIGHTS.list);
  const handlers = { onEvent: () => void refresh(), onGap: () => void refresh() };
  useLive(mayList ? 'conversations' : null, handlers);
  // What goes out changes its state there.
  useMessageChanges(() => void refresh());
  return refresh;
}

/** The conversations of this filter, for this number of rows; updated live. */
export function useConversationList(filter: ConversationFilter, count: number) {
  const refresh = useRefresh();
  const query = useQuery({
    queryKey: [CONVERSATIONS_KEY, 'list', filter, count],
    placeholderData: keepPreviousData,
    // Names of patients are not kept.
    gcTime: 0,
    queryFn: ({ signal }) => readList(filter, count, signal),
  });
  return { ...query, refresh };
}

/** Text messages with a stop's recipient, with a participant, or of one conversation; updated live. */
export function useConversationsOf(whose: Whose) {
  const refresh = useRefresh();
  const query = useQuery({
    queryKey: [CONVERSATIONS_KEY, 'of', whose],
    placeholderData: keepPreviousData,
    // Another server has no such call.
    enabled: speaksAdditions(),
    retry: false,
    gcTime: 0,
    queryFn: ({ signal }) => readWhose(whose, signal),
  });
  return { ...query, refresh };
}
