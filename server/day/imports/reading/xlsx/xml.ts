import { SaxesParser } from 'saxes';
import { storableText } from '../../../../../src/domain/wire/storableText';
import { FileRefusal } from '../fileRefusal';

export type Attributes = Readonly<Record<string, string>>;

/** A tag or a text of an XML document; names have no prefix. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Attributes }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** One tag or text longer than this is no sheet. Characters. */
const LONGEST = 4 * 1024 * 1024;
/** A reference to a character is not longer than "&#x10FFFF;" with some zeros. Characters. */
const LONGEST_REFERENCE = 16;

// Some writers leave control characters in a text. XML knows none of them, and the parser would refuse the whole file.
// The class Cc also has 7f to 9f, which XML allows.
const FORBIDDEN = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\ufffe\uffff]/gu;
const REFERENCE = /&#(?:x([0-9a-f]+)|(\d+));/gi;

function allowedReference(whole: string, hex?: string, decimal?: string): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code > 0x10ffff) return '';
  if (code >= 0xd800 && code <= 0xdfff) return '\ufffd';
  FORBIDDEN.lastIndex = 0;
  return FORBIDDEN.test(String.fromCodePoint(code)) ? '' : whole;
}

/** The text of a document without characters, and references to characters, that XML does not allow. */
export function allowedText(text: string): string {
  return storableText(text.replace(FORBIDDEN, '').replace(REFERENCE, allowedReference));
}

/** Where the text may be cut so that no reference to a character is divided. */
function safeEnd(text: string): number {
  const from = text.lastIndexOf('&');
  const isOpen = from >= text.length - LONGEST_REFERENCE && !text.includes(';', from);
  return from >= 0 && isOpen ? from : text.length;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** The value of an attribute; its prefix does not matter. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  const value = attributes[name];
  if (value !== undefined) return value;
  const found = Object.keys(attributes).find((key) => key.endsWith(`:${name}`) && !key.startsWith('xmlns:'));
  return found === undefined ? undefined : attributes[found];
}

/** Prefixes are part of the names: writers that do not declare theirs are read too. */
const PLAIN = { position: false, xmlns: false } as const;

function parserInto(events: { list: XmlEvent[] }): SaxesParser<typeof PLAIN> {
  const parser = new SaxesParser(PLAIN);
  parser.on('opentag', ({ name, attributes }) => {
    events.list.push({ kind: 'open', name: withoutPrefix(name), attributes });
  });
  parser.on('closetag', ({ name }) => events.list.push({ kind: 'close', name: withoutPrefix(name) }));
  parser.on('text', (text) => events.list.push({ kind: 'text', text }));
  parser.on('cdata', (text) => events.list.push({ kind: 'text', text }));
  // A document type could name entities that grow without end; no workbook has one.
  parser.on('doctype', () => {
    throw new FileRefusal('damaged');
  });
  parser.on('error', () => {
    throw new FileRefusal('damaged');
  });
  return parser;
}

/** The tags and texts of a document that comes in pieces. Throws `FileRefusal`. */
export async function* xmlEvents(pieces: AsyncIterable<string>): AsyncGenerator<XmlEvent[], void> {
  const events: { list: XmlEvent[] } = { list: [] };
  const parser = parserInto(events);
  let rest = '';
  let silent = 0;
  for await (const piece of pieces) {
    const text = rest + piece;
    const end = safeEnd(text);
    rest = text.slice(end);
    parser.write(allowedText(text.slice(0, end)));
    silent = events.list.length > 0 ? 0 : silent + piece.length;
    if (silent > LONGEST) throw new FileRefusal('damaged');
    yield events.list;
    events.list = [];
  }
  parser.write(allowedText(rest)).close();
  yield events.list;
}

/** All tags and texts of a small document. Throws `FileRefusal`. */
export function xmlOf(text: string): XmlEvent[] {
  const events: { list: XmlEvent[] } = { list: [] };
  parserInto(events).write(allowedText(text)).close();
  return events.list;
}

/** The attributes of all elements of one name; only those inside `within` when it is named. */
export function attributesOf(events: readonly XmlEvent[], name: string, within?: string): Attributes[] {
  const found: Attributes[] = [];
  let isInside = within === undefined;
  for (const event of events) {
    if (event.kind === 'text') continue;
    if (event.name === within) isInside = event.kind === 'open';
    else if (event.kind === 'open' && event.name === name && isInside) found.push(event.attributes);
  }
  return found;
}
