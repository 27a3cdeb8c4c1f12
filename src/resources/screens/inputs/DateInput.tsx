import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { clampDate, formatDateInput, isDate, parseDateInput } from '../../../domain/dates';
import type { FieldOf } from '../../schema/fields';
import { ariaOf, type InputProps } from './inputProps';

/** `1120` → `11/20`; only digits and slashes stay. */
function maskDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

function shown(value: unknown): string {
  if (typeof value !== 'string') return '';
  return isDate(value) ? formatDateInput(value) : value;
}

/** Typed as MM/DD/YYYY whatever the browser's language (spec §5), or picked from the browser's own calendar. */
export function DateInput(props: InputProps<FieldOf<'date'>>) {
  const { id, name, label, value, onChange, onBlur, focusRef, disabled, invalid, field } = props;
  // Days outside are held at the nearer bound (spec §5), once the person has finished typing.
  const held = (date: string) => clampDate(date, field.min, field.max);
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  // While a person types, the text as typed; the value follows as soon as it is a day.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      size="small"
      value={typed ?? shown(value)}
      disabled={disabled}
      error={invalid}
      inputRef={focusRef}
      placeholder={translate('screens.form.monthFirst')}
      slotProps={{ input: { ...ariaOf(props), inputMode: 'numeric', autoComplete: 'off' } }}
      onChange={(event) => {
        const masked = maskDate(event.target.value);
        setTyped(masked);
        onChange(masked === '' ? null : (parseDateInput(masked) ?? masked));
      }}
      onBlur={() => {
        setTyped(null);
        if (typeof value === 'string' && isDate(value) && held(value) !== value) onChange(held(value));
        onBlur?.();
      }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            size="small"
            edge="end"
            disabled={disabled}
            aria-label={translate('screens.form.openCalendar', { field: label })}
            onClick={() => picker.current?.showPicker()}
          >
            <CalendarIcon fontSize="small" />
          </IconButton>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            min={field.min}
            max={field.max}
            value={typeof value === 'string' && isDate(value) ? value : ''}
            onChange={(event) => onChange(event.target.value === '' ? null : held(event.target.value))}
            style={{
              position: 'absolute',
              right: 0,
              bottom: 0,
              width: 1,
              height: 1,
              opacity: 0,
              pointerEvents: 'none',
            }}
          />
        </InputAdornment>
      }
    />
  );
}
