import type { Problem } from '../wire/problem';

/** Number of passwords refused from a list ordered by frequency. */
const COMMON_PASSWORDS = 10_000;

/** Minimum length of the core of a password (without its ends) that is compared. */
const SHORTEST_CORE = 4;
const SHORTEST_NAME = 3;
/** Shorter words of a company's name ("San", "Care") are part of many good passwords. */
const SHORTEST_COMPANY_WORD = 5;

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Lower case without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** "Pa$$w0rd" becomes "password". A 1 is tried as l and as i. */
function readings(text: string): string[] {
  const read = text.replace(/[@483!0$57]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  return [text, read.replaceAll('1', 'l'), read.replaceAll('1', 'i')];
}

/** The word inside: "password" from "!password2026!". */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The most common passwords from a list in descending frequency. */
export function commonPasswords(ranked: readonly string[]): ReadonlySet<string> {
  return new Set(ranked.slice(0, COMMON_PASSWORDS).map(folded));
}

/**
 * None of the most common passwords meets spec §5 unchanged. People add a capital, digits and signs at the
 * ends and replace letters by signs; all of this is removed before the comparison.
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const lower = folded(password);
  const cores = [
    ...readings(lower).map(coreOf),
    ...readings(coreOf(lower)),
    ...readings(plain(coreOf(lower))),
  ];
  return (
    [lower, plain(lower)].some((whole) => common.has(whole)) ||
    cores.some((core) => core.length >= SHORTEST_CORE && common.has(core))
  );
}

export interface KnownNames {
  full_name: string;
  email: string;
  /** Names of the company and of the product. */
  company: readonly string[];
}

const wordsOf = (name: string) => name.split(/[^\p{L}\p{M}\p{N}]+/u);
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** The first name that the password contains, as written; null when it contains none. */
export function nameInPassword(password: string, { full_name, email, company }: KnownNames): string | null {
  const names = [...wordsOf(full_name), email.trim().split('@')[0] ?? ''];
  const companyWords = company.flatMap(wordsOf).filter((word) => lettersIn(word) >= SHORTEST_COMPANY_WORD);
  const letters = plain(folded(password));
  const found = [...names, ...company, ...companyWords].find((name) => {
    const sought = plain(folded(name));
    return lettersIn(sought) >= SHORTEST_NAME && letters.includes(sought);
  });
  return found ?? null;
}

export const COMMON_PASSWORD: Problem = { message: 'validation.passwordCommon' };

/** The problem of a password that contains the user's or the company's name; null when there is none. */
export function nameProblem(password: string, known: KnownNames): Problem | null {
  const name = nameInPassword(password, known);
  return name === null ? null : { message: 'validation.passwordHasName', args: { name } };
}
