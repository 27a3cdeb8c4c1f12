import { xmlText } from '../../../../src/domain/wire/xmlText';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { daysBetween } from '../../../../src/domain/time/dates';
import { CELL_LOOKS, stylesXml, styleOf, type CellLook } from './xlsxStyles';

/** A value of a sheet; null is an empty cell. Text is never a formula. */
export type XlsxValue = string | number | { readonly day: string } | null;

export interface XlsxColumn {
  title: string;
  look: CellLook;
}

interface Sheet {
  /** At most 31 characters, without `[]:*?/\`. */
  name: string;
  columns: readonly XlsxColumn[];
  /** Some rows at a time. */
  rows: AsyncIterable<readonly (readonly XlsxValue[])[]>;
  /** Asked for when the last row is written. */
  totals: () => readonly XlsxValue[];
  createdAt: Date;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** Longest text of a cell. */
const MOST_CHARACTERS = 32_767;
/** Day 0 of a worksheet. */
const EPOCH = '1899-12-30';

function cellText(text: string): string {
  const known = text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) : text;
  return xmlText(known);
}

/** "A", "Z", "AA". */
export function columnLetters(index: number): string {
  const rest = index % 26;
  const letter = String.fromCharCode(65 + rest);
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

function cellXml(value: XlsxValue, look: CellLook, isBold: boolean): string {
  const style = styleOf(look, isBold);
  if (value === null || value === '') return `<c s="${style}"/>`;
  if (typeof value === 'object') return `<c s="${style}"><v>${daysBetween(EPOCH, value.day)}</v></c>`;
  if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${cellText(value)}</t></is></c>`;
}

function rowXml(values: readonly XlsxValue[], looks: readonly CellLook[], isBold = false): string {
  const cells = values.map((value, index) => cellXml(value, looks[index] ?? 'text', isBold));
  return `<row>${cells.join('')}</row>`;
}

async function* sheetXml({ columns, rows, totals }: Sheet): AsyncGenerator<string> {
  const looks = columns.map(({ look }) => look);
  const cols = looks.map(
    (look, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${CELL_LOOKS[look].width}" customWidth="1"/>`,
  );
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`;
  const titles = columns.map(({ title }) => title);
  yield rowXml(titles, [], true);
  let count = 1;
  for await (const part of rows) {
    count += part.length;
    yield part.map((row) => rowXml(row, looks)).join('');
  }
  const foot = totals();
  if (foot.some((value) => value !== null)) yield rowXml(foot, looks, true);
  yield `</sheetData><autoFilter ref="A1:${columnLetters(columns.length - 1)}${count}"/></worksheet>`;
}

function partsOf(name: string): readonly (readonly [path: string, xml: string])[] {
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${cellText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', HEAD + stylesXml(MAIN)],
  ];
}

/**
 * A workbook of one sheet. Rows are written and packed as they come, so that a long report needs no more memory than its
 * packed file (decision 0105).
 */
export async function xlsxFile(sheet: Sheet): Promise<Buffer> {
  const zip = new ZipFile();
  const mtime = sheet.createdAt;
  for (const [path, xml] of partsOf(sheet.name)) zip.addBuffer(Buffer.from(xml), path, { mtime });
  const rows = Readable.from(sheetXml(sheet), { objectMode: false });
  const failed = new Promise<never>((_, reject) => {
    rows.on('error', reject);
    zip.on('error', reject);
  });
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { mtime });
  zip.end();
  const packed = (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  })();
  return Promise.race([packed, failed]);
}
