import { withOpenEnd, type TypedRow } from './typedRows';

/** The rows, and how they were before each step of this page. */
export interface GridHistory {
  rows: readonly TypedRow[];
  past: readonly (readonly TypedRow[])[];
  future: readonly (readonly TypedRow[])[];
}

type GridStep =
  | { kind: 'write'; rows: readonly TypedRow[] }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Rows from the server: cannot be undone. */
  | { kind: 'load'; rows: readonly TypedRow[] };

/** Steps that can be undone. */
const MOST_STEPS = 100;

export const EMPTY_GRID: GridHistory = { rows: withOpenEnd([]), past: [], future: [] };

export function stepGrid(grid: GridHistory, step: GridStep): GridHistory {
  const { rows, past, future } = grid;
  switch (step.kind) {
    case 'load':
      return { rows: withOpenEnd(step.rows), past: [], future: [] };
    case 'write':
      return { rows: withOpenEnd(step.rows), past: [...past, rows].slice(-MOST_STEPS), future: [] };
    case 'undo': {
      const before = past.at(-1);
      return before ? { rows: before, past: past.slice(0, -1), future: [rows, ...future] } : grid;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after ? { rows: after, past: [...past, rows], future: rest } : grid;
    }
  }
}
