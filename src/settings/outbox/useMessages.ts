import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  channelsCall,
  messageCall,
  messagesCall,
  messagesTotalCall,
  retryMessageCall,
  stopMessageCall,
} from '../../contract/messages/messages';
import type { MessageChannel } from '../../domain/messages/channels';
import type { MessageState } from '../../domain/messages/messageState';
import type { RecipientEvent } from '../../domain/messages/recipientEvents';
import { readApi } from '../../providers/callApi';
import { useMessageChanges } from '../../providers/useMessageChanges';

const PAGE_SIZE = 20;
const KEY = 'messages';

/** Null: any. */
export interface MessageFilter {
  id: number | null;
  state: MessageState | null;
  channel: MessageChannel | null;
  event: RecipientEvent | null;
  delivery_event_id: number | null;
}

/** The newest messages that fit, for this number of pages; updated live. */
export function useMessages(filter: MessageFilter, pages: number) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [KEY] });
  useMessageChanges(refresh);
  return useQuery({
    queryKey: [KEY, filter, pages],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { id, state, channel, event, delivery_event_id } = filter;
      const query = {
        id: id ?? undefined,
        state: state ?? undefined,
        channel: channel ?? undefined,
        event: event ?? undefined,
        delivery_event_id: delivery_event_id ?? undefined,
      };
      const [rows, { total_items: total }] = await Promise.all([
        readApi(messagesCall, { query: { ...query, per_page: pages * PAGE_SIZE } }, { signal }),
        readApi(messagesTotalCall, { query }, { signal }),
      ]);
      return { rows, total };
    },
  });
}

/** The ways of messages; read again with the messages. */
export function useChannels() {
  return useQuery({
    queryKey: [KEY, 'channels'],
    queryFn: ({ signal }) => readApi(channelsCall, {}, { signal }),
    retry: false,
  });
}

export const readMessage = (id: number) => readApi(messageCall, { params: { id } });

/** Sends a message again, with a new count of attempts. */
export async function retryMessage(id: number): Promise<void> {
  await readApi(retryMessageCall, { params: { id } });
}

export async function stopMessage(id: number): Promise<void> {
  await readApi(stopMessageCall, { params: { id } });
}
