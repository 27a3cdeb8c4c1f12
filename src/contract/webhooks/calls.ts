import { number, object, string } from 'yup';
import { WEBHOOK_EVENTS } from '../../domain/webhooks/webhookEvents';
import { CALL_STATES, type WebhookCall, type WebhookCallDetail } from '../../domain/webhooks/webhookView';
import { answer, NO_ANSWER, TOTAL } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';

const LIST = '/webhook_calls';
const ONE = '/webhook_calls/:id';
const tags = ['webhooks'];
const CALL = { id: 'number', state: 'text', event: 'text' } as const;

const filters = {
  endpoint_id: idField(),
  state: string().oneOf([...CALL_STATES]),
  event: string().oneOf([...WEBHOOK_EVENTS, 'test']),
  delivery_event_id: idField(),
};

export const CALLS_PER_PAGE = 20;

export const callsCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Calls to clients’ systems, newest first',
  query: object({
    ...filters,
    page: number().integer().min(1).max(100_000).default(1),
    per_page: number().integer().min(1).max(1000).default(CALLS_PER_PAGE),
  }),
  answer: answer<WebhookCall[]>([CALL]),
});

export const callsTotalCall = callContract({
  method: 'GET',
  path: `${LIST}/total_items`,
  tags,
  summary: 'How many calls to clients’ systems',
  query: object(filters),
  answer: TOTAL,
});

export const callCall = callContract({
  method: 'GET',
  path: ONE,
  tags,
  summary: 'One call with its body and every try',
  answer: answer<WebhookCallDetail>({ ...CALL, body: 'text', tries: 'list' }),
});

export const replayCallCall = callContract({
  method: 'POST',
  path: `${ONE}/replay`,
  tags,
  summary: 'Send a call again, under the same id',
  answer: NO_ANSWER,
});
