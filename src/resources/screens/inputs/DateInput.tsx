import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { clampDate, formatDateInput, isDate, parseDateInput } from '../../../domain/time/dates';
import { useT } from '../../../i18n/useT';
import type { FieldOf } from '../../schema/fields';
import { commonOf, htmlInputOf, useOnLeave, type InputProps } from './inputProps';

/** `1120` → `11/20`; only digits and slashes stay. */
function maskDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

function shown(value: unknown): string {
  if (typeof value !== 'string') return '';
  return isDate(value) ? formatDateInput(value) : value;
}

/**
 * Typed as MM/DD/YYYY whatever the browser's language (spec §5), or picked from the browser's own calendar.
 * react-admin's `DateInput` is the browser's date field, which writes a day as the browser's language does.
 */
export function DateInput(props: InputProps<FieldOf<'date'>>) {
  const { source, label, field } = props;
  const translate = useT();
  const { setValue, formState } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const picker = useRef<HTMLInputElement>(null);
  // While a person types, the text as typed; the value follows as soon as it is a day.
  const [typed, setTyped] = useState<string | null>(null);
  // Days outside are held at the nearer bound (spec §5), once the person has finished typing.
  const held = (date: string) => clampDate(date, field.min, field.max);
  const hold = useOnLeave(source, (date) => (typeof date === 'string' && isDate(date) ? held(date) : date));
  const pick = (date: string) =>
    setValue(source, date === '' ? null : held(date), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <TextInput
      {...commonOf(props)}
      fullWidth
      format={(date: unknown) => typed ?? shown(date)}
      parse={(text: string) => {
        const masked = maskDate(text);
        return masked === '' ? null : (parseDateInput(masked) ?? masked);
      }}
      onChange={(event: { target: { value: string } }) => setTyped(maskDate(event.target.value))}
      onBlur={() => {
        setTyped(null);
        hold();
      }}
      slotProps={{
        htmlInput: {
          ...htmlInputOf(props),
          inputMode: 'numeric',
          placeholder: translate('screens.form.monthFirst'),
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
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
                onChange={({ target }) => pick(target.value)}
                style={BELOW}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Where the calendar opens: the control itself is never seen. */
const BELOW = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
} as const;
