import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  attendNotificationCall,
  notificationsCall,
  notificationsTotalCall,
  type Notification,
} from '../../contract/notifications/notifications';
import { MINUTE_MS } from '../../domain/time/durations';
import { NOTIFICATIONS_PAGE_SIZE } from '../../domain/wire/lists';
import type { Language } from '../../i18n/messages';
import { readApi } from '../../providers/callApi';
import { useLanguage } from '../../providers/LanguageProvider';
import { useBrowserSettings } from '../../providers/browserSettings';
import { useLive, useLiveStatus } from '../../providers/useLive';

const KEY = ['notification'] as const;

function fetchList(pages: number, language: Language, signal: AbortSignal): Promise<Notification[]> {
  const query = {
    page: 1,
    per_page: NOTIFICATIONS_PAGE_SIZE * pages,
    show_async_request: 1,
    language,
  } as const;
  return readApi(notificationsCall, { query }, { signal });
}

async function fetchUnread(signal: AbortSignal): Promise<number> {
  return (await readApi(notificationsTotalCall, { query: { is_attended: 0 } }, { signal })).total_items;
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
  const language = useLanguage();
  return useQuery({
    queryKey: [...KEY, 'list', pages, language],
    queryFn: ({ signal }) => fetchList(pages, language, signal),
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
    mutationFn: (id: number) => readApi(attendNotificationCall, { params: { id } }, { toast: true }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
