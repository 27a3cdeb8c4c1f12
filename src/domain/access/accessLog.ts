/** Kinds of entries in the access log. */
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

/** Why a sign-in failed, or which second factor an entry is about. */
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
  'wrongSignature',
  'flood',
] as const;
export type AccessReason = (typeof ACCESS_REASONS)[number];

/** One entry of the log; the log is sorted newest first. */
export interface AccessEntry {
  id: number;
  /** UTC wire time; of several in one minute the last. */
  at: string;
  kind: AccessKind;
  /** Null: no such account, or several at once. */
  user_id: number | null;
  /** Full name; `#` and ten letters for an e-mail without an account; empty for several at once. */
  account: string;
  /** The user who acted on this account, if it was another user. */
  actor_name: string | null;
  remote_address: string | null;
  device_label: string | null;
  /** Of a refused access. */
  http_method: string | null;
  path_route: string | null;
  reason: AccessReason | null;
  /** Number of repeats within the minute; the first has its own entry. */
  repeats: number;
}
