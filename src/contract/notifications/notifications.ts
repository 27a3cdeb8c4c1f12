import { answer, NO_ANSWER, TOTAL } from '../answer';
import { callContract, typed } from '../call';
import type { NotificationLevel, NotificationSubject } from '../../domain/notifications/notificationTypes';
import type { Language } from '../../domain/wire/languages';

const LIST = '/notification';

/** A notification as the list shows it (spec §3). */
export interface Notification {
  id: number;
  type: string;
  title: string;
  body: string;
  /** Facts of the event: values for the sentence of its type. Another server may send none. */
  jsonBody?: Readonly<Record<string, unknown>> | null;
  is_attended: boolean;
  /** UTC wire time. */
  created_at: string;
  /** Level of its sound; null: it is silent for this person. */
  sound?: NotificationLevel | null;
  /** Picture of what it is about. */
  imageIconUrl?: string;
}

/** The language of the screen, which a person may have changed a moment ago. */
interface Reader {
  language?: Language;
}

interface Filters {
  /** 0 leaves out what the bell for asynchronous requests shows. */
  show_async_request?: 0 | 1;
  is_attended?: 0 | 1;
  subject?: NotificationSubject;
  level?: NotificationLevel;
}

export const notificationsCall = callContract({
  method: 'GET',
  path: LIST,
  summary: 'My notifications',
  query: typed<Filters & Reader & { page?: number; per_page?: number }>(),
  answer: answer<Notification[]>([{ id: 'number', is_attended: 'boolean' }]),
});

export const notificationsTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  summary: 'How many notifications I have',
  query: typed<Filters>(),
  answer: TOTAL,
});

export const attendNotificationCall = callContract({
  method: 'PATCH',
  path: `${LIST}/:id/attended`,
  summary: 'I have read it',
  answer: NO_ANSWER,
});

export const notificationCall = callContract({
  method: 'GET',
  path: `${LIST}/:id`,
  summary: 'One of my notifications',
  query: typed<Reader>(),
  answer: answer<Notification>({ id: 'number', is_attended: 'boolean' }),
});

export const attendAllCall = callContract({
  method: 'PATCH',
  path: `${LIST}/attended`,
  summary: 'I have read all of these',
  query: typed<Filters>(),
  answer: answer<{ attended: number }>({ attended: 'number' }),
});
