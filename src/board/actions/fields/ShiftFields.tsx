import { FormControlLabel, Switch } from '@mui/material';
import type { Problems } from '../../../domain/wire/problem';
import { useT, useTranslateAny } from '../../../i18n/useT';
import styles from './commandFields.module.css';
import { TimeInput } from '../../../ui/TimeInput';

const TIMES = ['start_time', 'end_time'] as const;

/** HH:mm:ss in the zone of the run's CDP; empty while it is being written. */
export type Shift = Record<(typeof TIMES)[number], string> & {
  /** Its end is after midnight. */
  ends_next_day: boolean;
};

interface ShiftFieldsProps {
  /** Before the names of the fields in their ids. */
  prefix: string;
  value: Shift;
  problems: Problems;
  onChange: (shift: Shift) => void;
}

/** Start and end of a run's shift, side by side, and whether it ends after midnight. */
export function ShiftFields({ prefix, value, problems, onChange }: ShiftFieldsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  return (
    <div className={styles.shift}>
      {TIMES.map((field) => {
        const problem = problems[field];
        return (
          <TimeInput
            key={field}
            id={`${prefix}-${field}`}
            required
            label={translate(`actions.createRun.${field === 'start_time' ? 'start' : 'end'}`)}
            value={value[field]}
            error={problem !== undefined}
            helperText={problem ? translateAny(problem.message, problem.args) : undefined}
            onChange={(time) => onChange({ ...value, [field]: time })}
          />
        );
      })}
      <FormControlLabel
        control={
          <Switch
            checked={value.ends_next_day}
            onChange={(_, ends_next_day) => onChange({ ...value, ends_next_day })}
          />
        }
        label={translate('actions.createRun.endsNextDay')}
      />
    </div>
  );
}
