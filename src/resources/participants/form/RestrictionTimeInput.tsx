import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DEFAULT_END, DEFAULT_START, withMinimumWindow } from '../../../domain/timeRestriction';
import type { Field, FieldOf } from '../../schema/fields';
import type { InputProps } from '../../screens/inputs/inputProps';
import { TimeInput } from '../../screens/inputs/TimeInput';

const START = 'delivery_start_time';
const END = 'delivery_end_time';

/**
 * One end of the permanent restriction: switched on it is "after" or "before", both are "between" (spec §4), whose end
 * is then forced to at least 30 minutes after its start.
 */
export function RestrictionTimeInput(props: InputProps<Field>) {
  const { name, label, value, onChange, disabled } = props;
  const { getValues, setValue } = useFormContext();
  const isStart = name === START;
  // A time that is being typed anew is empty for a moment: the switch does not fall back meanwhile.
  const [isEmptied, setIsEmptied] = useState(false);
  const isOn = typeof value === 'string' || isEmptied;

  const widen = (time: string | null) => {
    const start: unknown = isStart ? time : getValues(START);
    const end: unknown = isStart ? getValues(END) : time;
    if (typeof start !== 'string' || typeof end !== 'string') return;
    const wide = withMinimumWindow({ kind: 'between', start, end });
    if (wide.kind === 'between' && wide.end !== end)
      setValue(END, wide.end, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Switch
        checked={isOn}
        disabled={disabled}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={(_, on) => {
          const time = on ? (isStart ? DEFAULT_START : DEFAULT_END) : null;
          onChange(time);
          widen(time);
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TimeInput
          {...props}
          field={{ kind: 'time' } satisfies FieldOf<'time'>}
          disabled={disabled || !isOn}
          onChange={(time) => {
            setIsEmptied(time === null);
            onChange(time);
          }}
          onBlur={() => {
            setIsEmptied(false);
            widen(typeof value === 'string' ? value : null);
            props.onBlur?.();
          }}
        />
      </Box>
    </Box>
  );
}
