import { array, object, string } from 'yup';
import { targetUrlProblem } from '../../domain/webhooks/targetUrl';
import { WEBHOOK_EVENTS } from '../../domain/webhooks/webhookEvents';
import type { WebhookEndpoint } from '../../domain/webhooks/webhookView';
import { answer, NO_ANSWER } from '../answer';
import { callContract } from '../call';
import { idField } from '../ids';

const LIST = '/webhook_endpoints';
const ONE = '/webhook_endpoints/:id';
const tags = ['webhooks'];
const ENDPOINT = { id: 'number', version: 'number', events: 'list' } as const;

/** An endpoint with its secret, which is told only one time. */
export type EndpointWithSecret = WebhookEndpoint & { secret: string };

const target = () =>
  string()
    .trim()
    .required()
    .test('target', function check(text) {
      const problem = targetUrlProblem(text ?? '');
      return problem === null || this.createError({ message: { ...problem } });
    });
const fields = {
  name: string().trim().max(60).required(),
  url: target(),
  events: array(
    string()
      .oneOf([...WEBHOOK_EVENTS])
      .required(),
  )
    .min(1)
    .required(),
};

export const endpointsCall = callContract({
  method: 'GET',
  path: LIST,
  tags,
  summary: 'Addresses of clients’ systems that are told of deliveries, without secrets',
  answer: answer<WebhookEndpoint[]>([ENDPOINT]),
});

export const createEndpointCall = callContract({
  method: 'POST',
  path: LIST,
  tags,
  summary: 'Add an address; its secret is returned once',
  body: object({ ...fields, funding_source_id: idField().required() }),
  answer: answer<EndpointWithSecret>({ ...ENDPOINT, secret: 'text' }),
});

export const updateEndpointCall = callContract({
  method: 'PUT',
  path: ONE,
  tags,
  summary: 'Change an address, pause it or enable it again',
  body: object({
    ...fields,
    state: string().oneOf(['active', 'paused']).required(),
  }),
  answer: answer<WebhookEndpoint>(ENDPOINT),
});

export const removeEndpointCall = callContract({
  method: 'DELETE',
  path: ONE,
  tags,
  summary: 'Remove an address with its calls and the links to proofs that it was sent',
  answer: NO_ANSWER,
});

export const rotateSecretCall = callContract({
  method: 'POST',
  path: `${ONE}/secret`,
  tags,
  summary: 'A new secret, returned once; the old one signs beside it for a day',
  answer: answer<EndpointWithSecret>({ ...ENDPOINT, secret: 'text' }),
});

export const testEndpointCall = callContract({
  method: 'POST',
  path: `${ONE}/test`,
  tags,
  summary: 'Send a test call',
  answer: NO_ANSWER,
});
