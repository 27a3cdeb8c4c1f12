import { useNavigate } from 'react-router-dom';
import { conversationCall } from '../../contract/conversations/conversations';
import { notificationsCall, type Notification } from '../../contract/notifications/notifications';
import { notificationTarget } from '../../domain/notifications/notificationTarget';
import type { NotificationType } from '../../domain/notifications/notificationTypes';
import { TOAST_SMS } from '../../domain/time/timings';
import { NOTIFICATIONS_PAGE_SIZE } from '../../domain/wire/lists';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';
import { useLanguage } from '../../providers/LanguageProvider';
import { showMessage } from '../../providers/messageLog';
import { useLive } from '../../providers/useLive';

/** The notification of a text message from a recipient. */
const TEXT_RECEIVED: NotificationType = 'text_received';

/** The stop that the text is about, else the conversation. Asked when somebody wants to see it: it shows a patient. */
async function placeOf(told: Notification): Promise<string | null> {
  const id = told.jsonBody?.conversation_id;
  const place = notificationTarget(told);
  if (typeof id !== 'number') return place;
  try {
    const { delivery_event_id, delivery_date } = await readApi(conversationCall, { params: { id } });
    if (delivery_event_id === null || delivery_date === null) return place;
    return `/dispatch?date=${delivery_date}&stop=${delivery_event_id}`;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // Its own page says why it cannot be read.
    return place;
  }
}

/** A text message that has come in is a toast of 10 s that opens its stop (spec §9); the bell keeps it. */
export default function TextToast() {
  const translate = useT();
  const navigate = useNavigate();
  const language = useLanguage();
  const open = async (told: Notification) => {
    const place = await placeOf(told);
    if (place) void navigate(place);
  };
  const show = async (id: unknown) => {
    const query = { page: 1, per_page: NOTIFICATIONS_PAGE_SIZE, language } as const;
    const told = (await readApi(notificationsCall, { query })).find((one) => one.id === id);
    if (!told) return;
    showMessage({
      kind: 'info',
      text: [told.title, told.body].filter(Boolean).join(': '),
      duration: TOAST_SMS,
      action: { label: translate('ra.action.show'), run: () => void open(told) },
    });
  };
  useLive('notifications', {
    onEvent: ({ event, body }) => {
      if (event !== 'notification.created' || body.type !== TEXT_RECEIVED) return;
      void show(body.id).catch((error: unknown) => {
        // The bell counts it all the same.
        if (!(error instanceof HttpError)) throw error;
      });
    },
  });
  return null;
}
