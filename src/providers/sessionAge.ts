import { fromWire, isWireTimestamp } from '../domain/time/dates';

/**
 * Whether the session has expired; a session without an end (another server) lasts until the server refuses
 * it.
 */
export function isSessionOver({ expires_at }: { expires_at?: string }, now: Date): boolean {
  return expires_at !== undefined && isWireTimestamp(expires_at) && fromWire(expires_at) <= now;
}
