import type { FileEncoding } from '../../../src/domain/imports/fileReading';

const byCharacter = new Map<string, Map<string, number>>();

function singleBytes(encoding: string): Map<string, number> {
  const known = byCharacter.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const made = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) made.set(decoder.decode(Uint8Array.of(byte)), byte);
  byCharacter.set(encoding, made);
  return made;
}

/** Text as bytes of an encoding, which the platform can only decode. */
export function encode(text: string, encoding: FileEncoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const bytes = singleBytes(encoding);
  return Buffer.from(
    [...text].map((character) => {
      const byte = bytes.get(character);
      if (byte === undefined) throw new RangeError(`${encoding} has no ${character}`);
      return byte;
    }),
  );
}
