import { LANGUAGES, type Language } from './messages';

/** Cookie of the chosen language (spec §3, "LANG (cookie, never expires)"). */
const COOKIE = 'LANG';
/** Ten years in seconds: browsers shorten it to what they allow, and each start renews it. */
const FOREVER = 315_360_000;

/** The stored value "us" is read as English (spec §1); null for a language that we do not speak. */
export function languageOf(stored: string | null | undefined): Language | null {
  const code = stored?.trim().toLowerCase().split(/[-_]/)[0];
  if (code === 'us') return 'en';
  return LANGUAGES.find((language) => language === code) ?? null;
}

/** The cookie's language, else the browser's, else English. */
export function readLanguage(): Language {
  const stored = document.cookie.match(/(?:^|;\s*)LANG=([^;]*)/)?.[1];
  return languageOf(stored) ?? languageOf(navigator.language) ?? 'en';
}

/** Keeps the choice and tells screen readers and hyphenation. */
export function writeLanguage(language: Language): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${FOREVER}; SameSite=Lax`;
  document.documentElement.lang = language;
}
