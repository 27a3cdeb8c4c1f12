import { HOUR_MS } from '../time/durations';

/** Orders in one request of a client's system. */
export const INBOX_BATCH_MAX = 500;
/** A signed request is good for so long before and after the server's time. Seconds. */
export const SIGNATURE_WINDOW_SECONDS = 300;
export const DISMISS_REASON_MAX = 200;
/** Entries that one bulk action takes. */
export const INBOX_BULK_MAX = 1000;
/** An open entry stands out when it has waited for so long. Hours. */
export const INBOX_OLD_HOURS = 24;

/** Entries received before this instant stand out. */
export function oldBefore(now: Date): Date {
  return new Date(now.getTime() - INBOX_OLD_HOURS * HOUR_MS);
}
