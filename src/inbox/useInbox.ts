import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLive } from '../providers/useLive';
import { INBOX_KEY, readEntry, readInbox } from './inboxCalls';
import type { InboxFilters } from './useInboxFilters';

export const INBOX_PAGE = 50;

/**
 * The newest orders that match the filters, for this number of pages; updated live with new orders and with
 * the state of lots.
 */
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

/** One order with all details. */
export function useInboxEntry(id: number | null) {
  return useQuery({
    queryKey: [INBOX_KEY, 'entry', id],
    enabled: id !== null,
    // Contains names: removed from the cache when the dialog closes.
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => readEntry(id ?? 0, signal),
  });
}
