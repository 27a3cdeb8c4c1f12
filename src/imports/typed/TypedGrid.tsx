import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ORDER_COLUMNS } from '../../domain/imports/orderRow';
import { useT } from '../../i18n/useT';
import { useUnsaved } from '../../ui/unsaved/useUnsaved';
import { readTable, writeTable } from './clipboardTable';
import { cellAfter, isTyping } from './gridKeys';
import { TypedGridRow, type CellHandlers } from './TypedGridRow';
import {
  columnAt,
  rangeOf,
  textsIn,
  withCell,
  withCleared,
  withPasted,
  type Cell,
  type TypedRow,
} from './typedRows';
import styles from './typedGrid.module.css';

/** The active cell, the start of the range, and the text being typed. */
export interface GridCursor {
  active: Cell;
  anchor: Cell;
  /** Null: no cell is being edited; otherwise the text so far. */
  text: string | null;
}

export const FIRST_CELL: GridCursor = {
  active: { row: 0, column: 0 },
  anchor: { row: 0, column: 0 },
  text: null,
};

interface TypedGridProps {
  rows: readonly TypedRow[];
  cursor: GridCursor;
  onCursor: (cursor: GridCursor) => void;
  onWrite: (rows: readonly TypedRow[]) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Orders as in a spreadsheet: typed, pasted and copied by cell, also by keyboard only. */
export function TypedGrid({ rows, cursor, onCursor, onWrite, onUndo, onRedo }: TypedGridProps) {
  const translate = useT();
  const table = useRef<HTMLTableElement>(null);
  const { active, anchor, text } = cursor;
  const range = rangeOf(anchor, active);
  const valueOf = (cell: Cell) => rows[cell.row]?.values[columnAt(cell.column)] ?? '';

  useUnsaved(text !== null && text !== valueOf(active));

  /** Moves to a cell within the event: the next key may come before the next frame, and must find the focus there. */
  const go = (cell: Cell, isRange = false) => {
    flushSync(() => onCursor({ active: cell, anchor: isRange ? anchor : cell, text: null }));
    table.current?.querySelector<HTMLElement>(`[data-cell="${cell.row}-${cell.column}"]`)?.focus();
  };
  /** Stores the typed text. */
  const commit = () => {
    if (text !== null && text !== valueOf(active))
      onWrite(withCell(rows, active.row, columnAt(active.column), text));
  };

  const whileWriting = (press: KeyboardEvent) => {
    if (press.key === 'Escape') {
      press.preventDefault();
      press.stopPropagation();
      return go(active);
    }
    if (press.key !== 'Enter' && press.key !== 'Tab') return;
    const next = cellAfter(press, active, rows.length);
    commit();
    if (!next) return onCursor({ ...cursor, text: null });
    press.preventDefault();
    // An empty row is added after the last filled one.
    const isBeyond = press.key === 'Enter' && !press.shiftKey && active.row === rows.length - 1;
    go(isBeyond && text ? { row: active.row + 1, column: active.column } : next);
  };
  const onKeyDown = (press: KeyboardEvent) => {
    if (text !== null) return whileWriting(press);
    const isCommand = press.ctrlKey || press.metaKey;
    if (isCommand && press.key.toLowerCase() === 'z') {
      press.preventDefault();
      return press.shiftKey ? onRedo() : onUndo();
    }
    if (isCommand && press.key.toLowerCase() === 'y') {
      press.preventDefault();
      return onRedo();
    }
    if (press.key === 'F2') {
      press.preventDefault();
      return onCursor({ ...cursor, anchor: active, text: valueOf(active) });
    }
    if (press.key === 'Delete' || press.key === 'Backspace') {
      press.preventDefault();
      return onWrite(withCleared(rows, range));
    }
    const next = cellAfter(press, active, rows.length);
    if (next) {
      press.preventDefault();
      return go(next, press.shiftKey && press.key !== 'Tab' && press.key !== 'Enter');
    }
    if (isTyping(press)) {
      press.preventDefault();
      onCursor({ ...cursor, anchor: active, text: press.key });
    }
  };
  const onCopy = (event: ClipboardEvent) => {
    if (text !== null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTable(textsIn(rows, range)));
    if (event.type === 'cut') onWrite(withCleared(rows, range));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (text !== null) return;
    event.preventDefault();
    const texts = readTable(event.clipboardData.getData('text/plain'));
    const [first] = texts;
    if (!first) return;
    onWrite(withPasted(rows, range.from, texts));
    const to = {
      row: range.from.row + texts.length - 1,
      column: Math.min(range.from.column + first.length, ORDER_COLUMNS.length) - 1,
    };
    onCursor({ active: range.from, anchor: to, text: null });
  };

  // Rows render only when they change, so their handlers must always be current.
  const newest = useRef<CellHandlers | null>(null);
  useEffect(() => {
    newest.current = {
      write: (next) => onCursor({ ...cursor, text: next }),
      leave: () => {
        commit();
        onCursor({ ...cursor, text: null });
      },
      choose: (cell, isRange) => {
        commit();
        go(cell, isRange);
      },
      open: (cell) => onCursor({ active: cell, anchor: cell, text: valueOf(cell) }),
    };
  });
  const interaction = useMemo<CellHandlers>(
    () => ({
      write: (next) => newest.current?.write(next),
      leave: () => newest.current?.leave(),
      choose: (cell, isRange) => newest.current?.choose(cell, isRange),
      open: (cell) => newest.current?.open(cell),
    }),
    [],
  );

  return (
    <Box className={styles.grid}>
      <table
        ref={table}
        role="grid"
        aria-label={translate('typedLot.grid')}
        aria-rowcount={rows.length + 1}
        aria-multiselectable
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {translate('typedLot.row')}
            </th>
            {ORDER_COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {translate(`orderForm.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isIn = index >= range.from.row && index <= range.to.row;
            return (
              <TypedGridRow
                key={row.key}
                row={row}
                place={index}
                active={active.row === index ? active.column : null}
                from={isIn ? range.from.column : null}
                to={isIn ? range.to.column : null}
                text={active.row === index ? text : null}
                interaction={interaction}
              />
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}
