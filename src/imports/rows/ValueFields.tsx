import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { ImportRowView } from '../../domain/imports/importView';
import { ORDER_COLUMNS, orderProblems, type OrderColumn, type OrderRow } from '../../domain/imports/orderRow';
import { useT } from '../../i18n/useT';
import { problemsAt } from './rowFacts';
import { useProblemText } from './useProblemText';

interface ValueFieldsProps {
  row: ImportRowView;
  values: OrderRow;
  isFixed: boolean;
  onChange: (values: OrderRow) => void;
}

const WIDE: readonly OrderColumn[] = ['address', 'comments'];

/**
 * The values of one row: an unchanged one shows the server's problems, an edited one is checked while typing.
 */
export function ValueFields({ row, values, isFixed, onChange }: ValueFieldsProps) {
  const translate = useT();
  const textOf = useProblemText();
  const id = useId();
  const typed = orderProblems(values);
  const problemOf = (column: OrderColumn) => {
    if ((values[column] ?? '') !== (row.values[column] ?? '')) {
      const problem = typed[column];
      return problem && { ...problem, is_warning: false };
    }
    return problemsAt(row, column)[0];
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {ORDER_COLUMNS.map((column) => {
        const problem = problemOf(column);
        return (
          <TextField
            key={column}
            id={`${id}-${column}`}
            label={translate(`imports.targets.${column}`)}
            value={values[column] ?? ''}
            disabled={isFixed}
            multiline={column === 'comments'}
            error={problem !== undefined && !problem.is_warning}
            helperText={
              problem
                ? textOf(problem)
                : row.repaired.includes(column) && translate('imports.oneRow.repaired')
            }
            slotProps={{ htmlInput: { autoComplete: 'off' } }}
            onChange={({ target }) => onChange({ ...values, [column]: target.value })}
            sx={WIDE.includes(column) ? { gridColumn: '1 / -1' } : undefined}
          />
        );
      })}
    </Box>
  );
}
