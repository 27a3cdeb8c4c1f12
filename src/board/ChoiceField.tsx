import { TextField } from '@mui/material';

/** A choice of one option or "any". Uses the native select, which works well on a phone. */
export function ChoiceField(props: {
  label: string;
  any: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string | null) => void;
}) {
  const { label, any, value, options, onChange } = props;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={(change) => onChange(change.target.value || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </TextField>
  );
}
