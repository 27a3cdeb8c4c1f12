import type { Problem } from '../wire/problem';

/** So many of a list by frequency are refused. */
const COMMON_PASSWORDS = 10_000;

/** What is left of a password without its ends says something from this length on. */
const SHORTEST_CORE = 4;
const SHORTEST_NAME = 3;
/** Shorter words of a company's name ("San", "Care") stand in many good passwords. */
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

/** "Pa$$w0rd" is read as "password". A 1 stands for an l or an i. */
function readings(text: string): string[] {
  const read = text.replace(/[@483!0$57]/g, (sign) => LOOK_ALIKES[sign] ?? sign);
  return [text, read.replaceAll('1', 'l'), read.replaceAll('1', 'i')];
}

/** The word inside: "password" of "!password2026!". */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The most common passwords of a list that begins with the most frequent one. */
export function commonPasswords(ranked: readonly string[]): ReadonlySet<string> {
  return new Set(ranked.slice(0, COMMON_PASSWORDS).map(folded));
}

/**
 * None of the most common passwords keeps the rules of spec §5 as it stands. People get there by a capital, digits and
 * signs at the ends and signs for letters: all of that is taken off before the comparison.
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
  /** Of the operation and of the product. */
  company: readonly string[];
}

const wordsOf = (name: string) => name.split(/[^\p{L}\p{M}\p{N}]+/u);
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** The first name that is part of the password, as it is written; null when there is none. */
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

/** Why a stranger would guess the password from whose it is; null when they would not. */
export function nameProblem(password: string, known: KnownNames): Problem | null {
  const name = nameInPassword(password, known);
  return name === null ? null : { message: 'validation.passwordHasName', args: { name } };
}
