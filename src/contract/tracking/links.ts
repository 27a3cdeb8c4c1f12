import { number, object, string } from 'yup';
import type { ShareWay } from '../../domain/access/shareLink';
import type { CommandAnswer } from '../../domain/runs/dispatchView';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';
import { bulkFields } from '../dispatch/fields';

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

/** Result of one sent link; another server may answer nothing. */
export interface SentLink {
  sent_to?: string;
  /** Deliveries of the household in the message. */
  deliveries?: number;
}

export const shareLinkCall = callContract({
  method: 'POST',
  path: '/delivery_manifest/:manifestId/request_url',
  tags,
  summary: 'Send the recipient’s link by SMS or e-mail',
  body: object({
    send_by: string<ShareWay>().oneOf(['sms', 'email']).required(),
    email: string().max(120).nullable(),
    delivery_event_id: number().integer().min(1).nullable(),
    /** For several stops: each recipient at the contact on file. The run in the path is ignored. */
    ...bulkFields,
  }),
  answer: answer<(SentLink & Partial<CommandAnswer>) | null>('record or nothing'),
});
