import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { notificationTarget } from '../../domain/notifications/notificationTarget';
import { useLanguage } from '../../providers/LanguageProvider';
import { fetchNotification, useMarkRead } from './useNotifications';

/** `?open=<id>`, as a device opens it: marks the notification as read and goes on to what it is about. */
export function useOpenFromPush(): void {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const language = useLanguage();
  const { mutate: markRead } = useMarkRead();
  const opened = useRef<number | null>(null);
  const id = Number(search.get('open'));
  useEffect(() => {
    if (!Number.isSafeInteger(id) || id <= 0 || opened.current === id) return;
    opened.current = id;
    const stay = () => setSearch({}, { replace: true });
    fetchNotification(id, language).then((notification) => {
      markRead(id);
      const target = notificationTarget(notification);
      if (target) void navigate(target, { replace: true });
      else stay();
      // Of somebody else, or gone: the list says what there is.
    }, stay);
  }, [id, language, markRead, navigate, setSearch]);
}
