import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShiftTimes } from '../../domain/runs/runCalendar';
import { isTimeOfDay } from '../../domain/time/timeOfDay';
import { useT, useTranslateAny } from '../../i18n/useT';
import { time } from '../schema/fields';
import { ClockInput } from '../screens/inputs/timeInputs';
import type { DayValues } from './RunDailyTimesPage';
import { ShiftNotices } from './ShiftNotices';
import { timeText } from '../../providers/measures';

const START = time();
const END = time({ anyHour: true });

interface DailyTimesRowProps {
  index: number;
  /** ISO, 1 = Monday. */
  weekday: number;
  /** The run's own times. */
  run: ShiftTimes;
}

function isWhole(day: DayValues): day is DayValues & ShiftTimes {
  const { start_time, end_time } = day;
  return [start_time, end_time].every((one) => one !== null && isTimeOfDay(one)) && start_time !== end_time;
}

/** One weekday: as the run, or times of its own. */
export function DailyTimesRow({ index, weekday, run }: DailyTimesRowProps) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const { setValue } = useFormContext();
  const name = `daily_times.${index}`;
  const values = useWatch({ name }) as DayValues;
  const day = translateAny(`runs.weekdays.${weekday}`);
  const asRun = `${timeText(run.start_time)}–${timeText(run.end_time)}`;
  const setOwn = (isOwn: boolean) =>
    setValue(name, isOwn ? { ...values, isOwn } : { weekday, isOwn, ...pick(run) }, { shouldDirty: true });
  return (
    <Box
      role="group"
      aria-label={day}
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '220px minmax(0, 1fr)' },
        '&:not(:last-of-type)': { pb: 4, borderBottom: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box>
        <Box sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>{day}</Box>
        <FormControlLabel
          control={
            <Switch
              checked={values.isOwn}
              onChange={(_, checked) => setOwn(checked)}
              slotProps={{ input: { role: 'switch', 'aria-label': translate('runs.daily.ownOf', { day }) } }}
            />
          }
          label={translate('runs.daily.own')}
          sx={{ ml: '-4px', '& .MuiFormControlLabel-label': { fontSize: 13, ml: 1 } }}
        />
      </Box>
      {values.isOwn ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(2, minmax(0, 160px))' }}>
            <ClockInput
              resource="runs"
              source={`${name}.start_time`}
              field={START}
              label={translate('runs.daily.start', { day })}
              isRequired
            />
            <ClockInput
              resource="runs"
              source={`${name}.end_time`}
              field={END}
              label={translate('runs.daily.end', { day })}
              isRequired
            />
          </Box>
          {isWhole(values) && <ShiftNotices times={values} />}
        </Box>
      ) : (
        <Box sx={{ color: 'text.secondary', py: 1, fontVariantNumeric: 'tabular-nums' }}>
          {translate('runs.daily.asRun', { times: asRun })}
        </Box>
      )}
    </Box>
  );
}

function pick({ start_time, end_time }: ShiftTimes): ShiftTimes {
  return { start_time, end_time };
}
