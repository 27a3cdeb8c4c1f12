import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';

interface SelectProps {
  id: string;
  value: string;
  options: readonly { value: string | number; text: string }[];
  onChange: (value: string) => void;
}

/** The browser's own list of options, in the look of a field; its label stands around it. */
export function Select({ id, value, options, onChange }: SelectProps) {
  return (
    <NativeSelect
      variant="outlined"
      fullWidth
      input={<OutlinedInput size="small" />}
      id={id}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </NativeSelect>
  );
}
