import { inflateSync } from 'node:zlib';

/** Objects of a PDF by number: their dictionary, and their unpacked stream where they have one. */
function objectsOf(pdf: Buffer): Map<number, { text: string; stream: string }> {
  const raw = pdf.toString('latin1');
  const objects = new Map<number, { text: string; stream: string }>();
  for (const match of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const body = match[2] ?? '';
    const at = body.indexOf('stream\n');
    const text = at < 0 ? body : body.slice(0, at);
    const packed = at < 0 ? '' : body.slice(at + 7, body.lastIndexOf('\nendstream'));
    const stream = text.includes('/FlateDecode') ? unpack(packed) : packed;
    objects.set(Number(match[1]), { text, stream });
  }
  return objects;
}

function unpack(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    // A picture's bytes: no text in them.
    return '';
  }
}

/** What is drawn, unpacked. */
export const pdfStreams = (pdf: Buffer): string[] => [...objectsOf(pdf).values()].map(({ stream }) => stream);

/** From the number of a glyph to its letters, as the font's own table says. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const range of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const first = parseInt(range[1] ?? '0', 16);
    [...(range[2] ?? '').matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, code = ''], index) => {
      // A ligature stands for several letters.
      const units = code.match(/[0-9a-f]{4}/gi) ?? [];
      letters.set(first + index, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))));
    });
  }
  return letters;
}

/** The words of a PDF that our writer has made, page after page. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<number, string>>();
  for (const { text } of objects.values()) {
    for (const [, name = '', id = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.text ?? '')?.[1];
      fonts.set(name, lettersOf(objects.get(Number(table))?.stream ?? ''));
    }
  }
  let said = '';
  for (const { stream } of objects.values()) {
    let letters: Map<number, string> | undefined;
    for (const part of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (part[1]) letters = fonts.get(part[1]);
      const codes = [...(part[2] ?? '').matchAll(/<([0-9a-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      said += codes.map((code) => letters?.get(parseInt(code, 16)) ?? '').join('');
      if (part[2]) said += '\n';
    }
  }
  return said;
}
