import { storableText } from '../../../../src/domain/wire/storableText';
import { FileRefusal } from '../fileRefusal';

/** A tag or a text of an XML document. */
export type XmlEvent =
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** One tag or text longer than this is no sheet. Characters. */
const LONGEST = 4 * 1024 * 1024;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? storableText(String.fromCodePoint(code)) : '';
}

/** "&amp;" and "&#10;" as characters. */
export function xmlText(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      if (decimal !== undefined) return character(Number(decimal));
      return NAMED[name ?? ''] ?? whole;
    },
  );
}

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const made = patterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, made);
  return made;
}

/** The value of an attribute in what stands between a tag's name and its end; its prefix does not matter. */
export function attribute(attributes: string, name: string): string | undefined {
  if (attributes === '') return undefined;
  const found = patternOf(name).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : xmlText(value);
}

const TAG_NAME = /^[^\s/>]+/;
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

function addTag(tag: string, events: XmlEvent[]): void {
  if (tag.startsWith('?')) return;
  // A document type could name entities that grow without end; no workbook has one.
  if (tag.startsWith('!')) throw new FileRefusal('damaged');
  const isClose = tag.startsWith('/');
  const full = TAG_NAME.exec(isClose ? tag.slice(1) : tag)?.[0] ?? '';
  const name = withoutPrefix(full);
  if (isClose) {
    events.push({ kind: 'close', name });
    return;
  }
  events.push({ kind: 'open', name, attributes: tag.slice(full.length) });
  if (tag.endsWith('/')) events.push({ kind: 'close', name });
}

/** Takes the markup that begins at `at`; answers where it ends, or -1 when the rest of it has not come yet. */
function takeMarkup(text: string, at: number, events: XmlEvent[]): number {
  if (text.startsWith('<!', at)) {
    const mark = text.startsWith('<!--', at) ? '-->' : text.startsWith('<![CDATA[', at) ? ']]>' : '>';
    const end = text.indexOf(mark, at);
    if (end < 0) return -1;
    if (mark === ']]>') events.push({ kind: 'text', text: text.slice(at + 9, end) });
    else if (mark === '>') addTag(text.slice(at + 1, end), events);
    return end + mark.length;
  }
  const end = text.indexOf('>', at);
  if (end < 0) return -1;
  addTag(text.slice(at + 1, end), events);
  return end + 1;
}

/** The tags and texts of a document that comes in pieces. */
export async function* xmlEvents(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<XmlEvent[], void> {
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    const events: XmlEvent[] = [];
    let at = 0;
    // "<!" may be the half of "<!--".
    while (text.length - at > 9 || text.endsWith('>')) {
      const open = text.indexOf('<', at);
      if (open < 0) break;
      const from = events.length;
      if (open > at) events.push({ kind: 'text', text: xmlText(text.slice(at, open)) });
      const end = takeMarkup(text, open, events);
      if (end < 0) {
        events.length = from;
        break;
      }
      at = end;
    }
    rest = text.slice(at);
    if (rest.length > LONGEST) throw new FileRefusal('damaged');
    yield events;
  }
  if (rest.trim() !== '') throw new FileRefusal('damaged');
}

/** All tags of a small document. */
export function* xmlTags(
  text: string,
  ...names: string[]
): Generator<{ name: string; attributes: string }, void> {
  for (const [, tag = ''] of text.matchAll(/<([^!?/][^>]*)>/g)) {
    const full = TAG_NAME.exec(tag)?.[0] ?? '';
    const name = withoutPrefix(full);
    if (names.includes(name)) yield { name, attributes: tag.slice(full.length) };
  }
}
