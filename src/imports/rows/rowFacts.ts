import {
  ROW_RESULTS,
  type ImportProblem,
  type ImportRowView,
  type RowResult,
} from '../../domain/imports/importView';
import type { OrderColumn } from '../../domain/imports/orderRow';
import { importResult } from '../../ui/rowTone';

/** Planned or actual result of a row; null before the check. */
export function resultOf({ result_import }: Pick<ImportRowView, 'result_import'>): RowResult | null {
  const result = importResult(result_import);
  return ROW_RESULTS.find((one) => one === result) ?? null;
}

/** Problems of one cell, errors before warnings; null: of the whole row. */
export function problemsAt(
  { problems }: Pick<ImportRowView, 'problems'>,
  column: OrderColumn | null,
): ImportProblem[] {
  return problems
    .filter((problem) => problem.column === column)
    .sort((a, b) => Number(a.is_warning) - Number(b.is_warning));
}
