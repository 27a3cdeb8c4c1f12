import { ERROR_CODE } from '../domain/wire/errorCodes';

/** Why the sign-in page is shown. */
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

/** When and from where another sign-in with this account happened, as reported by the server. */
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
  /** The session is open, but a new password must be chosen first. */
  mustSetPassword: boolean;
  /** The same, before a second factor is set up. */
  mustSetFactor: boolean;
}

type Facts = Readonly<Record<string, unknown>>;
type Listener = (loss: SessionLoss) => void;
let listener: Listener | null = null;

/** Registers the function that ends the session in the browser when the server reports its end. */
export function onSessionLost(next: Listener): void {
  listener = next;
}

let onRefused: (() => void) | null = null;

/**
 * Registers the function that fetches the permissions again, when the server refuses a call that the screen
 * offered.
 */
export function onPermissionRefused(next: (() => void) | null): void {
  onRefused = next;
}

/** Reports a call that was answered with 403 because a permission is missing. */
export function permissionRefused(): void {
  onRefused?.();
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Parses the server's facts about the other sign-in; null when there are none. */
export function otherSignIn({ when, from, device, time_zone }: Facts): OtherSignIn | null {
  const [at, place, zone] = [textOf(when), textOf(from), textOf(time_zone)];
  return at && place && zone ? { when: at, from: place, device: textOf(device), time_zone: zone } : null;
}

/** Why a session ended, from the server's reason; a sign-out in another tab when there is none. */
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

/** Reports a call that was refused because of the session, with code and facts of the answer. */
export function sessionLost(statusCode: string | null, args: Facts = {}): void {
  const isSuperseded = statusCode === ERROR_CODE.sessionSuperseded;
  listener?.({
    reason: isSuperseded ? 'superseded' : reasonOfEnd(args.reason ?? 'expired'),
    other: otherSignIn(args),
    mustSetPassword: statusCode === ERROR_CODE.mustSetPassword,
    mustSetFactor: statusCode === ERROR_CODE.mustSetSecondFactor,
  });
}
