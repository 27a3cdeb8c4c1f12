import type { Language } from '../../../src/domain/wire/languages';

/** Voices by language: those that the vendor reads with by default, which know no Arabic. */
const SPOKEN: Readonly<Record<Language, string>> = {
  en: 'language="en-US"',
  es: 'language="es-MX"',
  ar: 'voice="Polly.Zeina" language="arb"',
};

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
  // XML 1.0 has no control characters but tab and line breaks, and a voice cannot say which way a text runs.
  return text
    .replace(/[^\P{Cc}\t\n\r]|\p{Bidi_Control}/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** One text, read aloud. */
export function say(text: string, language: Language): string {
  return `<Say ${SPOKEN[language]}>${escaped(text)}</Say>`;
}

/** A call that reads the text to whoever answers, twice: a person says hello first, and an answering machine is slow. */
export function readAloud(text: string, language: Language): string {
  const said = say(text, language);
  const once = `<Response><Pause length="1"/>${said}</Response>`;
  const twice = `<Response><Pause length="1"/>${said}<Pause length="2"/>${said}</Response>`;
  return twice.length <= TWIML_MAX ? twice : once;
}
