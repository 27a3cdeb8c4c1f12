import type { RecipientAsks } from '../../domain/conversations/recipientRequest';
import { answer } from '../answer';
import { callContract } from '../call';

/** What the recipient of a stop has said, by page or text message. */
export interface StopRecipient {
  recipient_asks: RecipientAsks | null;
  recipient_words: string | null;
  /** UTC wire times. */
  recipient_asked_at: string | null;
  recipient_confirmed_at: string | null;
  recipient_gate_code: string | null;
  recipient_safe_place: string | null;
  /** Stars, 1 to 5. */
  recipient_rating: number | null;
  recipient_rating_words: string | null;
  /** IANA zone of the run. */
  time_zone: string;
  /** The day of the stop, YYYY-MM-DD. */
  delivery_date: string;
}

/** Apart from the board, as its phones: one answer for the one stop that is looked at. */
export const stopRecipientCall = callContract({
  method: 'GET',
  path: '/delivery_events/:id/recipient',
  tags: ['dispatch'],
  summary: 'What the recipient of a stop has said',
  answer: answer<StopRecipient>({ time_zone: 'text', delivery_date: 'text' }),
});
