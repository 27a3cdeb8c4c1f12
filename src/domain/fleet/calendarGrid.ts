import { isAbsentOn } from './absence';

export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

const STEPS: Readonly<Record<string, (at: GridPlace, rows: number, columns: number) => GridPlace>> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, _rows, columns) => ({ row, column: columns - 1 }),
  PageUp: ({ column }) => ({ row: 0, column }),
  PageDown: ({ column }, rows) => ({ row: rows - 1, column }),
};

/** Where a key leads from a cell of a grid; null for a key that leads nowhere. It stays inside the grid. */
export function gridStep(
  key: string,
  at: GridPlace,
  { rows, columns }: { rows: number; columns: number },
): GridPlace | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (!step) return null;
  const { row, column } = step(at, rows, columns);
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));
  return { row: within(row, rows), column: within(column, columns) };
}

interface DayOf<A> {
  absence: A | null;
  runs: number;
  /** There is a run on a day without its driver or vehicle. */
  isConflict: boolean;
}

/** One day of a row of the calendar. */
export function dayOfRow<A extends { starts_on: string; ends_on: string }>(
  row: { readonly absences: readonly A[]; readonly runs: Readonly<Record<string, number>> },
  day: string,
): DayOf<A> {
  const absence = row.absences.find((each) => isAbsentOn(each, day)) ?? null;
  const runs = row.runs[day] ?? 0;
  return { absence, runs, isConflict: absence !== null && runs > 0 };
}
