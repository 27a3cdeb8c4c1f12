import { makeZip, type ZipPart } from './makeZip';

/** A cell: text, number, blank, or its XML as a writer of workbooks would put it (`@` stands for its reference). */
export type MadeCell = string | number | null | { xml: string };

export interface MadeSheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  /** By row; null = a row that was never touched. */
  rows: (readonly MadeCell[] | null)[];
  /** What stands behind the rows, such as merged cells. */
  after?: string;
}

export interface MadeWorkbook {
  sheets: MadeSheet[];
  is1904?: boolean;
  /** Format codes by style number, from 1. */
  formats?: string[];
  /** Writes texts into the shared table instead of the cells. */
  isShared?: boolean;
  /** "x:" before every name, as some writers do. */
  isPrefixed?: boolean;
  extra?: ZipPart[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function letters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter;
}

class Texts {
  readonly all: string[] = [];

  put(text: string): number {
    this.all.push(text);
    return this.all.length - 1;
  }
}

function cellXml(cell: MadeCell, reference: string, shared: Texts | null): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell !== 'string') return cell.xml.replace('@', reference);
  if (shared) return `<c r="${reference}" t="s"><v>${shared.put(cell)}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

function sheetXml({ rows, after = '' }: MadeSheet, shared: Texts | null): string {
  const data = rows.map((cells, row) => {
    if (cells === null) return '';
    const inner = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`, shared)).join('');
    return `<row r="${row + 1}">${inner}</row>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData>${after}</worksheet>`;
}

function stylesXml(formats: readonly string[]): string {
  const codes = formats.map(
    (code, index) =>
      `<numFmt numFmtId="${164 + index}" formatCode="${escape(code).replaceAll('"', '&quot;')}"/>`,
  );
  const styles = formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`);
  return (
    `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>` +
    `<cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`
  );
}

/** A workbook as Excel would save it, in memory. */
export function makeWorkbook({
  sheets,
  is1904,
  formats = [],
  isShared,
  isPrefixed,
  extra = [],
}: MadeWorkbook): Buffer {
  const shared = isShared ? new Texts() : null;
  const named = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escape(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const parts = sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    data: sheetXml(sheet, shared),
  }));
  const texts = shared?.all.map((text) => `<si><t>${escape(text)}</t></si>`).join('') ?? '';
  const all: ZipPart[] = [
    { name: '[Content_Types].xml', data: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      data: `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${named.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships>${relations.join('')}<Relationship Id="rIdS" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', data: stylesXml(formats) },
    ...(shared ? [{ name: 'xl/sharedStrings.xml', data: `<sst xmlns="${MAIN}">${texts}</sst>` }] : []),
    ...parts,
    ...extra,
  ];
  if (!isPrefixed) return makeZip(all);
  const prefixed = (data: string) =>
    data
      .replace(/<(\/?)(worksheet|sheetData|row|c|v|is|t|f|sst|si)\b/g, '<$1x:$2')
      .replace(`xmlns="${MAIN}"`, `xmlns:x="${MAIN}"`);
  return makeZip(
    all.map((part) =>
      part.name.includes('sheet') || part.name.includes('sharedStrings')
        ? { ...part, data: prefixed(String(part.data)) }
        : part,
    ),
  );
}
