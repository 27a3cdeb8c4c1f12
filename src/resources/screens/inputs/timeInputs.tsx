import InputAdornment from '@mui/material/InputAdornment';
import { DateTimeInput, useInput, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import {
  dateInZone,
  fromWire,
  isWireTimestamp,
  timeInZone,
  toWire,
  wallTimeToUtc,
} from '../../../domain/time/dates';
import { DAY_FIRST_TIME, DAY_LAST_TIME } from '../../../domain/time/dayHours';
import { atLeast, isTimeOfDay } from '../../../domain/time/timeOfDay';
import { TimeInput } from '../../../ui/TimeInput';
import { operationZone } from '../../../providers/operationZone';
import type { FieldOf } from '../../schema/fields';
import { commonOf, htmlInputOf, useOnLeave, type InputProps } from './inputProps';

interface Handlers {
  /** What the control says, before the form does. */
  onChange?: (time: string | null) => void;
  onBlur?: () => void;
}

/** Hours 7 to 22, where the field does not take any, and steps of a minute (spec §9). */
export function ClockInput(props: InputProps<FieldOf<'time'>> & Handlers) {
  const { resource, source, label, field, isRequired, disabled, onChange, onBlur } = props;
  const { min, anyHour } = field;
  const { setValue, formState } = useFormContext();
  const { id, field: control, fieldState } = useInput({ resource, source, label, isRequired });
  const value: unknown = control.value;
  const hold = useOnLeave(source, (time) =>
    typeof time === 'string' && isTimeOfDay(time) ? atLeast(time, min) : time,
  );
  const { error } = fieldState;
  return (
    <TimeInput
      id={id}
      fullWidth
      label={label}
      required={isRequired}
      disabled={disabled}
      min={min ?? (anyHour ? undefined : DAY_FIRST_TIME)}
      max={anyHour ? undefined : DAY_LAST_TIME}
      value={typeof value === 'string' ? value : ''}
      error={error !== undefined}
      helperText={error ? <ValidationError error={error.message ?? ''} /> : undefined}
      onChange={(time) => {
        onChange?.(time || null);
        setValue(source, time || null, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: formState.isSubmitted,
        });
      }}
      onBlur={() => {
        control.onBlur();
        hold();
        onBlur?.();
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
