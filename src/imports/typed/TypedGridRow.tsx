import { memo } from 'react';
import { ORDER_COLUMNS } from '../../domain/imports/orderRow';
import { useT, useTranslateAny } from '../../i18n/useT';
import { problemsOfRow } from './typedProblems';
import type { Cell, TypedRow } from './typedRows';
import styles from './typedGrid.module.css';

/** Mouse and input handlers of a cell. */
export interface CellHandlers {
  write: (text: string) => void;
  leave: () => void;
  choose: (cell: Cell, isRange: boolean) => void;
  open: (cell: Cell) => void;
}

interface TypedGridRowProps {
  row: TypedRow;
  place: number;
  /** Column of the active cell, when it is in this row. */
  active: number | null;
  /** Columns of the range, when it crosses this row. */
  from: number | null;
  to: number | null;
  /** The text being typed into the active cell. */
  text: string | null;
  /** Stable identity for the lifetime of the grid. */
  interaction: CellHandlers;
}

function TypedGridRowView(props: TypedGridRowProps) {
  const { row, place, active, from, to, text, interaction } = props;
  const translate = useT();
  const translateAny = useTranslateAny();
  const problems = problemsOfRow(row);
  return (
    <tr aria-rowindex={place + 2}>
      <th scope="row" className={styles.number}>
        {place + 1}
      </th>
      {ORDER_COLUMNS.map((column, index) => {
        const problem = problems[column];
        const isActive = active === index;
        const isIn = from !== null && to !== null && index >= from && index <= to;
        return (
          <td
            key={column}
            role="gridcell"
            data-cell={`${place}-${index}`}
            data-column={column}
            tabIndex={isActive ? 0 : -1}
            aria-selected={isIn}
            aria-invalid={problem !== undefined || undefined}
            title={problem && translateAny(problem.message, problem.args)}
            className={isActive ? styles.isActive : undefined}
            onMouseDown={(event) => {
              if (isActive && text !== null) return;
              event.preventDefault();
              interaction.choose({ row: place, column: index }, event.shiftKey);
            }}
            onDoubleClick={() => interaction.open({ row: place, column: index })}
          >
            {isActive && text !== null ? (
              <input
                autoFocus
                value={text}
                maxLength={500}
                autoComplete="off"
                aria-label={translate('typedLot.cell', {
                  column: translate(`orderForm.columns.${column}`),
                  row: place + 1,
                })}
                onChange={({ target }) => interaction.write(target.value)}
                onBlur={interaction.leave}
              />
            ) : (
              row.values[column]
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** One order of the grid. Memoized: renders only when its data or its selection changes. */
export const TypedGridRow = memo(TypedGridRowView);
