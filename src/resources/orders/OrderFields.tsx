import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';
import { ORDER_COLUMNS, type OrderColumn, type OrderRow } from '../../domain/imports/orderRow';
import type { Problems } from '../../domain/wire/problem';
import { useT, useTranslateAny } from '../../i18n/useT';

const HINTS: Partial<Record<OrderColumn, string>> = {
  client_code: 'client_code',
  address: 'address',
  delivery_start_time: 'time',
  flags: 'flags',
};
/** As wide as both columns of fields. */
const WIDE: readonly OrderColumn[] = ['address', 'flags', 'comments'];

interface OrderFieldsProps {
  /** Begins the ids of the fields. */
  prefix: string;
  values: OrderRow;
  problems: Problems;
  disabled?: boolean;
  /** Columns that must be filled in. */
  required?: readonly OrderColumn[];
  onChange: (column: OrderColumn, text: string) => void;
}

/** The columns of an order as fields, each with what is wrong with it in words. */
export function OrderFields({ prefix, values, problems, disabled, required, onChange }: OrderFieldsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {ORDER_COLUMNS.map((column) => {
        const problem = problems[column];
        const hint = HINTS[column];
        return (
          <TextField
            key={column}
            id={`${prefix}-${column}`}
            size="small"
            fullWidth
            label={translate(`orderForm.columns.${column}`)}
            required={required?.includes(column)}
            value={values[column] ?? ''}
            disabled={disabled}
            multiline={column === 'comments'}
            error={problem !== undefined}
            helperText={
              problem
                ? translateAny(problem.message, problem.args)
                : hint && translateAny(`orderForm.hints.${hint}`)
            }
            sx={WIDE.includes(column) ? { gridColumn: { sm: '1 / -1' } } : undefined}
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 500 } }}
            onChange={({ target }) => onChange(column, target.value)}
          />
        );
      })}
    </Box>
  );
}
