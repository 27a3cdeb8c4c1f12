import { useNavigate } from 'react-router-dom';
import { notificationsCall } from '../../contract/notifications/notifications';
import { notificationTarget } from '../../domain/notifications/notificationTarget';
import { TOAST_SMS } from '../../domain/time/timings';
import { NOTIFICATIONS_PAGE_SIZE } from '../../domain/wire/lists';
import { useT } from '../../i18n/useT';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';
import { useLanguage } from '../../providers/LanguageProvider';
import { showMessage } from '../../providers/messageLog';
import { useLive } from '../../providers/useLive';

/** The notification of a text message from a recipient. */
const TEXT_RECEIVED = 'text_received';

/** A text message that has come in is a toast of 10 s that opens its stop (spec §9); the bell keeps it. */
export default function TextToast() {
  const translate = useT();
  const navigate = useNavigate();
  const language = useLanguage();
  const show = async (id: unknown) => {
    const query = { page: 1, per_page: NOTIFICATIONS_PAGE_SIZE, language } as const;
    const told = (await readApi(notificationsCall, { query })).find((one) => one.id === id);
    if (!told) return;
    const target = notificationTarget(told);
    showMessage({
      kind: 'info',
      text: [told.title, told.body].filter(Boolean).join(': '),
      duration: TOAST_SMS,
      ...(target && { action: { label: translate('ra.action.show'), run: () => void navigate(target) } }),
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
