import InputAdornment from '@mui/material/InputAdornment';
import { DateTimeInput, TimeInput } from 'react-admin';
import {
  dateInZone,
  fromWire,
  isWireTimestamp,
  timeInZone,
  toWire,
  wallTimeToUtc,
} from '../../../domain/time/dates';
import { DAY_FIRST_TIME, DAY_LAST_TIME } from '../../../domain/time/dayHours';
import { atLeast, isTimeOfDay, PICKER_MINUTE_STEP } from '../../../domain/time/timeOfDay';
import { operationZone } from '../../../providers/operationZone';
import type { FieldOf } from '../../schema/fields';
import { commonOf, htmlInputOf, lockOf, useOnLeave, type InputProps } from './inputProps';

interface Handlers {
  /** What the control says, before the form does. */
  onChange?: (time: string | null) => void;
  onBlur?: () => void;
}

const shown = (time: unknown) => (typeof time === 'string' ? time.slice(0, 5) : '');
const wire = (time: string) => (time === '' ? null : `${time}:00`);

/** Hours 7 to 22, where the field does not take any, and steps of a minute (spec §9); the browser's own control, made for keys. */
export function ClockInput({ onChange, onBlur, ...props }: InputProps<FieldOf<'time'>> & Handlers) {
  const { min, anyHour } = props.field;
  const hold = useOnLeave(props.source, (time) =>
    typeof time === 'string' && isTimeOfDay(time) ? atLeast(time, min) : time,
  );
  return (
    <TimeInput
      {...commonOf(props)}
      fullWidth
      format={shown}
      parse={wire}
      onChange={onChange && (({ target }: { target: { value: string } }) => onChange(wire(target.value)))}
      onBlur={() => {
        hold();
        onBlur?.();
      }}
      slotProps={{
        input: lockOf(props),
        htmlInput: {
          ...htmlInputOf(props),
          min: min?.slice(0, 5) ?? (anyHour ? undefined : shown(DAY_FIRST_TIME)),
          max: anyHour ? undefined : shown(DAY_LAST_TIME),
          step: PICKER_MINUTE_STEP * 60,
        },
      }}
    />
  );
}

/** Wall clock of the operation's zone in the field, UTC in the value. */
export function InstantInput(props: InputProps<FieldOf<'dateTime'>>) {
  const zone = operationZone();
  return (
    <DateTimeInput
      {...commonOf(props)}
      fullWidth
      format={(value: unknown) => {
        if (typeof value !== 'string' || !isWireTimestamp(value)) return '';
        const instant = fromWire(value);
        return `${dateInZone(instant, zone)}T${timeInZone(instant, zone).slice(0, 5)}`;
      }}
      parse={(text: string) => {
        const [date, time] = text.split('T');
        return date && time ? toWire(wallTimeToUtc(date, time, zone)) : null;
      }}
      slotProps={{
        htmlInput: { ...htmlInputOf(props), step: 60 },
        input: { endAdornment: <InputAdornment position="end">{zone}</InputAdornment> },
      }}
    />
  );
}
