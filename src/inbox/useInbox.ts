import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLive } from '../providers/useLive';
import { INBOX_KEY, readEntry, readInbox } from './inboxCalls';
import type { InboxFilters } from './useInboxFilters';

export const INBOX_PAGE = 50;

/** The newest orders under the filters, so many pages of them; they follow what arrives, and what becomes of lots. */
export function useInbox(filters: InboxFilters, pages: number, maySeeLots: boolean) {
  const client = useQueryClient();
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: [INBOX_KEY] }), [client]);
  const handlers = { onEvent: () => void refresh(), onGap: () => void refresh() };
  useLive('inbox', handlers);
  useLive(maySeeLots ? 'imports' : null, handlers);
  const query = useQuery({
    queryKey: [INBOX_KEY, 'list', filters, pages],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readInbox(filters, pages * INBOX_PAGE, signal),
  });
  return { ...query, refresh };
}

/** One order with all of it. */
export function useInboxEntry(id: number | null) {
  return useQuery({
    queryKey: [INBOX_KEY, 'entry', id],
    enabled: id !== null,
    // It holds names: gone with the dialog.
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => readEntry(id ?? 0, signal),
  });
}
