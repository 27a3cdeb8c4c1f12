/** Value of `Content-Language`: English maps to "us" (spec §7). */
export function wireLanguage(language: string): string {
  return language === 'en' ? 'us' : language;
}
