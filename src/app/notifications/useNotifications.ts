import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  attendAllCall,
  attendNotificationCall,
  notificationCall,
  notificationsCall,
  notificationsTotalCall,
  type Notification,
} from '../../contract/notifications/notifications';
import type { NotificationLevel, NotificationSubject } from '../../domain/notifications/notificationTypes';
import { MINUTE_MS } from '../../domain/time/durations';
import { NOTIFICATIONS_PAGE_SIZE } from '../../domain/wire/lists';
import { readApi } from '../../providers/callApi';
import { useBrowserSettings } from '../../providers/browserSettings';
import { useLanguage } from '../../providers/LanguageProvider';
import { useLive, useLiveStatus } from '../../providers/useLive';
import type { Language } from '../../domain/wire/languages';

const KEY = ['notification'] as const;

/** What a list leaves out. */
export interface NotificationFilters {
  is_attended?: 0;
  subject?: NotificationSubject;
  level?: NotificationLevel;
}

/** Configured refresh of the bell while there is no live stream (spec §9). Milliseconds. */
function useBellRefresh(): number | false {
  const { bell_refresh_minutes } = useBrowserSettings();
  return useLiveStatus().state === 'live' ? false : bell_refresh_minutes * MINUTE_MS;
}

/** One page of the own notifications, newest first; updated by the live stream, else every few minutes. */
export function useNotifications(page: number, filters: NotificationFilters = {}, enabled = true) {
  const refetchInterval = useBellRefresh();
  const language = useLanguage();
  const query = {
    page,
    per_page: NOTIFICATIONS_PAGE_SIZE,
    show_async_request: 1,
    language,
    ...filters,
  } as const;
  return useQuery({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }): Promise<Notification[]> => readApi(notificationsCall, { query }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** How many there are by these filters; null while unknown. */
export function useNotificationsTotal(filters: { is_attended?: 0 | 1 } & NotificationFilters): number | null {
  const refetchInterval = useBellRefresh();
  const { data } = useQuery({
    queryKey: [...KEY, 'total', filters],
    queryFn: async ({ signal }) =>
      (await readApi(notificationsTotalCall, { query: filters }, { signal })).total_items,
    refetchInterval,
  });
  return data ?? null;
}

/** Number of unread notifications; null while unknown. */
export function useUnreadCount(): number | null {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: KEY }), [client]);
  useLive('notifications', { onEvent: refresh, onGap: refresh });
  return useNotificationsTotal({ is_attended: 0 });
}

export function fetchNotification(id: number, language: Language): Promise<Notification> {
  return readApi(notificationCall, { params: { id }, query: { language } });
}

/** PATCH /notification/{id}/attended: marks a notification as read when it is clicked (spec §4). */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => readApi(attendNotificationCall, { params: { id } }, { toast: true }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Marks all that the filters show as read. */
export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (filters: NotificationFilters) => readApi(attendAllCall, { query: filters }, { toast: true }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
