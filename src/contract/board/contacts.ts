import { answer } from '../answer';
import { callContract } from '../call';

/** How to reach the recipient of a stop, and what to know at the door. */
export interface StopContacts {
  /** 10 digits. */
  phone_number: string | null;
  mobile_phone_number: string | null;
  /** Language of the recipient: `en`, `es`. */
  language: string | null;
  /** Of the address that the stop goes to. */
  gate_code: string | null;
}

/** Apart from the board, which holds no phone number of a patient: one answer for the one stop that is looked at. */
export const stopContactsCall = callContract({
  method: 'GET',
  path: '/delivery_events/:id/contacts',
  tags: ['dispatch'],
  summary: 'How to reach the recipient of a stop',
  answer: answer<StopContacts>({}),
});
