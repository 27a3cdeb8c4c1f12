import Box from '@mui/material/Box';
import { useState } from 'react';
import { useT, useTranslateAny } from '../../i18n/useT';
import { FindPersonDialog } from './FindPersonDialog';
import type { GridHistory } from './gridHistory';
import { GridToolbar } from './GridToolbar';
import { FIRST_CELL, TypedGrid } from './TypedGrid';
import { problemsOfRow } from './typedProblems';
import { columnAt, newRow, rangeOf, type TypedRow } from './typedRows';

interface TypedSheetProps {
  grid: GridHistory;
  onWrite: (rows: readonly TypedRow[]) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** The grid with its tools, and the active cell and its problems as text. */
export function TypedSheet({ grid, onWrite, onUndo, onRedo }: TypedSheetProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { rows, past, future } = grid;
  const [position, setCursor] = useState(FIRST_CELL);
  const [isFinding, setIsFinding] = useState(false);
  // An undo may have removed the active row.
  const within = (cell: typeof position.active) => ({ ...cell, row: Math.min(cell.row, rows.length - 1) });
  const cursor = { ...position, active: within(position.active), anchor: within(position.anchor) };
  const { active, anchor } = cursor;
  const column = columnAt(active.column);
  const row = rows[active.row];
  const problem = row && problemsOfRow(row)[column];
  const range = rangeOf(anchor, active);
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <GridToolbar
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        onUndo={onUndo}
        onRedo={onRedo}
        onInsert={() => onWrite([...rows.slice(0, active.row), newRow(), ...rows.slice(active.row)])}
        onRemove={() => onWrite(rows.filter((_, index) => index < range.from.row || index > range.to.row))}
        onFind={() => setIsFinding(true)}
      >
        {problem
          ? translate('inbox.problemOf', {
              column: translate('typedLot.cell', {
                column: translate(`orderForm.columns.${column}`),
                row: active.row + 1,
              }),
              problem: translateAny(problem.message, problem.args),
            })
          : null}
      </GridToolbar>
      <TypedGrid
        rows={rows}
        cursor={cursor}
        onCursor={setCursor}
        onWrite={onWrite}
        onUndo={onUndo}
        onRedo={onRedo}
      />
      {isFinding && (
        <FindPersonDialog
          row={active.row + 1}
          onPick={(known) => {
            onWrite(rows.map((one) => (one === row ? { ...one, values: { ...one.values, ...known } } : one)));
            setIsFinding(false);
          }}
          onClose={() => setIsFinding(false)}
        />
      )}
    </Box>
  );
}
