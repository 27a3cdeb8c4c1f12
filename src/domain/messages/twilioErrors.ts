/**
 * What an error code of the telephony service means for a text message.
 * https://www.twilio.com/docs/api/errors
 *
 * `never`: the same message to the same number will not arrive at another try.
 * `later`: it may.
 */
interface TwilioError {
  readonly reason: TextFailure;
  readonly again: 'never' | 'later';
}

/** Why a text message did not arrive, as a person reads it. */
export const TEXT_FAILURES = [
  'unsubscribed',
  'wrongNumber',
  'landline',
  'notPermitted',
  'wrongAccount',
  'unreachable',
  'blocked',
  'unknownSubscriber',
  'filtered',
  'carrier',
  'tooMany',
  'serviceDown',
] as const;
export type TextFailure = (typeof TEXT_FAILURES)[number];

const ERRORS: Readonly<Record<number, TwilioError>> = {
  20003: { reason: 'wrongAccount', again: 'never' },
  20429: { reason: 'tooMany', again: 'later' },
  20500: { reason: 'serviceDown', again: 'later' },
  20503: { reason: 'serviceDown', again: 'later' },
  21211: { reason: 'wrongNumber', again: 'never' },
  21214: { reason: 'wrongNumber', again: 'never' },
  21408: { reason: 'notPermitted', again: 'never' },
  21601: { reason: 'wrongAccount', again: 'never' },
  21603: { reason: 'wrongAccount', again: 'never' },
  21606: { reason: 'wrongAccount', again: 'never' },
  21610: { reason: 'unsubscribed', again: 'never' },
  21611: { reason: 'tooMany', again: 'later' },
  21612: { reason: 'notPermitted', again: 'never' },
  21614: { reason: 'landline', again: 'never' },
  21617: { reason: 'filtered', again: 'never' },
  30001: { reason: 'tooMany', again: 'later' },
  30002: { reason: 'wrongAccount', again: 'never' },
  30003: { reason: 'unreachable', again: 'later' },
  30004: { reason: 'blocked', again: 'never' },
  30005: { reason: 'unknownSubscriber', again: 'never' },
  30006: { reason: 'landline', again: 'never' },
  30007: { reason: 'filtered', again: 'never' },
  30008: { reason: 'carrier', again: 'later' },
  30022: { reason: 'tooMany', again: 'later' },
  30034: { reason: 'notPermitted', again: 'never' },
};

const CODE = /^Twilio (\d{5})$/;

/** How the code is stored with a message, e.g. `Twilio 21610`. */
export function twilioCode(code: number): string {
  return `Twilio ${code}`;
}

/** Whether another try makes sense; undefined for a code that is not in the table. */
export function isFinalTwilioError(code: number): boolean | undefined {
  const known = ERRORS[code];
  return known && known.again === 'never';
}

/** The reason of a stored error; null for other errors and codes that are not in the table. */
export function textFailureOf(error: string | null): TextFailure | null {
  const code = CODE.exec(error ?? '')?.[1];
  return (code && ERRORS[Number(code)]?.reason) || null;
}
