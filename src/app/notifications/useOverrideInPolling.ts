import { useEffect, useRef } from 'react';
import { endsSession } from '../../domain/wire/notification';
import { leaveOnServerNotice } from '../../providers/session';
import { otherSignIn } from '../../providers/sessionLoss';
import { useLiveStatus } from '../../providers/useLive';
import { useNotifications } from './useNotifications';

/**
 * Where there is no live stream, the newer sign-in that closes this session comes with the notifications (spec §4). What
 * stood there when this page first looked tells of sessions before it, and closes nothing.
 */
export function useOverrideInPolling(): void {
  const { state } = useLiveStatus();
  const isPolling = state === 'polling' || state === 'stale';
  const { data, isPlaceholderData } = useNotifications(1, isPolling);
  const newest = useRef<number | null>(null);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const known = newest.current;
    newest.current = Math.max(known ?? 0, ...data.map(({ id }) => id));
    if (known === null) return;
    const found = data.find((one) => one.id > known && endsSession(one) && !one.is_attended);
    if (found) leaveOnServerNotice('superseded', otherSignIn(found.jsonBody ?? {}));
  }, [data, isPlaceholderData]);
}
