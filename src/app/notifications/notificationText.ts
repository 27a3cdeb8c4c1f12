import { useCallback } from 'react';
import { useTranslateAny } from '../../i18n/useT';
import type { Notification } from './useNotifications';

type Part = 'title' | 'body';

/**
 * Title or body in the person's language, by the type of the notification and the values of its `jsonBody`. What the
 * server wrote stands for a type that is not known here, and for a sentence whose values are missing.
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
