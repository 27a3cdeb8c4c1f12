import { FieldFrame } from './FieldFrame';
import { Select } from './Select';
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
        <Select
          id={id}
          value={value}
          options={months.map((month) => ({ value: month, text: monthText(month) }))}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  );
}
