import { isBlank, type Problem, type Problems } from '../wire/problem';

export const PASSWORD_MIN_LENGTH = 8;

/** The rules of spec §5, in display order. */
export const PASSWORD_RULES = ['length', 'lowercase', 'uppercase', 'digit', 'special', 'noSpaces'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const HOLDS: Record<PasswordRule, (password: string) => boolean> = {
  // Counted in visible characters: a flag or an accented letter is one character.
  length: (password) => [...password].length >= PASSWORD_MIN_LENGTH,
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => /[^\p{L}\p{N}\p{M}\s]/u.test(password),
  noSpaces: (password) => password !== '' && !/\s/.test(password),
};

const KEYS = {
  length: 'validation.passwordLength',
  lowercase: 'validation.passwordLowercase',
  uppercase: 'validation.passwordUppercase',
  digit: 'validation.passwordDigit',
  special: 'validation.passwordSpecial',
  noSpaces: 'validation.passwordNoSpaces',
} as const satisfies Record<PasswordRule, string>;

/** i18n key of the rule's sentence, with `%{min}` for the length: beside its tick and at the field. */
export function passwordRuleKey(rule: PasswordRule): (typeof KEYS)[PasswordRule] {
  return KEYS[rule];
}

/** The state of each rule, for the live checklist. */
export function passwordTicks(password: string): Record<PasswordRule, boolean> {
  return {
    length: HOLDS.length(password),
    lowercase: HOLDS.lowercase(password),
    uppercase: HOLDS.uppercase(password),
    digit: HOLDS.digit(password),
    special: HOLDS.special(password),
    noSpaces: HOLDS.noSpaces(password),
  };
}

export function isGoodPassword(password: string): boolean {
  return PASSWORD_RULES.every((rule) => HOLDS[rule](password));
}

/** Submit is disabled while either field is empty or they differ (spec §5). */
export function canSubmitPassword(newPassword: string, confirmation: string): boolean {
  return isGoodPassword(newPassword) && newPassword === confirmation;
}

export interface PasswordChange {
  readonly new_password?: string | null;
  readonly confirmation?: string | null;
  readonly old_password?: string | null;
  /** The old password is required only when the user is known (spec §5). */
  readonly user_id?: number | null;
}

const REQUIRED: Problem = { message: 'validation.required' };

/** Problems by field; each broken rule has its own sentence, the first one is named. */
export function passwordProblems(change: PasswordChange): Problems {
  const problems: Record<string, Problem> = {};
  const password = change.new_password ?? '';
  const broken = PASSWORD_RULES.find((rule) => !HOLDS[rule](password));
  if (password === '') problems.new_password = REQUIRED;
  else if (broken) {
    problems.new_password = { message: passwordRuleKey(broken), args: { min: PASSWORD_MIN_LENGTH } };
  }
  if (!change.confirmation) problems.confirmation = REQUIRED;
  else if (change.confirmation !== password)
    problems.confirmation = { message: 'validation.passwordsDiffer' };
  if (change.user_id != null && isBlank(change.old_password)) problems.old_password = REQUIRED;
  return problems;
}

/** A password equal to the user's e-mail, or to the part before the @, is easy to guess. */
export function isEmailAsPassword(password: string, email: string): boolean {
  const typed = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  return typed !== '' && (typed === address || typed === address.split('@')[0]);
}
