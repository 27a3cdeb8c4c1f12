import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame';
import { useMonthText } from './useMonthText';

interface MonthSelectProps {
  label: string;
  /** YYYY-MM, in the order in which they are offered. */
  months: readonly string[];
  value: string;
  onChange: (month: string) => void;
}

/** A month by its name, in the words of the person: the browser's own field speaks the browser's language. */
export function MonthSelect({ label, months, value, onChange }: MonthSelectProps) {
  const monthText = useMonthText();
  return (
    <FieldFrame label={label}>
      {({ id }) => (
        <NativeSelect
          variant="outlined"
          fullWidth
          input={<OutlinedInput size="small" />}
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {monthText(month)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
