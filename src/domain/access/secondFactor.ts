/** Digits of an authenticator app's code, and the seconds for which a code is shown. */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;
export const RECOVERY_CODE_COUNT = 10;
export const PASSKEY_NAME_MAX = 60;
/** Minutes to enter the second step after the password. */
export const SECOND_STEP_MINUTES = 10;

/** Methods of a second step. */
export const SECOND_STEP_METHODS = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondStepMethod = (typeof SECOND_STEP_METHODS)[number];

export interface Passkey {
  id: number;
  name: string;
  /** UTC wire times. */
  created_at: string;
  last_used_at: string | null;
}

/** A user's own second factors. */
export interface OwnFactors {
  totp: { created_at: string; last_used_at: string | null } | null;
  passkeys: Passkey[];
  recovery_codes_left: number;
  /** The user's role requires a second factor. */
  is_required: boolean;
  /** False: browsers do not support passkeys at this server's address. */
  can_add_passkey: boolean;
}

// Without I, L, O and U, which are easy to confuse.
const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters of a code, 5 random bits each: 140 bits, so that a plain hash keeps it. */
export const RECOVERY_LENGTH = 28;
const GROUP = 4;

/** A code from one random byte per letter, in groups for reading: "7KQ2-M0XZ-…". */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, RECOVERY_LENGTH)].map((byte) => RECOVERY_ALPHABET[byte % 32] ?? '');
  const groups: string[] = [];
  for (let at = 0; at < letters.length; at += GROUP) groups.push(letters.slice(at, at + GROUP).join(''));
  return groups.join('-');
}

/**
 * Normalised input for the comparison: no spaces and hyphens, capitals, and digits for letters that look
 * alike.
 */
export function normaliseRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** The digits of a typed code; phones show it as "123 456". */
export function normaliseCode(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

export function isCode(typed: string): boolean {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(normaliseCode(typed));
}
