/** Voices by language: those that the vendor reads with by default. */
const SPOKEN = { en: 'en-US', es: 'es-MX' } as const;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The vendor takes no longer document. Characters. */
export const TWIML_MAX = 4_000;

function escaped(text: string): string {
  // XML 1.0 has no control characters but tab and line breaks.
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A call that reads the text to whoever answers, twice: a person says hello first, and an answering machine is slow. */
export function readAloud(text: string, language: keyof typeof SPOKEN): string {
  const say = `<Say language="${SPOKEN[language]}">${escaped(text)}</Say>`;
  const once = `<Response><Pause length="1"/>${say}</Response>`;
  const twice = `<Response><Pause length="1"/>${say}<Pause length="2"/>${say}</Response>`;
  return twice.length <= TWIML_MAX ? twice : once;
}
