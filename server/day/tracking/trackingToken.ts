import { createHash, randomBytes } from 'node:crypto';
import { HOUR_MS } from '../../../src/domain/time/durations';
import { addDays, startOfDay } from '../../../src/domain/time/dates';

/** 160 bits, too many to guess (contract.md asks for 128). */
const TOKEN_BYTES = 20;
/** The day after tomorrow nobody waits any more. */
export const HOURS_AFTER_DAY = 48;

/** What a recipient's link ends with. It is told once and never stored. */
export function newTrackingToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of it: a copy of the database opens no page. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** End of the delivery day in the run's zone, and 48 hours more. */
export function linkExpiry(deliveryDate: string, zone: string): Date {
  return new Date(startOfDay(addDays(deliveryDate, 1), zone).getTime() + HOURS_AFTER_DAY * HOUR_MS);
}
