/** What the log of accesses has entries of. */
export const ACCESS_KINDS = [
  'signInFailed',
  'lockedOut',
  'refused',
  'passwordLinkAsked',
  'passwordLinkUsed',
  'emailChangeAsked',
  'emailChanged',
  'secondStepFailed',
  'recoveryCodeUsed',
  'factorAdded',
  'factorRemoved',
  'factorsReset',
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** Why a sign-in failed, or which factor it is about. */
export const ACCESS_REASONS = [
  'wrongCredentials',
  'blocked',
  'driverOnWeb',
  'wrongCode',
  'usedCode',
  'wrongRecoveryCode',
  'wrongPasskey',
  'totp',
  'passkey',
  'flood',
] as const;
export type AccessReason = (typeof ACCESS_REASONS)[number];

/** One line of the log, newest first. */
export interface AccessEntry {
  id: number;
  /** UTC wire time; of several in one minute the last. */
  at: string;
  kind: AccessKind;
  /** Null: no such account, or many at once. */
  user_id: number | null;
  /** Full name; `#` and ten letters stand for an e-mail that no account has; empty for many at once. */
  account: string;
  /** Whoever did it to somebody else's account. */
  actor_name: string | null;
  remote_address: string | null;
  device_label: string | null;
  /** Of a refused access. */
  http_method: string | null;
  path_route: string | null;
  reason: AccessReason | null;
  /** How often within the minute, besides an entry of its own for the first. */
  repeats: number;
}
