import { useNotificationContext } from 'ra-core';
import { useEffect } from 'react';
import { say, type MessageKind } from '../../providers/messageLog';

const KINDS: Readonly<Record<string, MessageKind>> = {
  success: 'success',
  warning: 'warning',
  error: 'error',
  info: 'info',
};

/** What react-admin's hooks have to say comes out like everything else: one look, one list. */
export function NotificationBridge() {
  const { notifications, takeNotification } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { messageArgs, autoHideDuration } = notification.notificationOptions ?? {};
    say({
      kind: KINDS[notification.type ?? 'info'] ?? 'info',
      key: notification.message,
      args: messageArgs as Record<string, unknown> | undefined,
      text: notification.message,
      duration: autoHideDuration,
    });
  }, [notifications, takeNotification]);
  return null;
}
