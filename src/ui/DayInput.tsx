import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState, type ReactNode } from 'react';
import { isDate } from '../domain/time/dates';
import { useT } from '../i18n/useT';
import { dateOrder, dayOfText, dayText, maskDay } from '../providers/measures';
import { BELOW_FIELD } from './pickerPlace';

interface DayInputProps {
  id?: string;
  label: string;
  /** In a bar of a page, whose buttons stand beside it: the label is read aloud alone. */
  isLabelHidden?: boolean;
  /** YYYY-MM-DD; anything else is shown as it is, empty for none. */
  value: string;
  /** A day, empty for none, or what is typed while it is neither. */
  onChange: (day: string) => void;
  /** Of a filter, which has no use for half a day: `onChange` hears of days alone. */
  onlyDays?: boolean;
  onBlur?: () => void;
  /** What the calendar offers; whether another day is taken is for the form to say. */
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  fullWidth?: boolean;
  className?: string;
}

/**
 * The only field for a day: typed in the order of the reader's setting whatever the browser's language (spec §5), or
 * picked from the browser's own calendar, whose own field would write it as the browser does.
 */
export function DayInput(props: DayInputProps) {
  const { id, label, isLabelHidden = false, value, onChange, onlyDays = false, onBlur, ...rest } = props;
  const { min, max, required, ...look } = rest;
  const translate = useT();
  const picker = useRef<HTMLInputElement>(null);
  // While a person types, the text as typed; the value follows as soon as it is a day.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = isDate(value) ? dayText(value) : value;
  const type = (raw: string) => {
    const text = isDate(raw.trim()) ? dayText(raw.trim()) : maskDay(raw);
    const day = dayOfText(text);
    setTyped(text);
    if (day !== null || text === '' || !onlyDays) onChange(day ?? text);
  };
  return (
    <TextField
      {...look}
      id={id}
      size="small"
      label={isLabelHidden ? undefined : label}
      value={typed ?? shown}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      slotProps={{
        inputLabel: { required },
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          placeholder: translate(`screens.form.dateOrders.${dateOrder()}`),
          'aria-label': isLabelHidden ? label : undefined,
          'aria-required': required ? true : undefined,
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                disabled={look.disabled}
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
                min={min}
                max={max}
                value={isDate(value) ? value : ''}
                onChange={({ target }) => {
                  setTyped(null);
                  onChange(target.value);
                }}
                style={BELOW_FIELD}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
