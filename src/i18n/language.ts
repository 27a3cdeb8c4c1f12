import { directionOf, languageOf, leftToRight, type Language } from '../domain/wire/languages';

/** Cookie of the chosen language (spec §3, "LANG (cookie, never expires)"). */
const COOKIE = 'LANG';
/** Ten years in seconds: browsers shorten it to what they allow, and each start renews it. */
const FOREVER = 315_360_000;

/** The cookie's language, else the browser's, else English. */
export function readLanguage(): Language {
  const stored = document.cookie.match(/(?:^|;\s*)LANG=([^;]*)/)?.[1];
  return languageOf(stored) ?? languageOf(navigator.language) ?? 'en';
}

let written: Language | null = null;

/** The language of this page; the cookie before it has one. Reading a cookie asks another process each time. */
export function spokenLanguage(): Language {
  return written ?? readLanguage();
}

const listeners = new Set<() => void>();

/** Null where rules that ask for it are tried without a page. */
const page = () => (typeof document === 'undefined' ? null : document.documentElement);

/** The language that the page is in now. */
export function pageLanguage(): Language {
  return languageOf(page()?.lang) ?? 'en';
}

/** Which way the page runs now. */
export function pageDirection(): 'ltr' | 'rtl' {
  return page()?.dir === 'rtl' ? 'rtl' : 'ltr';
}

/** Calls when the page begins to run the other way. Returns how to stop. */
export function followDirection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the choice; tells screen readers, hyphenation, and which way the page runs. */
export function writeLanguage(language: Language): void {
  written = language;
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${FOREVER}; SameSite=Lax`;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  listeners.forEach((listener) => listener());
}

/** A time, a phone, a distance as text of the page: its parts keep their order among words that run from right to left. */
export function inOneRun(text: string): string {
  return leftToRight(text, pageLanguage());
}

const TURNED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The key by what it means in the order of reading: ArrowRight is "on", which in Arabic is the arrow to the left. */
export function readingKey(key: string): string {
  return pageDirection() === 'rtl' ? (TURNED[key] ?? key) : key;
}
