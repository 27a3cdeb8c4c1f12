import {
  ROW_RESULTS,
  type ImportProblem,
  type ImportRowView,
  type RowResult,
} from '../../domain/imports/importView';
import type { OrderColumn } from '../../domain/imports/orderRow';
import { importResult } from '../../ui/rowTone';

/** What becomes of a row, or has become of it; null before the dry run. */
export function resultOf({ result_import }: Pick<ImportRowView, 'result_import'>): RowResult | null {
  const result = importResult(result_import);
  return ROW_RESULTS.find((one) => one === result) ?? null;
}

/** What is wrong with one cell, errors before warnings; of the row as a whole for null. */
export function problemsAt(
  { problems }: Pick<ImportRowView, 'problems'>,
  column: OrderColumn | null,
): ImportProblem[] {
  return problems
    .filter((problem) => problem.column === column)
    .sort((a, b) => Number(a.is_warning) - Number(b.is_warning));
}
