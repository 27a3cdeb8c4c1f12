import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  messageCall,
  messagesCall,
  messagesTotalCall,
  retryMessageCall,
} from '../../contract/messages/messages';
import type { MessageState } from '../../domain/messages/messageState';
import { readApi } from '../../providers/callApi';
import { useLive } from '../../providers/useLive';

const PAGE_SIZE = 20;
const KEY = 'messages';

/** The newest messages of a state, for this number of pages; updated live. */
export function useMessages(state: MessageState | null, pages: number) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [KEY] });
  useLive('resources', {
    onEvent: ({ event }) => {
      if (event === 'messages.changed') refresh();
    },
    onGap: refresh,
  });
  return useQuery({
    queryKey: [KEY, state, pages],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { state: state ?? undefined };
      const [rows, { total_items: total }] = await Promise.all([
        readApi(messagesCall, { query: { ...query, per_page: pages * PAGE_SIZE } }, { signal }),
        readApi(messagesTotalCall, { query }, { signal }),
      ]);
      return { rows, total };
    },
  });
}

export const readMessage = (id: number) => readApi(messageCall, { params: { id } });

/** Retries a failed message with a new count of attempts. */
export async function retryMessage(id: number): Promise<void> {
  await readApi(retryMessageCall, { params: { id } }, { toast: true });
}
