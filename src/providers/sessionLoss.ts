import { ERROR_CODE } from '../domain/wire/errorCodes';

/** Why the sign-in page is shown; it says so in words. */
export type SignOutReason =
  | 'expired'
  | 'idle'
  | 'superseded'
  | 'signedOut'
  | 'blocked'
  | 'needed'
  | 'offline'
  | 'passwordSet'
  | 'emailChanged'
  | 'factorChanged';

/** When and from where somebody else signed in with this account, as the server tells it. */
export interface OtherSignIn {
  /** UTC wire time. */
  when: string;
  from: string;
  device: string | null;
  /** IANA zone of the account. */
  time_zone: string;
}

export interface SessionLoss {
  reason: SignOutReason;
  other: OtherSignIn | null;
  /** The session is open, but nothing can be done before a new password is chosen. */
  mustSetPassword: boolean;
  /** The same, before a second factor is set up. */
  mustSetFactor: boolean;
}

type Facts = Readonly<Record<string, unknown>>;
type Listener = (loss: SessionLoss) => void;
let listener: Listener | null = null;

/** The one who ends the session in the browser when the server says that it is over. */
export function onSessionLost(next: Listener): void {
  listener = next;
}

let onRefused: (() => void) | null = null;

/** The one who looks again what the person may do, when the server refuses a call that the screen offered. */
export function onPermissionRefused(next: (() => void) | null): void {
  onRefused = next;
}

/** Tells that a call was answered with 403 for want of a permission. */
export function permissionRefused(): void {
  onRefused?.();
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Reads what a server says of the other sign-in; null when it says nothing. */
export function otherSignIn({ when, from, device, time_zone }: Facts): OtherSignIn | null {
  const [at, place, zone] = [textOf(when), textOf(from), textOf(time_zone)];
  return at && place && zone ? { when: at, from: place, device: textOf(device), time_zone: zone } : null;
}

/** Why a session ended, from the server's own word for it; a sign-out in another tab when it says none. */
export function reasonOfEnd(reason: unknown): SignOutReason {
  switch (reason) {
    case 'idle':
    case 'blocked':
      return reason;
    case 'password':
      return 'passwordSet';
    case 'email':
      return 'emailChanged';
    case 'factor':
      return 'factorChanged';
    case 'expired':
      return reason;
    default:
      return 'signedOut';
  }
}

/** Tells that a call was refused because of the session, with the code and the facts of the answer. */
export function sessionLost(statusCode: string | null, args: Facts = {}): void {
  const isSuperseded = statusCode === ERROR_CODE.sessionSuperseded;
  listener?.({
    reason: isSuperseded ? 'superseded' : reasonOfEnd(args.reason ?? 'expired'),
    other: otherSignIn(args),
    mustSetPassword: statusCode === ERROR_CODE.mustSetPassword,
    mustSetFactor: statusCode === ERROR_CODE.mustSetSecondFactor,
  });
}
