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
  /** The password was right; a second step is due. Ours, like the next three. */
  secondStepDue: 'auth009',
  mustSetSecondFactor: 'auth010',
  wrongSecondStep: 'auth011',
  /** The second step took too long, or belongs to another browser: the password is asked for again. */
  secondStepOver: 'auth012',
  noPermission: 'perm001',
  /** Nobody would be left who can manage roles and accounts. */
  lastAdministrator: 'role001',
  roleInUse: 'role002',
  /** The account may do more or see more than the person who acts on it. Ours. */
  beyondReach: 'acct001',
  /** Rules of planning speak against it; `args.rules` names them. Ours: the specification has a code for overtime alone. */
  planningRule: 'plan001',
  /** The custody of the day is closed: changed only with a reason. Ours. */
  closedDay: 'cust001',
  wrongState: 'state001',
  openDeliveries: 'part001',
  staleVersion: 'ver001',
  missingVersion: 'ver002',
  addressService: 'geo001',
  noReportData: 'rep001',
  /** As many files of this person as may be made at once are being made. Ours. */
  tooManyReports: 'rep002',
} as const;

/** An answer that the browser cannot read, and a call that the connected server does not have. Never on the wire. */
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

/** Shown as a toast for 5 s with the server's words, then the caller goes on (spec §8). */
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

/** A 401 of somebody who is signing in: no session of theirs is over by it. */
export function isSignInCode(code: string | null): boolean {
  return code !== null && SIGN_IN.has(code);
}

/** i18n key of the sentence for a code; undefined for a code of another server, whose own message is shown. */
export function errorCodeKey(code: unknown): `errors.${ErrorCode}` | undefined {
  return isErrorCode(code) ? `errors.${code}` : undefined;
}

/** Which question an error asks before the override path is tried, if any (spec §4). */
export function overrideQuestion(code: unknown): 'forceChange' | 'continueOvertime' | null {
  if (typeof code !== 'string') return null;
  if (FORCEABLE.has(code)) return 'forceChange';
  return code === ERROR_CODE.overtimeWork ? 'continueOvertime' : null;
}

/** The shared handler of spec §8 deals with it: HTTP 400 with one of four codes. */
export function isToastedBusinessError(httpStatus: number, code: unknown): boolean {
  return httpStatus === 400 && typeof code === 'string' && TOASTED.has(code);
}
