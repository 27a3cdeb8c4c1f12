import { ERROR_CODE } from '../domain/errorCodes';

/** Why the sign-in page is shown; it says so in words. */
export type SignOutReason = 'expired' | 'superseded' | 'signedOut' | 'needed' | 'offline';

type Listener = (reason: SignOutReason) => void;
let listener: Listener | null = null;

/** The one who ends the session in the browser when the server says that it is over. */
export function onSessionLost(next: Listener): void {
  listener = next;
}

/** Tells that a call was answered with 401 and this code. */
export function sessionLost(statusCode: string | null): void {
  listener?.(statusCode === ERROR_CODE.sessionSuperseded ? 'superseded' : 'expired');
}
