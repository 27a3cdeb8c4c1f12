import { randomUUID } from 'node:crypto';
import type { Maker } from './requests';

/** Phone calls: people of one CDP take and read those about its deliveries. */
export const CALL_REQUESTS: Readonly<Record<string, Maker>> = {
  'GET /calls/current': () => ({}),
  'GET /calls/colleagues': () => ({}),
  'GET /calls': () => ({}),
  'GET /calls/total_items': () => ({}),
  'GET /calls/people': () => ({}),
  'PUT /calls/:id/note': ({ callId }) => ({ path: `/calls/${callId}/note`, body: { note: 'DEMO' } }),
  'POST /calls/:id/answer': ({ callId }) => ({
    path: `/calls/${callId}/answer`,
    body: { leg: randomUUID() },
  }),
  'POST /calls': () => ({ body: { leg: randomUUID(), phone_number: '6195550199' } }),
};
