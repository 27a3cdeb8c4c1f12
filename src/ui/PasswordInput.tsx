import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type InputHTMLAttributes } from 'react';

interface PasswordInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The problem, as a translated message. */
  error: string | null;
  autoComplete: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  disabled: boolean;
}

/** A labelled password with its complaint below it. */
export function PasswordInput({ label, value, onChange, error, autoComplete, disabled }: PasswordInputProps) {
  const id = useId();
  return (
    <FormControl error={error !== null} fullWidth>
      <FormLabel htmlFor={id} sx={{ fontWeight: 500, color: 'text.primary', mb: 1 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        type="password"
        size="small"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: { autoComplete, 'aria-describedby': error ? `${id}-error` : undefined },
        }}
      />
      {error && (
        <FormHelperText id={`${id}-error`} sx={{ marginInline: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
