import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Notification } from '../../contract/notifications/notifications';
import {
  LEVELS,
  type NotificationLevel,
  type NotificationType,
} from '../../domain/notifications/notificationTypes';
import { notificationTarget } from '../../domain/notifications/notificationTarget';
import { TOAST_SMS, TOAST_WARNING } from '../../domain/time/timings';
import { useT } from '../../i18n/useT';
import { useLanguage } from '../../providers/LanguageProvider';
import { showMessage } from '../../providers/messageLog';
import { useLive } from '../../providers/useLive';
import { onOpenFromWorker, releaseForeignSubscription } from './push/pushClient';
import { placeOfNews } from './placeOfNews';
import { allowSoundsOnFirstGesture, playTone } from './tones';
import { fetchNotification, useMarkRead } from './useNotifications';

/** What is urgent stays longer. Milliseconds. */
const ON_SCREEN: Readonly<Record<NotificationLevel, number>> = {
  info: TOAST_WARNING,
  warning: TOAST_WARNING,
  urgent: 3 * TOAST_WARNING,
};
/** A text message of a recipient stays as long as the specification says (§9). */
const TEXT_RECEIVED: NotificationType = 'text_received';
const SOUND_LOCK = 'rx-notification-sound';
/** Of several tabs the one that rings keeps the others quiet for so long. Milliseconds. */
const ONE_SOUND_MS = 1_000;
/** What comes within this is one sound, and one message from the third on. Milliseconds. */
const TOGETHER_MS = 600;
const ONE_BY_ONE = 2;

interface Heard {
  id: number;
  level: NotificationLevel;
}

/** Of several open tabs one rings. */
function ring(level: NotificationLevel): void {
  const sound = async (lock: unknown) => {
    if (lock === null) return;
    await playTone(level);
    await new Promise((done) => setTimeout(done, ONE_SOUND_MS));
  };
  if ('locks' in navigator) void navigator.locks.request(SOUND_LOCK, { ifAvailable: true }, sound);
  else void playTone(level);
}

/** Gathers what comes together, and hands it over once. */
function useTogether(announce: (heard: readonly Heard[]) => void): (one: Heard) => void {
  const waiting = useRef<Heard[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (one) => {
    waiting.current.push(one);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => announce(waiting.current.splice(0)), TOGETHER_MS);
  };
}

/**
 * News that comes while the app is open: its sound, and the same as a message on screen for whoever cannot hear it. What a
 * person keeps silent is in the bell alone.
 */
export default function NewsAnnouncer() {
  const translate = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const { mutate: markRead } = useMarkRead();
  useEffect(() => allowSoundsOnFirstGesture(), []);
  useEffect(() => void releaseForeignSubscription(), []);
  useEffect(() => onOpenFromWorker((path) => void navigate(path)), [navigate]);

  async function show({ id, level }: Heard): Promise<void> {
    const notification = await fetchNotification(id, language).catch(() => null);
    // The bell counts it all the same.
    if (!notification) return;
    const open = async (told: Notification) => {
      markRead(id);
      const place = await placeOfNews(told);
      if (place) void navigate(place);
    };
    showMessage({
      kind: level === 'info' ? 'info' : 'warning',
      text: [notification.title, notification.body].filter(Boolean).join('. '),
      duration: notification.type === TEXT_RECEIVED ? TOAST_SMS : ON_SCREEN[level],
      ...(notificationTarget(notification) && {
        action: { label: translate('notificationPages.show'), run: () => void open(notification) },
      }),
    });
  }

  const hear = useTogether((heard) => {
    const loudest = LEVELS.findLast((level) => heard.some((one) => one.level === level)) ?? 'info';
    ring(loudest);
    if (heard.length <= ONE_BY_ONE) return heard.forEach((one) => void show(one));
    showMessage({
      kind: loudest === 'info' ? 'info' : 'warning',
      text: translate('notificationPages.several', { smart_count: heard.length }),
      duration: ON_SCREEN[loudest],
      action: { label: translate('notificationPages.show'), run: () => void navigate('/notifications') },
    });
  });
  useLive('notifications', {
    onEvent: ({ event, body }) => {
      const level = LEVELS.find((one) => one === body.sound);
      if (event === 'notification.created' && level && typeof body.id === 'number')
        hear({ id: body.id, level });
    },
  });
  return null;
}
