import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LEVELS, type NotificationLevel } from '../../domain/notifications/notificationTypes';
import { notificationTarget } from '../../domain/notifications/notificationTarget';
import { TOAST_WARNING } from '../../domain/time/timings';
import { useLanguage } from '../../providers/LanguageProvider';
import { showMessage } from '../../providers/messageLog';
import { useLive } from '../../providers/useLive';
import { onOpenFromWorker, releaseForeignSubscription } from './push/pushClient';
import { allowSoundsOnFirstGesture, playTone } from './tones';
import { fetchNotification, useMarkRead } from './useNotifications';

/** What is urgent stays longer. Milliseconds. */
const ON_SCREEN: Readonly<Record<NotificationLevel, number>> = {
  info: TOAST_WARNING,
  warning: TOAST_WARNING,
  urgent: 3 * TOAST_WARNING,
};
const SOUND_LOCK = 'rx-notification-sound';
/** News within this belongs to one sound. Milliseconds. */
const ONE_SOUND_MS = 1_000;

/** Of several open tabs one rings, and of news at the same moment the first. */
function ring(level: NotificationLevel): void {
  const sound = async (lock: unknown) => {
    if (lock === null) return;
    await playTone(level);
    await new Promise((done) => setTimeout(done, ONE_SOUND_MS));
  };
  if ('locks' in navigator) void navigator.locks.request(SOUND_LOCK, { ifAvailable: true }, sound);
  else void playTone(level);
}

/**
 * News that comes while the app is open: its sound, and the same as a message on screen for whoever cannot hear it. What a
 * person keeps silent is in the bell alone.
 */
export default function NewsAnnouncer() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { mutate: markRead } = useMarkRead();
  useEffect(() => allowSoundsOnFirstGesture(), []);
  useEffect(() => void releaseForeignSubscription(), []);
  useEffect(() => onOpenFromWorker((path) => void navigate(path)), [navigate]);
  useLive('notifications', {
    onEvent: ({ event, body }) => {
      const level = LEVELS.find((one) => one === body.sound);
      if (event !== 'notification.created' || !level || typeof body.id !== 'number') return;
      const { id } = body;
      ring(level);
      fetchNotification(id, language).then(
        (notification) => {
          const target = notificationTarget(notification);
          showMessage({
            kind: level === 'info' ? 'info' : 'warning',
            text: [notification.title, notification.body].filter(Boolean).join('. '),
            duration: ON_SCREEN[level],
            ...(target && {
              onOpen: () => {
                markRead(id);
                void navigate(target);
              },
            }),
          });
        },
        // The bell counts it all the same.
        () => undefined,
      );
    },
  });
  return null;
}
