/**
 * How a text message is cut and paid: in the alphabet of GSM 03.38 160 characters fit into one segment and 153 into
 * each of several; with any other character all of it is UCS-2, where 70 or 67 fit. Characters of the extension
 * table take two places, and no pair is cut in the middle.
 */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENSION = new Set('\f^{}\\[~]|€');

const GSM = { one: 160, many: 153 } as const;
const UCS2 = { one: 70, many: 67 } as const;

/** Twilio and most carriers take no longer text. */
export const SMS_MAX = 1_600;

interface SmsSize {
  encoding: 'GSM-7' | 'UCS-2';
  /** Places that are taken: septets, or UTF-16 units. */
  length: number;
  segments: number;
  /** Places that are free in the last segment. */
  left: number;
  /** The characters that make it UCS-2, each once. */
  unusual: readonly string[];
}

const isGsm = (character: string) => BASIC.has(character) || EXTENSION.has(character);

function placesOf(character: string, encoding: SmsSize['encoding']): number {
  if (encoding === 'UCS-2') return character.length;
  return EXTENSION.has(character) ? 2 : 1;
}

/** Segments when no character may be cut by an edge, and the places taken in the last one. */
function cut(places: readonly number[], most: number): { segments: number; last: number } {
  let segments = 1;
  let last = 0;
  for (const width of places) {
    if (last + width > most) {
      segments += 1;
      last = 0;
    }
    last += width;
  }
  return { segments, last };
}

export function smsSize(text: string): SmsSize {
  const characters = [...text];
  const unusual = [...new Set(characters.filter((character) => !isGsm(character)))];
  const encoding = unusual.length > 0 ? 'UCS-2' : 'GSM-7';
  const limits = encoding === 'GSM-7' ? GSM : UCS2;
  const places = characters.map((character) => placesOf(character, encoding));
  const length = places.reduce((sum, width) => sum + width, 0);
  if (length === 0) return { encoding, length, segments: 0, left: limits.one, unusual };
  if (length <= limits.one) return { encoding, length, segments: 1, left: limits.one - length, unusual };
  const { segments, last } = cut(places, limits.many);
  return { encoding, length, segments, left: limits.many - last, unusual };
}
