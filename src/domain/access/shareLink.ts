import { EMAIL } from '../wire/formats';
import { realPhone, toStoredPhone } from '../people/phone';
import { isBlank } from '../wire/problem';

export type ShareWay = 'sms' | 'email';

/** Size of the QR code in its PDF, px (spec §9). */
export const SHARE_QR_SIZE = 300;

/** The link of a recipient's page (spec §9). */
export function trackingLink(origin: string, token: string): string {
  return `${origin.replace(/\/$/, '')}/#/tracking/${encodeURIComponent(token)}`;
}

/** i18n key of the problem with the recipient of the link, or null (spec §5, "Share"). */
export function shareProblem(
  way: ShareWay,
  value: string | null | undefined,
): 'validation.email' | 'validation.checkField' | null {
  if (isBlank(value)) return 'validation.checkField';
  const text = String(value).trim();
  if (way === 'email') return EMAIL.test(text) ? null : 'validation.email';
  return realPhone(toStoredPhone(text)) === null ? 'validation.checkField' : null;
}
