import type { FileEncoding } from '../../../src/domain/fileReading';
import { FileRefusal } from './fileRefusal';
import { decodeWindows1252 } from './windows1252';

// Spanish letters as single bytes. In Windows-1252 the Macintosh's bytes are dashes, quotes and rare letters; those
// three that stand inside words there too (’ – —) prove nothing.
const WINDOWS_LETTERS = new Set([
  0xe1, 0xe9, 0xed, 0xf3, 0xfa, 0xf1, 0xc1, 0xc9, 0xcd, 0xd3, 0xda, 0xd1, 0xfc, 0xdc,
]);
const MACINTOSH_LETTERS = new Set([0x87, 0x8e, 0x9c, 0x84, 0xe7, 0x83, 0xea, 0xee, 0xf2, 0x9f, 0x86]);

const isAsciiLetter = (byte: number | undefined) =>
  byte !== undefined && /[A-Za-z]/.test(String.fromCharCode(byte));

function singleByteEncoding(bytes: Uint8Array): FileEncoding {
  let windows = 0;
  let macintosh = 0;
  bytes.forEach((byte, index) => {
    if (byte < 0x80 || (!isAsciiLetter(bytes[index - 1]) && !isAsciiLetter(bytes[index + 1]))) return;
    if (WINDOWS_LETTERS.has(byte)) windows += 1;
    if (MACINTOSH_LETTERS.has(byte)) macintosh += 1;
  });
  return macintosh > windows ? 'macintosh' : 'windows-1252';
}

function byMark(bytes: Uint8Array): FileEncoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** UTF-16 without a mark: every other byte of Western text is 0. */
function byZeros(bytes: Uint8Array): FileEncoding | null {
  const start = bytes.subarray(0, 4096 - (4096 % 2));
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = start.length * 0.35;
  if (odd > most && even < odd / 10) return 'utf-16le';
  return even > most && odd < even / 10 ? 'utf-16be' : null;
}

/** Share of characters from which a file is no table of text. */
const MOST_ZEROS = 0.05;

const lineOf = (text: string, index: number) => text.slice(0, index).split(/\r\n|\r|\n/).length;

/** Text that is UTF-8 but for a few bytes was put together from two files: neither encoding reads all of it. */
function refuseMixed(bytes: Uint8Array): void {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  if (broken > 0 && whole > broken)
    throw new FileRefusal('encoding', { line: lineOf(text, text.indexOf('\ufffd')) });
}

function detect(bytes: Uint8Array): FileEncoding {
  const sure = byMark(bytes) ?? byZeros(bytes);
  if (sure) return sure;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    refuseMixed(bytes);
    return singleByteEncoding(bytes);
  }
}

export interface DecodedText {
  text: string;
  encoding: FileEncoding;
  /** The bytes do not prove it. */
  isGuess: boolean;
}

/** The text of a file without its byte order mark, in the given encoding or in the one that its bytes speak for. */
export function decodeText(bytes: Uint8Array, given?: FileEncoding | null): DecodedText {
  const encoding = given ?? detect(bytes);
  const text =
    encoding === 'windows-1252' ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
  const zero = text.indexOf('\0');
  // One bad cell is its row's trouble.
  if (text.split('\0').length - 1 > text.length * MOST_ZEROS)
    throw new FileRefusal('binary', { line: lineOf(text, zero) });
  if (text.trim() === '') throw new FileRefusal('empty');
  return { text, encoding, isGuess: !given && (encoding === 'windows-1252' || encoding === 'macintosh') };
}
