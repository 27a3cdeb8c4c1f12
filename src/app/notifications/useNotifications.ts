import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MINUTE_MS } from '../../domain/time/durations';
import { NOTIFICATIONS_PAGE_SIZE } from '../../domain/wire/lists';
import { request } from '../../providers/http';
import { useBrowserSettings } from '../../providers/browserSettings';
import { useLive, useLiveStatus } from '../../providers/useLive';

/** A notification as the list shows it (spec §3). */
export interface Notification {
  id: number;
  type: string;
  title: string;
  body: string;
  /** Facts of the event: values for the sentence of its type. Another server may send none. */
  jsonBody?: Readonly<Record<string, unknown>> | null;
  is_attended: boolean;
  /** UTC wire time. */
  created_at: string;
}

const KEY = ['notification'] as const;

async function fetchList(pages: number, signal: AbortSignal): Promise<Notification[]> {
  const perPage = NOTIFICATIONS_PAGE_SIZE * pages;
  const path = `/notification?page=1&per_page=${perPage}&show_async_request=1`;
  return (await request<Notification[]>(path, { signal, toast: false })).data;
}

async function fetchUnread(signal: AbortSignal): Promise<number> {
  const path = '/notification/total_items?is_attended=0';
  return (await request<{ total_items: number }>(path, { signal, toast: false })).data.total_items;
}

/** Configured refresh of the bell while there is no live stream (spec §9). Milliseconds. */
function useBellRefresh(): number | false {
  const { bell_refresh_minutes } = useBrowserSettings();
  return useLiveStatus().state === 'live' ? false : bell_refresh_minutes * MINUTE_MS;
}

/**
 * Own notifications, newest first, for the requested number of pages; updated by the live stream, else every
 * few minutes.
 */
export function useNotifications(pages: number, enabled = true) {
  const refetchInterval = useBellRefresh();
  return useQuery({
    queryKey: [...KEY, 'list', pages],
    queryFn: ({ signal }) => fetchList(pages, signal),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** Number of unread notifications; null while unknown. */
export function useUnreadCount(): number | null {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: KEY }), [client]);
  useLive('notifications', { onEvent: refresh, onGap: refresh });
  const refetchInterval = useBellRefresh();
  const { data } = useQuery({
    queryKey: [...KEY, 'unread'],
    queryFn: ({ signal }) => fetchUnread(signal),
    refetchInterval,
  });
  return data ?? null;
}

/** PATCH /notification/{id}/attended: marks a notification as read when it is clicked (spec §4). */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(`/notification/${id}/attended`, { method: 'PATCH' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
