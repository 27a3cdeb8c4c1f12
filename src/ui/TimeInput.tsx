import ClockIcon from '@mui/icons-material/AccessTimeOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { SxProps } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useRef, useState, type FocusEventHandler, type ReactNode, type Ref } from 'react';
import { readTime } from '../domain/time/readTime';
import { isTimeOfDay } from '../domain/time/timeOfDay';
import { useT } from '../i18n/useT';
import { clock, timeText } from '../providers/measures';
import { BELOW_FIELD } from './pickerPlace';

interface TimeInputProps {
  id?: string;
  name?: string;
  /** Left out where the label stands elsewhere. */
  label?: string;
  /** HH:mm:ss or HH:mm; anything else is shown as it is, empty for none. */
  value: string;
  /** HH:mm:ss, empty for none, or what is typed while it is neither. */
  onChange: (time: string) => void;
  onBlur?: FocusEventHandler;
  /** What the browser's own picker offers; whether another time is taken is for the form to say. */
  min?: string;
  max?: string;
  required?: boolean;
  disabled?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  describedBy?: string;
  fullWidth?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  sx?: SxProps;
}

const SECONDS = ':00';

/**
 * The only field for a time of day: written in the clock of the reader's setting whatever the browser's language, typed as
 * people write times ("9:30", "0930", "2 pm"), or picked from the browser's own picker, whose own field would write it as
 * the browser does.
 */
export function TimeInput(props: TimeInputProps) {
  const { name, label, value, onChange, onBlur, min, max, required, describedBy, ...look } = props;
  const translate = useT();
  const picker = useRef<HTMLInputElement>(null);
  // While a person types, the text as typed; the value follows as soon as it is a time.
  const [typed, setTyped] = useState<string | null>(null);
  const isTime = isTimeOfDay(value);
  const type = (text: string) => {
    const time = readTime(text.trim());
    setTyped(text);
    onChange(isTimeOfDay(time) ? time.slice(0, 5) + SECONDS : text.trim());
  };
  return (
    <TextField
      {...look}
      name={name}
      size="small"
      label={label}
      value={typed ?? (isTime ? timeText(value) : value)}
      onChange={({ target }) => type(target.value)}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      slotProps={{
        inputLabel: { required },
        htmlInput: {
          autoComplete: 'off',
          placeholder: translate(`screens.form.clocks.${clock()}`),
          'aria-required': required ? true : undefined,
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                disabled={look.disabled}
                aria-label={
                  label
                    ? translate('screens.form.openClock', { field: label })
                    : translate('screens.form.pickTime')
                }
                onClick={() => picker.current?.showPicker()}
              >
                <ClockIcon fontSize="small" />
              </IconButton>
              <input
                ref={picker}
                type="time"
                tabIndex={-1}
                aria-hidden
                min={min?.slice(0, 5)}
                max={max?.slice(0, 5)}
                value={isTime ? value.slice(0, 5) : ''}
                onChange={({ target }) => {
                  setTyped(null);
                  onChange(target.value === '' ? '' : target.value + SECONDS);
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
