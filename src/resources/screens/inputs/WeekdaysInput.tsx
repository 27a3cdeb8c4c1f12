import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import type { FieldOf } from '../../schema/fields';
import { ariaOf, type InputProps } from './inputProps';

/** ISO weekdays, Monday first. */
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function WeekdaysInput(props: InputProps<FieldOf<'weekdays'>>) {
  const { id, label, value, onChange, onBlur, focusRef, disabled, describedBy } = props;
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      id={id}
      ref={focusRef}
      size="small"
      value={Array.isArray(value) ? value : []}
      disabled={disabled}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={ariaOf(props)['aria-invalid']}
      onChange={(_, days: number[]) => onChange(days.toSorted((a, b) => a - b))}
      onBlur={onBlur}
    >
      {DAYS.map((day) => (
        <ToggleButton key={day} value={day}>
          {translate(`screens.weekdays.${day}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
