import {
  HEADER_LAST_LINE,
  type FileCorrections,
  type FileNotice,
} from '../../../../src/domain/imports/fileReading';
import type { FileReading, RawRow } from './fileReading';
import { FileRefusal } from './fileRefusal';
import { headerScore, readHeader } from './header';
import { tableRows } from './tableRows';
import { sheetRows } from './xlsx/sheetRows';
import { readWorkbook, type SheetPart, type Workbook } from './xlsx/workbook';
import { Zip } from './xlsx/zip';

/** Rows from which header and width are found. */
const FIRST_ROWS = 300;
/** Sheets that are looked into when nobody named one. */
const SHEETS_TRIED = 12;

async function firstRows(zip: Zip, workbook: Workbook, sheet: SheetPart, most: number): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  for await (const row of sheetRows(zip.pieces(sheet.part), workbook)) {
    rows.push(row);
    if (rows.length === most) break;
  }
  return rows;
}

/** The sheet that looks most like orders, of those that people see; the first of equals. */
async function likeliest(zip: Zip, workbook: Workbook): Promise<SheetPart> {
  const visible = workbook.sheets.filter(({ hidden }) => !hidden);
  const tried = (visible.length > 0 ? visible : workbook.sheets).slice(0, SHEETS_TRIED);
  let best: { sheet: SheetPart; score: number } | undefined;
  for (const sheet of tried) {
    const rows = await firstRows(zip, workbook, sheet, HEADER_LAST_LINE);
    const score = rows.length === 0 ? -1 : headerScore(rows);
    if (best === undefined || score > best.score) best = { sheet, score };
  }
  if (!best) throw new FileRefusal('damaged');
  return best.sheet;
}

function noticesOf({ sheets, is1904 }: Workbook): FileNotice[] {
  const hidden = sheets.filter((sheet) => sheet.hidden);
  return [
    ...(sheets.length > 1
      ? [{ code: 'otherSheets' as const, args: { smart_count: sheets.length - 1 } }]
      : []),
    ...(hidden.length > 0
      ? [{ code: 'hiddenSheet' as const, args: { names: hidden.map(({ name }) => name).join(', ') } }]
      : []),
    ...(is1904 ? [{ code: 'date1904' as const }] : []),
  ];
}

/** Opens a workbook. Throws `FileRefusal`. */
export async function openWorkbook(bytes: Uint8Array, corrections: FileCorrections): Promise<FileReading> {
  const zip = await Zip.open(bytes);
  const workbook = await readWorkbook(zip);
  const named = workbook.sheets.find(({ name }) => name === corrections.sheet);
  if (corrections.sheet && !named) throw new FileRefusal('noSheet', { sheet: corrections.sheet });
  const sheet = named ?? (await likeliest(zip, workbook));
  const first = await firstRows(zip, workbook, sheet, FIRST_ROWS);
  if (first.every(({ cells }) => cells.length === 0)) throw new FileRefusal('empty');
  const { row: header, columns, notices } = readHeader(first, corrections.header_row);
  let share = 0;
  const pieces = zip.pieces(sheet.part, (read) => {
    share = read;
  });
  return {
    facts: {
      format: 'xlsx',
      encoding: null,
      delimiter: null,
      sheets: workbook.sheets.map(({ name, hidden }) => ({ name, hidden })),
      sheet: sheet.name,
      header_row: header.line,
      columns,
      notices: [...noticesOf(workbook), ...notices],
    },
    rows: tableRows(sheetRows(pieces, workbook), header.line, columns.length),
    share: () => share,
  };
}
