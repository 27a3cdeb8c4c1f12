import { FileRefusal } from '../fileRefusal';
import { kindOfFormat, type NumberKind } from './numberFormat';
import { attribute, attributesOf, xmlEvents, xmlOf } from './xml';
import type { Zip } from './zip';

export interface SheetPart {
  name: string;
  hidden: boolean;
  /** Name of its part in the archive. */
  part: string;
}

/** What the sheets of a workbook have in common. */
export interface Workbook {
  sheets: SheetPart[];
  is1904: boolean;
  /** By number of the cell's style. */
  kinds: NumberKind[];
  strings: string[];
}

const WORKBOOK = 'xl/workbook.xml';
/** Characters that the shared texts may come to. */
const MOST_CHARACTERS = 100_000_000;

/** What a ZIP archive is that is no workbook, for the message. */
function refuseOther(zip: Zip, extension: string): never {
  const kinds: [begins: string, type: string][] = [
    ['word/', 'DOCX'],
    ['ppt/', 'PPTX'],
    ['xl/workbook.bin', 'XLSB'],
    ['mimetype', 'ODS'],
  ];
  const found = kinds.find(([begins]) => zip.names().some((name) => name.startsWith(begins)));
  throw new FileRefusal('wrongType', { type: found?.[1] ?? 'ZIP', extension });
}

/** "worksheets/sheet1.xml", "/xl/worksheets/sheet1.xml" and "../xl/worksheets/sheet1.xml" from xl/. */
function partName(target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  return target.startsWith('../') ? target.slice(3) : `xl/${target.replace(/^\.\//, '')}`;
}

async function targetsOf(zip: Zip): Promise<Map<string, { target: string; type: string }>> {
  const relations = await zip.text('xl/_rels/workbook.xml.rels');
  if (relations === undefined) return new Map();
  return new Map(
    attributesOf(xmlOf(relations), 'Relationship').map((attributes) => [
      attribute(attributes, 'Id') ?? '',
      { target: partName(attribute(attributes, 'Target') ?? ''), type: attribute(attributes, 'Type') ?? '' },
    ]),
  );
}

function readKinds(styles: string | undefined): NumberKind[] {
  if (styles === undefined) return [];
  const events = xmlOf(styles);
  const codes = new Map(
    attributesOf(events, 'numFmt').map((attributes) => [
      Number(attribute(attributes, 'numFmtId')),
      attribute(attributes, 'formatCode'),
    ]),
  );
  return attributesOf(events, 'xf', 'cellXfs').map((attributes) => {
    const id = Number(attribute(attributes, 'numFmtId') ?? 0);
    return kindOfFormat(id, codes.get(id));
  });
}

/** "_x000D_" is how workbooks write characters that XML cannot hold. */
export function sheetText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

async function readStrings(zip: Zip, part: string): Promise<string[]> {
  if (!zip.has(part)) return [];
  const strings: string[] = [];
  let text = '';
  let total = 0;
  let isText = false;
  // Readings of Japanese characters stand beside their text.
  let isReading = false;
  for await (const events of xmlEvents(zip.pieces(part))) {
    for (const event of events) {
      if (event.kind === 'text') {
        if (isText && !isReading) text += event.text;
      } else if (event.name === 't') isText = event.kind === 'open';
      else if (event.name === 'rPh') isReading = event.kind === 'open';
      else if (event.name === 'si') {
        if (event.kind === 'close') strings.push(sheetText(text));
        total += text.length;
        text = '';
        if (total > MOST_CHARACTERS)
          throw new FileRefusal('bomb', { megabytes: Math.ceil(total / 1024 / 1024) });
      }
    }
  }
  return strings;
}

/** Reads what all sheets need; the sheets themselves stay packed. Throws `FileRefusal`. */
export async function readWorkbook(zip: Zip): Promise<Workbook> {
  const text = await zip.text(WORKBOOK);
  if (text === undefined) return refuseOther(zip, 'xlsx');
  const events = xmlOf(text);
  const targets = await targetsOf(zip);
  const sheets = attributesOf(events, 'sheet').flatMap((attributes): SheetPart[] => {
    const relation = targets.get(attribute(attributes, 'id') ?? '');
    // Sheets that are charts have no cells.
    if (!relation || !zip.has(relation.target) || !relation.type.endsWith('/worksheet')) return [];
    const state = attribute(attributes, 'state') ?? 'visible';
    return [
      { name: attribute(attributes, 'name') ?? '', hidden: state !== 'visible', part: relation.target },
    ];
  });
  if (sheets.length === 0) throw new FileRefusal('damaged');
  const properties = attributesOf(events, 'workbookPr')[0] ?? {};
  const strings = [...targets.values()].find(({ type }) => type.endsWith('/sharedStrings'))?.target;
  return {
    sheets,
    is1904: ['1', 'true'].includes(attribute(properties, 'date1904') ?? ''),
    kinds: readKinds(await zip.text('xl/styles.xml')),
    strings: strings === undefined ? [] : await readStrings(zip, strings),
  };
}
