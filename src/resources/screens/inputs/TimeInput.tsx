import OutlinedInput from '@mui/material/OutlinedInput';
import {
  dateInZone,
  fromWire,
  isWireTimestamp,
  timeInZone,
  toWire,
  wallTimeToUtc,
} from '../../../domain/dates';
import { DAY_FIRST_TIME, DAY_LAST_TIME } from '../../../domain/dayHours';
import { atLeast, isTimeOfDay, PICKER_MINUTE_STEP } from '../../../domain/timeOfDay';
import { operationZone } from '../../../providers/operationZone';
import type { FieldOf } from '../../schema/fields';
import { ariaOf, type InputProps } from './inputProps';

/** Hours 7 to 22, where the field does not take any, and steps of a minute (spec §9); the browser's own control, made for keys. */
export function TimeInput(props: InputProps<FieldOf<'time'>>) {
  const { id, name, value, onChange, onBlur, focusRef, disabled, invalid, field } = props;
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      size="small"
      type="time"
      value={typeof value === 'string' ? value.slice(0, 5) : ''}
      disabled={disabled}
      error={invalid}
      inputRef={focusRef}
      slotProps={{
        input: {
          ...ariaOf(props),
          min: field.min?.slice(0, 5) ?? (field.anyHour ? undefined : DAY_FIRST_TIME.slice(0, 5)),
          max: field.anyHour ? undefined : DAY_LAST_TIME.slice(0, 5),
          step: PICKER_MINUTE_STEP * 60,
        },
      }}
      onChange={({ target }) => onChange(target.value === '' ? null : `${target.value}:00`)}
      onBlur={() => {
        if (typeof value === 'string' && isTimeOfDay(value) && atLeast(value, field.min) !== value)
          onChange(atLeast(value, field.min));
        onBlur?.();
      }}
    />
  );
}

/** Wall clock of the operation's zone in the field, UTC in the value. */
export function DateTimeInput(props: InputProps<FieldOf<'dateTime'>>) {
  const { id, name, value, onChange, onBlur, focusRef, disabled, invalid } = props;
  const zone = operationZone();
  const instant = typeof value === 'string' && isWireTimestamp(value) ? fromWire(value) : null;
  const local = instant && `${dateInZone(instant, zone)}T${timeInZone(instant, zone).slice(0, 5)}`;
  return (
    <OutlinedInput
      id={id}
      name={name}
      fullWidth
      size="small"
      type="datetime-local"
      value={local ?? ''}
      disabled={disabled}
      error={invalid}
      inputRef={focusRef}
      slotProps={{ input: { ...ariaOf(props), step: 60 } }}
      endAdornment={<span>{zone}</span>}
      onChange={({ target }) => {
        const [date, time] = target.value.split('T');
        onChange(date && time ? toWire(wallTimeToUtc(date, time, zone)) : null);
      }}
      onBlur={onBlur}
    />
  );
}
