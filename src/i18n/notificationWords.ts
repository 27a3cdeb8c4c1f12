import type { NotificationType } from '../domain/notifications/notificationTypes';

/** What is said of one type of notification. */
interface NotificationWords {
  /** Among the preferences. */
  name: string;
  /** Also shown on a locked screen: it names no patient. */
  title: string;
  body: string;
  /** In place of the title, for several of one run. */
  many?: string;
  /** In place of the title, when the work that it is about failed. */
  failed?: string;
}

/** A type without words does not compile. */
export type AllNotificationWords = Readonly<Record<NotificationType, NotificationWords>>;
