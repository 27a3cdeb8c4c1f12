import type { Generated } from 'kysely';
import type { WebhookEvent } from '../../../../src/domain/webhooks/webhookEvents';
import type { CallError, CallState, EndpointState } from '../../../../src/domain/webhooks/webhookView';
import type { Base, Defaulted, Instant, Json, OptionalInstant } from './columns';

export interface WebhookEndpointTable extends Base {
  funding_source_id: number;
  name: string;
  url: string;
  events: WebhookEvent[];
  state: Defaulted<EndpointState>;
  /** Sealed for the endpoint; told once. */
  sealed_secret: string;
  sealed_old_secret: string | null;
  old_secret_until: OptionalInstant;
  failing_since: OptionalInstant;
  last_success_at: OptionalInstant;
  created_by_name: string;
}
export interface WebhookCallTable {
  id: Generated<number>;
  message_id: Generated<string>;
  endpoint_id: number;
  delivery_event_id: number;
  event: WebhookEvent | 'test';
  data: Json<Record<string, unknown>>;
  state: Defaulted<CallState>;
  attempts: Defaulted<number>;
  /** Of the last try. */
  http_status: Defaulted<number | null>;
  error: Defaulted<CallError | null>;
  duration: Defaulted<number | null>;
  created_at: Instant;
  last_try_at: OptionalInstant;
  next_try_at: OptionalInstant;
  locked_until: OptionalInstant;
}
export interface WebhookAttemptTable {
  id: Generated<number>;
  call_id: number;
  attempted_at: Instant;
  http_status: number | null;
  error: CallError | null;
  duration: number;
}
