import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DEFAULT_END, DEFAULT_START, withMinimumWindow } from '../../../domain/time/timeRestriction';
import type { Field, FieldOf } from '../../schema/fields';
import type { InputProps } from '../../screens/inputs/inputProps';
import { ClockInput } from '../../screens/inputs/timeInputs';

const START = 'delivery_start_time';
const END = 'delivery_end_time';
/** Room of the switch, in px. */
const SWITCH = 58;

/**
 * One end of the permanent restriction: switched on it is "after" or "before", both are "between" (spec §4), whose end
 * is then forced to at least 30 minutes after its start.
 */
export default function RestrictionTimeInput(props: InputProps<Field>) {
  const { source, label } = props;
  const { getValues, setValue, formState } = useFormContext();
  const { isSubmitted } = formState;
  const value: unknown = useWatch({ name: source });
  const isStart = source === START;
  // A time that is being typed anew is empty for a moment: the switch does not fall back meanwhile.
  const [isEmptied, setIsEmptied] = useState(false);
  const isOn = typeof value === 'string' || isEmptied;

  const put = (name: string, time: string | null) =>
    setValue(name, time, { shouldDirty: true, shouldValidate: isSubmitted });
  const widen = () => {
    const [start, end]: unknown[] = getValues([START, END]);
    if (typeof start !== 'string' || typeof end !== 'string') return;
    const wide = withMinimumWindow({ kind: 'between', start, end });
    if (wide.kind === 'between' && wide.end !== end) put(END, wide.end);
  };
  return (
    // The name stands above both, the time beside its switch.
    <Box sx={{ position: 'relative', '& .MuiInputBase-root': { ml: `${SWITCH}px`, width: 'auto' } }}>
      <Switch
        checked={isOn}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={(_, on) => {
          put(source, on ? (isStart ? DEFAULT_START : DEFAULT_END) : null);
          widen();
        }}
        sx={{ position: 'absolute', left: -8, top: 24, zIndex: 1 }}
      />
      <ClockInput
        {...props}
        field={{ kind: 'time' } satisfies FieldOf<'time'>}
        disabled={!isOn}
        onChange={(time) => setIsEmptied(time === null)}
        onBlur={() => {
          setIsEmptied(false);
          widen();
        }}
      />
    </Box>
  );
}
