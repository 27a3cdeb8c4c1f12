import type { WebhookEvent } from './webhookEvents';

/** `paused` by a person, `disabled` by the product after a long failure; both keep what happens meanwhile. */
export const ENDPOINT_STATES = ['active', 'paused', 'disabled'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** `failed`: given up after the last try; a person can send it again. */
export const CALL_STATES = ['waiting', 'delivered', 'failed'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** Why an address got no answer that counts; an answer's own number stands beside it. */
export const CALL_ERRORS = [
  'refusedStatus',
  'redirect',
  'timeout',
  'dns',
  'privateAddress',
  'connection',
  'tls',
  'notHttps',
] as const;
export type CallError = (typeof CALL_ERRORS)[number];

/** An address of a client's system. Its secret is told once, when it is made or rotated. */
export interface WebhookEndpoint {
  id: number;
  version: number;
  name: string;
  url: string;
  funding_source_id: number;
  funding_source_name: string;
  events: WebhookEvent[];
  state: EndpointState;
  /** Calls that have not been taken. */
  waiting: number;
  failed: number;
  /** Since when every call fails; null: the last one was taken. */
  failing_since: string | null;
  last_success_at: string | null;
  /** Until then the secret before the present one signs too. */
  old_secret_until: string | null;
  created_at: string;
  created_by_name: string;
}

/** A call in the list: no name, no address. */
export interface WebhookCall {
  id: number;
  endpoint_id: number;
  event: WebhookEvent | 'test';
  /** 0: a test. */
  delivery_event_id: number;
  state: CallState;
  attempts: number;
  /** Of the last try. */
  http_status: number | null;
  error: CallError | null;
  /** Milliseconds. */
  duration: number | null;
  created_at: string;
  last_try_at: string | null;
  next_try_at: string | null;
}

export interface WebhookAttempt {
  id: number;
  attempted_at: string;
  http_status: number | null;
  error: CallError | null;
  /** Milliseconds. */
  duration: number;
}

export interface WebhookCallDetail extends WebhookCall {
  message_id: string;
  /** As it is sent, without the link to the proof. */
  body: string;
  tries: WebhookAttempt[];
}
