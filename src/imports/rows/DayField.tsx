import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { ImportRowView } from '../../domain/imports/importView';
import { useT } from '../../i18n/useT';

interface DayFieldProps {
  row: ImportRowView;
  /** As typed; null: untouched. */
  typed: string | null;
  isFixed: boolean;
  onChange: (date: string) => void;
}

/** The day of one row of a file that keeps days: one that cannot be read is typed here. */
export function DayField({ row: { day }, typed, isFixed, onChange }: DayFieldProps) {
  const translate = useT();
  const id = useId();
  return (
    <TextField
      type="date"
      id={id}
      label={translate('imports.targets.delivery_date')}
      value={typed ?? day?.date ?? ''}
      disabled={isFixed}
      error={typed === null && day?.date === null}
      helperText={day ? translate('imports.oneRow.dayWritten', { text: day.text }) : ' '}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: 'min(100%, 280px)' }}
    />
  );
}
