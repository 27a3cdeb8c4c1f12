import { conversationCall } from '../../contract/conversations/conversations';
import type { Notification } from '../../contract/notifications/notifications';
import { notificationTarget } from '../../domain/notifications/notificationTarget';
import { readApi } from '../../providers/callApi';
import { HttpError } from '../../providers/http';

/**
 * The page that a notification opens; null when it has none. A text message opens the stop that it is about, else its
 * conversation. Asked when somebody wants to see it: it shows a patient.
 */
export async function placeOfNews(told: Notification): Promise<string | null> {
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
