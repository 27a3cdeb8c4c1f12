/** Digits of an authenticator app's code, and the seconds after which it shows another one. */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;
export const RECOVERY_CODE_COUNT = 10;
export const PASSKEY_NAME_MAX = 60;
/** Minutes to enter the second step after the password. */
export const SECOND_STEP_MINUTES = 10;

/** How a second step can be made. */
export const SECOND_STEP_METHODS = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondStepMethod = (typeof SECOND_STEP_METHODS)[number];

export interface Passkey {
  id: number;
  name: string;
  /** UTC wire times. */
  created_at: string;
  last_used_at: string | null;
}

/** What a person is shown of their own factors. */
export interface OwnFactors {
  totp: { created_at: string; last_used_at: string | null } | null;
  passkeys: Passkey[];
  recovery_codes_left: number;
  /** The person's role makes a second factor a must. */
  is_required: boolean;
  /** False: browsers have no passkeys at this address of the server. */
  can_add_passkey: boolean;
}

// Without I, L, O and U: nobody has to guess what is a digit.
const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECOVERY_LENGTH = 16;
const GROUP = 4;

/** A code of 80 bits out of as many random bytes as it has letters, in groups to read: "7KQ2-M0XZ-…". */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, RECOVERY_LENGTH)].map((byte) => RECOVERY_ALPHABET[byte % 32] ?? '');
  const groups: string[] = [];
  for (let at = 0; at < letters.length; at += GROUP) groups.push(letters.slice(at, at + GROUP).join(''));
  return groups.join('-');
}

/** What was typed, as it is compared: without spaces and hyphens, in capitals, with the digits that look like letters. */
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
