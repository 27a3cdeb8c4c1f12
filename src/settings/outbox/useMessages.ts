import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../providers/http';
import { useLive } from '../../providers/useLive';
import type { MessageState } from './messageState';

const PAGE_SIZE = 20;
const KEY = 'messages';

/** A message from `GET /messages`; its text is loaded only when it is opened. */
export interface SentMessage {
  id: number;
  channel: 'email' | 'sms';
  recipient: string;
  template: string;
  state: MessageState;
  attempts: number;
  error: string | null;
  created_by_name: string;
  created_at: string;
}
interface OpenedMessage extends SentMessage {
  subject: string;
  text: string;
}

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
      const options = { signal, toast: false } as const;
      const filter = new URLSearchParams(state ? { state } : {});
      const page = new URLSearchParams({
        ...Object.fromEntries(filter),
        per_page: String(pages * PAGE_SIZE),
      });
      const [rows, total] = await Promise.all([
        request<SentMessage[]>(`/messages?${page.toString()}`, options),
        request<{ total_items: number }>(`/messages/total_items?${filter.toString()}`, options),
      ]);
      return { rows: rows.data, total: total.data.total_items };
    },
  });
}

export async function readMessage(id: number): Promise<OpenedMessage> {
  return (await request<OpenedMessage>(`/messages/${id}`, { toast: false })).data;
}

/** Retries a failed message with a new count of attempts. */
export async function retryMessage(id: number): Promise<void> {
  await request(`/messages/${id}/retry`, { method: 'POST' });
}
