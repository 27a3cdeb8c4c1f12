import { daysBetween } from '../time/dates';

export type LicenseState = 'valid' | 'expiring' | 'expired';

/** Default for the days before a licence expires at which a warning is shown. */
export const DEFAULT_LICENSE_WARNING_DAYS = 30;

/**
 * State of a driver's licence today: valid on its last day, expiring from this many days before it.
 *
 * @param expiry its last day, YYYY-MM-DD
 * @param today the day of the operation, YYYY-MM-DD
 */
export function licenseState(
  expiry: string,
  today: string,
  warningDays: number = DEFAULT_LICENSE_WARNING_DAYS,
): { state: LicenseState; days: number } {
  const days = daysBetween(today, expiry);
  if (days < 0) return { state: 'expired', days };
  return { state: days <= warningDays ? 'expiring' : 'valid', days };
}
