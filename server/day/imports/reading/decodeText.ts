import type { FileEncoding } from '../../../../src/domain/imports/fileReading';
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

const LF = 10;
const CR = 13;

/** Text that is UTF-8 but for a few bytes was put together from two files: neither encoding reads all of it. */
function isMixed(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return broken > 0 && whole > broken;
}

/** Such a text line by line: what is no UTF-8 is read as Windows-1252, and its lines are named. */
function decodeLines(bytes: Uint8Array): { text: string; otherLines: number[] } {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const parts: string[] = [];
  const otherLines: number[] = [];
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    let end = start;
    while (end < bytes.length && bytes[end] !== LF && bytes[end] !== CR) end += 1;
    end += bytes[end] === CR && bytes[end + 1] === LF ? 2 : 1;
    const part = bytes.subarray(start, end);
    try {
      parts.push(utf8.decode(part));
    } catch {
      parts.push(decodeWindows1252(part));
      otherLines.push(line);
    }
    start = end;
  }
  return { text: parts.join(''), otherLines };
}

function detect(bytes: Uint8Array): FileEncoding {
  const sure = byMark(bytes) ?? byZeros(bytes);
  if (sure) return sure;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isMixed(bytes) ? 'utf-8' : singleByteEncoding(bytes);
  }
}

export interface DecodedText {
  text: string;
  encoding: FileEncoding;
  /** The bytes do not prove it. */
  isGuess: boolean;
  /** Lines that are written in another encoding than the rest, from 1. */
  otherLines: readonly number[];
}

function textIn(bytes: Uint8Array, encoding: FileEncoding): Pick<DecodedText, 'text' | 'otherLines'> {
  if (encoding === 'windows-1252') return { text: decodeWindows1252(bytes), otherLines: [] };
  if (encoding === 'utf-8' && isMixed(bytes)) return decodeLines(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), otherLines: [] };
}

/** The text of a file without its byte order mark, in the given encoding or in the one that its bytes speak for. */
export function decodeText(bytes: Uint8Array, given?: FileEncoding | null): DecodedText {
  const encoding = given ?? detect(bytes);
  const { text, otherLines } = textIn(bytes, encoding);
  const zero = text.indexOf('\0');
  // One bad cell is its row's trouble.
  if (text.split('\0').length - 1 > text.length * MOST_ZEROS)
    throw new FileRefusal('binary', { line: lineOf(text, zero) });
  if (text.trim() === '') throw new FileRefusal('empty');
  return {
    text,
    encoding,
    otherLines,
    isGuess: !given && (encoding === 'windows-1252' || encoding === 'macintosh'),
  };
}
