import Papa from 'papaparse';
import { FORMULA_START } from '../domain/wire/formulas';

/** So that a spreadsheet reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Cells as a CSV file. No cell may begin a formula. */
export function csvFile(cells: readonly (readonly (string | number | null)[])[]): Blob {
  const text = Papa.unparse(
    cells.map((line) => [...line]),
    { escapeFormulae: FORMULA_START },
  );
  return new Blob([BYTE_ORDER_MARK + text], { type: 'text/csv' });
}
