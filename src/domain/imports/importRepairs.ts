import type { MappedRow } from './importRow';
import { TARGET_COLUMNS, type ImportMapping } from './importTargets';
import { ORDER_COLUMNS, type OrderRow } from './orderRow';

/**
 * Applies earlier repairs to a row that was read again with a new mapping. A repair is kept if its order
 * column still comes from the file; otherwise it is dropped together with the column.
 */
export function withRepairs(read: MappedRow, repairs: OrderRow, mapping: ImportMapping): MappedRow {
  const filled = new Set(mapping.flatMap((target) => (target === null ? [] : TARGET_COLUMNS[target])));
  const kept = ORDER_COLUMNS.filter((column) => column in repairs && filled.has(column));
  if (kept.length === 0) return read;
  const untouched = ([column]: [string, unknown]) => !kept.some((each) => each === column);
  return {
    ...read,
    values: { ...read.values, ...Object.fromEntries(kept.map((column) => [column, repairs[column]])) },
    problems: Object.fromEntries(Object.entries(read.problems).filter(untouched)),
    remarks: Object.fromEntries(Object.entries(read.remarks ?? {}).filter(untouched)),
    parts: Object.fromEntries(Object.entries(read.parts ?? {}).filter(untouched)),
  };
}
