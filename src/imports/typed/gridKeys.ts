import { ORDER_COLUMNS } from '../../domain/imports/orderRow';
import type { Cell } from './typedRows';
import { readingKey } from '../../i18n/language';

const LAST = ORDER_COLUMNS.length - 1;

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * The next active cell for a key, as in a spreadsheet; null for keys that do not move, and for Tab beyond the
 * first or last cell, which leaves the grid.
 */
export function cellAfter({ key, shiftKey, ctrlKey, metaKey }: Press, at: Cell, rows: number): Cell | null {
  const last = rows - 1;
  const isFar = ctrlKey || metaKey;
  const { row, column } = at;
  switch (readingKey(key)) {
    case 'ArrowUp':
      return { row: isFar ? 0 : Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: isFar ? last : Math.min(last, row + 1), column };
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: isFar ? LAST : Math.min(LAST, column + 1) };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? last : row, column: LAST };
    case 'Enter':
      return { row: shiftKey ? Math.max(0, row - 1) : Math.min(last, row + 1), column };
    case 'Tab':
      if (shiftKey)
        return column > 0 ? { row, column: column - 1 } : row > 0 ? { row: row - 1, column: LAST } : null;
      return column < LAST ? { row, column: column + 1 } : row < last ? { row: row + 1, column: 0 } : null;
    default:
      return null;
  }
}

/** Whether a key types a character: it replaces the cell's content. */
export function isTyping({ key, ctrlKey, metaKey }: Press): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey;
}
