import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import { DAY_FIRST_TIME, DAY_LAST_TIME } from '../../../domain/time/dayHours';
import type { Problems } from '../../../domain/wire/problem';
import { isOvernight, type ShiftTimes } from '../../../domain/runs/runCalendar';
import { isTimeOfDay } from '../../../domain/time/timeOfDay';
import {
  RESTRICTION_KINDS,
  withMinimumWindow,
  type RestrictionKind,
} from '../../../domain/time/timeRestriction';
import { useT, useTranslateAny } from '../../../i18n/useT';
import type { RestrictionInput } from './restrictionInput';
import styles from './commandFields.module.css';
import { TimeInput } from '../../../ui/TimeInput';

interface RestrictionFieldsProps {
  /** Prefix of the field ids. */
  prefix: string;
  input: RestrictionInput;
  /** Shift of the run that has the delivery or will have it; null when there is no run. */
  run: ShiftTimes | null;
  problems: Problems;
  onChange: (input: RestrictionInput) => void;
}

/** When a delivery may happen: a switch, then after, before or between two times at least 30 minutes apart (spec §4). */
export function RestrictionFields({ prefix, input, run, problems, onChange }: RestrictionFieldsProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  // In a shift over midnight two limits do not define the allowed hours; the rule does.
  const bounds =
    run && isOvernight(run) ? {} : { min: DAY_FIRST_TIME.slice(0, 5), max: DAY_LAST_TIME.slice(0, 5) };
  const widened = (next: RestrictionInput): RestrictionInput => {
    const { kind, start, end } = next;
    if (kind !== 'between' || !isTimeOfDay(start) || !isTimeOfDay(end)) return next;
    const wide = withMinimumWindow({ kind, start, end });
    return wide.kind === 'between' ? { ...next, end: wide.end } : next;
  };
  const time = (name: 'start' | 'end') => {
    const field = `delivery_${name}_time`;
    // If no time is set, the error belongs to the first field, which "before" does not show.
    const isOnly = name === 'end' && input.kind === 'before';
    const problem = problems[field] ?? (isOnly ? problems.delivery_start_time : undefined);
    return (
      <TimeInput
        id={`${prefix}-${field}`}
        required
        label={translate(`actionParts.restriction.${name === 'start' ? 'from' : 'to'}`)}
        value={input[name]}
        error={problem !== undefined}
        helperText={problem ? translateAny(problem.message, problem.args) : undefined}
        onChange={(time) => onChange({ ...input, [name]: time })}
        onBlur={() => onChange(widened(input))}
        {...bounds}
      />
    );
  };
  return (
    <div className={styles.restriction}>
      <FormControlLabel
        control={
          <Switch checked={input.isOn} onChange={(_, isOn) => onChange(widened({ ...input, isOn }))} />
        }
        label={translate('actionParts.restriction.switch')}
      />
      {input.isOn ? (
        <>
          <TextField
            id={`${prefix}-restriction-kind`}
            select
            size="small"
            label={translate('actionParts.restriction.kind')}
            value={input.kind}
            onChange={({ target }) => onChange(widened({ ...input, kind: target.value as RestrictionKind }))}
          >
            {RESTRICTION_KINDS.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {translate(`actionParts.restriction.${kind}`)}
              </MenuItem>
            ))}
          </TextField>
          {input.kind === 'before' ? null : time('start')}
          {input.kind === 'after' ? null : time('end')}
        </>
      ) : null}
    </div>
  );
}
