import { TextField } from '@mui/material';
import { RUN_NAME_MAX } from '../../../domain/runs/newRun';
import type { Problem } from '../../../domain/wire/problem';
import { useT, useTranslateAny } from '../../../i18n/useT';

interface RunNameFieldProps {
  id: string;
  value: string;
  problem?: Problem;
  isFirst?: boolean;
  onChange: (name: string) => void;
}

/** Name of a run; stored in upper case. */
export function RunNameField({ id, value, problem, isFirst = false, onChange }: RunNameFieldProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  return (
    <TextField
      id={id}
      size="small"
      required
      autoFocus={isFirst}
      label={translate('actions.createRun.name')}
      value={value}
      error={problem !== undefined}
      helperText={problem ? translateAny(problem.message, problem.args) : undefined}
      slotProps={{ htmlInput: { maxLength: RUN_NAME_MAX } }}
      onChange={({ target }) => onChange(target.value.toUpperCase())}
    />
  );
}
