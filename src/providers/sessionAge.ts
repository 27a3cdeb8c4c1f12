import { fromWire, isWireTimestamp } from '../domain/time/dates';

/** Whether the session has reached its end; one without an end (another server) lasts until the server says no. */
export function isSessionOver({ expires_at }: { expires_at?: string }, now: Date): boolean {
  return expires_at !== undefined && isWireTimestamp(expires_at) && fromWire(expires_at) <= now;
}
