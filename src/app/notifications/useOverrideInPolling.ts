import { useEffect, useRef } from 'react';
import { endsSession } from '../../domain/wire/notification';
import { leaveOnServerNotice } from '../../providers/session';
import { otherSignIn } from '../../providers/sessionLoss';
import { useLiveStatus } from '../../providers/useLive';
import { useNotifications } from './useNotifications';

/**
 * Without a live stream, the sign-in elsewhere that ends this session arrives as a notification (spec §4).
 * Notifications that exist when the page opens belong to earlier sessions and are ignored.
 */
export function useOverrideInPolling(): void {
  const { state } = useLiveStatus();
  const isPolling = state === 'polling' || state === 'stale';
  const { data, isPlaceholderData } = useNotifications(1, {}, isPolling);
  const newest = useRef<number | null>(null);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const newestId = newest.current;
    newest.current = Math.max(newestId ?? 0, ...data.map(({ id }) => id));
    if (newestId === null) return;
    const found = data.find((one) => one.id > newestId && endsSession(one) && !one.is_attended);
    if (found) leaveOnServerNotice('superseded', otherSignIn(found.jsonBody ?? {}));
  }, [data, isPlaceholderData]);
}
