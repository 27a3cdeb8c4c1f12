/** Codes in `status_code` of an error answer: the specification's (spec §8) and those of the contract. */
export const ERROR_CODE = {
  br003: 'br003',
  br006: 'br006',
  overtimeWork: 'OVERTIME_WORK',
  orderNumberExists: 'ORDER_NUMBER_EXIST',
  assignedElsewhere: 'ud023',
  alreadyScheduled: 'dsch037',
  importConflict: 'di023',
  wrongCredentials: 'auth001',
  tooManyAttempts: 'auth002',
  driverOnWeb: 'auth003',
  blockedAccount: 'auth004',
  sessionExpired: 'auth005',
  sessionSuperseded: 'auth006',
  staleBinding: 'auth007',
  mustSetPassword: 'auth008',
  /** The password was correct; a second step is required. Ours, like the next three. */
  secondStepDue: 'auth009',
  mustSetSecondFactor: 'auth010',
  wrongSecondStep: 'auth011',
  /** The second step took too long, or belongs to another browser: the password is required again. */
  secondStepOver: 'auth012',
  noPermission: 'perm001',
  /** No user could manage roles and accounts any more. */
  lastAdministrator: 'role001',
  roleInUse: 'role002',
  /** The account has more permissions or a wider scope than the acting user. Ours. */
  beyondReach: 'acct001',
  /**
   * Planning rules are broken; `args.rules` contains them. Ours: the specification has a code for overtime
   * only.
   */
  planningRule: 'plan001',
  /** The custody of the day is closed: changed only with a reason. Ours. */
  closedDay: 'cust001',
  wrongState: 'state001',
  openDeliveries: 'part001',
  staleVersion: 'ver001',
  missingVersion: 'ver002',
  addressService: 'geo001',
  noReportData: 'rep001',
  /** The user has reached the limit of files that are created at the same time. Ours. */
  tooManyReports: 'rep002',
  /** Above the calls a minute of a person or an address; `args.retry_after` in seconds. Ours. */
  tooManyCalls: 'rate001',
  /** The scanner has found a virus in an upload. Ours, like the next one. */
  infected: 'file008',
  /** The scanner does not answer, and nothing is taken without it. */
  notScanned: 'file009',
} as const;

/**
 * An answer that the browser cannot parse, and a call that the connected server does not support. Never on
 * the wire.
 */
export const WIRE_SHAPE = 'wire001';
export const NOT_SPOKEN = 'wire002';

export type ErrorCode = (typeof ERROR_CODE)[keyof typeof ERROR_CODE];

const CODES: ReadonlySet<string> = new Set(Object.values(ERROR_CODE));

/** Ask "Force change?", then repeat on the override path (spec §4). */
const FORCEABLE: ReadonlySet<string> = new Set([
  ERROR_CODE.br003,
  ERROR_CODE.br006,
  ERROR_CODE.planningRule,
  ERROR_CODE.closedDay,
]);

/** Shown as a toast for 5 s with the server's message, then the caller continues (spec §8). */
const TOASTED: ReadonlySet<string> = new Set([
  ERROR_CODE.assignedElsewhere,
  ERROR_CODE.alreadyScheduled,
  ERROR_CODE.importConflict,
  ERROR_CODE.orderNumberExists,
]);

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && CODES.has(code);
}

const SIGN_IN: ReadonlySet<string> = new Set([
  ERROR_CODE.wrongCredentials,
  ERROR_CODE.secondStepDue,
  ERROR_CODE.wrongSecondStep,
  ERROR_CODE.secondStepOver,
]);

/** A 401 during sign-in: it does not end a session. */
export function isSignInCode(code: string | null): boolean {
  return code !== null && SIGN_IN.has(code);
}

/** i18n key of the message for a code; undefined for a code of another server, whose own message is shown. */
export function errorCodeKey(code: unknown): `errors.${ErrorCode}` | undefined {
  return isErrorCode(code) ? `errors.${code}` : undefined;
}

/** The question that an error requires before the override path is used, if any (spec §4). */
export function overrideQuestion(code: unknown): 'forceChange' | 'continueOvertime' | null {
  if (typeof code !== 'string') return null;
  if (FORCEABLE.has(code)) return 'forceChange';
  return code === ERROR_CODE.overtimeWork ? 'continueOvertime' : null;
}

/** The shared handler of spec §8 deals with it: HTTP 400 with one of four codes. */
export function isToastedBusinessError(httpStatus: number, code: unknown): boolean {
  return httpStatus === 400 && typeof code === 'string' && TOASTED.has(code);
}
