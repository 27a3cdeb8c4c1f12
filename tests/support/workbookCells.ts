import { sheetRows } from '../../server/day/imports/reading/xlsx/sheetRows';
import { readWorkbook } from '../../server/day/imports/reading/xlsx/workbook';
import { Zip } from '../../server/day/imports/reading/xlsx/zip';

/** The first sheet of a workbook, as the import reads it, and as it is written. */
export async function cellsOfWorkbook(bytes: Buffer): Promise<{ cells: (readonly string[])[]; xml: string }> {
  const zip = await Zip.open(bytes);
  const workbook = await readWorkbook(zip);
  const [sheet] = workbook.sheets;
  if (!sheet) throw new Error('There is no sheet');
  const cells: (readonly string[])[] = [];
  for await (const row of sheetRows(zip.pieces(sheet.part), workbook)) cells.push(row.cells);
  return { cells, xml: (await zip.text(sheet.part)) ?? '' };
}
