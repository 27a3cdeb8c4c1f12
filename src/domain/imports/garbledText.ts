import { WINDOWS_1252_HIGH } from './windows1252';

/** UTF-8 decoded as Windows-1252: "Ã" or "Â" and the next character, "â€™". */
const GARBLED =
  /[\u00c2-\u00c5][\u0080-\u00bf\u2018-\u203a\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u20ac\u2122]|\u00e2\u20ac/;
const BYTES: Readonly<Record<string, number>> = Object.fromEntries(
  [...WINDOWS_1252_HIGH].map((character, index) => [character, 0x80 + index]),
);

const HIGH = new RegExp(`[\\u0080-\\u00ff${WINDOWS_1252_HIGH}]+`, 'g');

function readAgain(run: string): string {
  const bytes = [...run].map((character) => BYTES[character] ?? character.charCodeAt(0));
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    // The same letters, but not garbled.
    return run;
  }
}

/**
 * "GarcÃ­a" → "García": the likely original of text that was decoded with the wrong encoding; null when it
 * was not.
 */
export function likelyReading(text: string): string | null {
  if (!GARBLED.test(text)) return null;
  const likely = text.replace(HIGH, readAgain);
  return likely === text ? null : likely;
}
