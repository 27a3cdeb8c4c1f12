import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';

/** A labelled filter of a log. */
export function Filter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 1, fontSize: 13, fontWeight: 500 }}>
        {label}
      </Box>
      {children(id)}
    </Box>
  );
}

interface SelectProps {
  id: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}

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
