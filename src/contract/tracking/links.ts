import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';

const LINK = '/delivery_manifest/:manifestId/delivery_events/:eventId/tracking_link';
const tags = ['tracking'];

/** A recipient's link; it is returned only one time. */
export interface TrackingLink {
  url: string;
  token: string;
  /** UTC wire time. */
  expires_at: string;
}

export const createLinkCall = callContract({
  method: 'POST',
  path: LINK,
  tags,
  summary: 'Create a recipient’s link',
  answer: answer<TrackingLink>({ url: 'text', expires_at: 'text' }),
});

export const revokeLinksCall = callContract({
  method: 'DELETE',
  path: LINK,
  tags,
  summary: 'Revoke the recipient’s links',
  answer: NO_ANSWER,
});

export const recipientContactCall = callContract({
  method: 'GET',
  path: `${LINK}/contact`,
  tags,
  summary: 'Email and phone number of the recipient of a stop',
  answer: answer<{ email: string | null; phone_number: string | null }>({}),
});
