import { useCallback } from 'react';
import { useTranslateAny } from '../../i18n/useT';
import type { Notification } from '../../contract/notifications/notifications';

type Part = 'title' | 'body';

/**
 * Translated title or body, by the notification's type and the values of its `jsonBody`. The server's text is
 * used for unknown types and for missing values.
 */
export function useNotificationText(): (notification: Notification, part: Part) => string {
  const translateAny = useTranslateAny();
  return useCallback(
    (notification, part) => {
      const written = notification[part];
      const sentence = translateAny(`notifications.types.${notification.type}.${part}`, {
        ...notification.jsonBody,
        _: written,
      });
      return sentence.includes('%{') ? written : sentence;
    },
    [translateAny],
  );
}
