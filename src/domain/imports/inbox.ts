import { HOUR_MS } from '../time/durations';

/** Orders in one request of a client's system. */
export const INBOX_BATCH_MAX = 500;
/** A signed request is valid for this time before and after the server's time. Seconds. */
export const SIGNATURE_WINDOW_SECONDS = 300;
export const DISMISS_REASON_MAX = 200;
/** Maximum entries of one bulk action. */
export const INBOX_BULK_MAX = 1000;
/** Age at which an open entry is highlighted. Hours. */
export const INBOX_OLD_HOURS = 24;

/** Entries received before this time are highlighted. */
export function oldBefore(now: Date): Date {
  return new Date(now.getTime() - INBOX_OLD_HOURS * HOUR_MS);
}
