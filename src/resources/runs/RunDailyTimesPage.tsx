import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import type { RunDailyTimes } from '../../contract/runs/runParts';
import type { Problem, Problems } from '../../domain/wire/problem';
import { timesOn } from '../../domain/runs/runCalendar';
import { dailyTimesProblems } from '../../domain/runs/runRules';
import { useT, useTranslateAny } from '../../i18n/useT';
import { Section } from '../../ui/Section';
import { StepPage } from '../screens/StepPage';
import { DailyTimesRow } from './DailyTimesRow';
import { RunPartGate } from './RunPartGate';
import { dailyTimesCalls, type DailyTimesBody } from './runPartCalls';
import type { ConflictPart } from './mergeParts';
import { RunStepForm } from './RunStepForm';
import { timeText } from '../../providers/measures';
import { plainChoice } from '../../ui/plainChoice';

export interface DayValues {
  weekday: number;
  /** Differs from the run's own times. */
  isOwn: boolean;
  start_time: string | null;
  end_time: string | null;
}
/** One entry per day with a shift. */
interface DailyValues {
  daily_times: DayValues[];
}

function valuesOf(stored: RunDailyTimes): DailyValues {
  const days = [...stored.shift_days].sort();
  return {
    daily_times: days.map((weekday) => {
      const { start_time, end_time } = timesOn(stored, weekday);
      return {
        weekday,
        isOwn: stored.daily_times.some((own) => own.weekday === weekday),
        start_time,
        end_time,
      };
    }),
  };
}

function ownTimes(days: readonly DayValues[]): DailyTimesBody['daily_times'] {
  return days
    .filter(({ isOwn }) => isOwn)
    .map(({ weekday, start_time, end_time }) => ({ weekday, start_time, end_time }));
}

function hours({ start_time, end_time }: Pick<DayValues, 'start_time' | 'end_time'>): string {
  return [start_time, end_time].map((time) => (time ? timeText(time) : '…')).join('–');
}

/** The rules count the days that are sent, the form all days of the run. */
function atFormDays(problems: Problems, days: readonly DayValues[]): Problems {
  const places = days.flatMap(({ isOwn }, index) => (isOwn ? [index] : []));
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]): [string, Problem] => [
      name.replace(/\[(\d+)\]/, (_, sent: string) => `[${places[Number(sent)] ?? sent}]`),
      problem,
    ]),
  );
}

/** `/data/runs/:id/daily-times`: the weekdays whose times differ from the run's own. */
export default function RunDailyTimesPage() {
  return (
    <StepPage name="runs">
      {(record) => (
        <RunPartGate id={record.id} calls={dailyTimesCalls}>
          {(stored) => <DailyTimesForm key={record.id} stored={stored} />}
        </RunPartGate>
      )}
    </StepPage>
  );
}

function DailyTimesForm({ stored }: { stored: RunDailyTimes }) {
  const translate = useT();
  const translateAny = useTranslateAny();
  const form = useForm<DailyValues>({ defaultValues: valuesOf(stored) });
  const lineOf = (theirs: RunDailyTimes, weekday: number): ConflictPart<DailyValues> => ({
    key: String(weekday),
    label: translateAny(`runs.weekdays.${weekday}`),
    read: (values) => ownTimes(values.daily_times.filter((day) => day.weekday === weekday)),
    put: (into, from) => ({
      daily_times: into.daily_times.map(
        (day) => from.daily_times.find((one) => one.weekday === weekday && day.weekday === weekday) ?? day,
      ),
    }),
    show: (values) => {
      const [own] = ownTimes(values.daily_times.filter((day) => day.weekday === weekday));
      return own ? hours(own) : translate('runs.daily.asRun', { times: hours(theirs) });
    },
  });
  return (
    <RunStepForm
      stored={stored}
      calls={dailyTimesCalls}
      form={form}
      valuesOf={valuesOf}
      bodyOf={({ daily_times }) => ({ daily_times: ownTimes(daily_times) })}
      partsOf={(theirs) => [...theirs.shift_days].sort().map((weekday) => lineOf(theirs, weekday))}
      problemsOf={(body, { shift_days, ends_next_day }) =>
        atFormDays(
          dailyTimesProblems(body.daily_times, shift_days, ends_next_day),
          form.getValues('daily_times'),
        )
      }
    >
      {(base) => (
        <Section
          title={translate('runs.daily.title')}
          purpose={`${translate('runs.daily.purpose', { times: hours(base) })} ${translate('runs.zone', { zone: plainChoice(base.time_zone) })}`}
        >
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 4 }}>
            {valuesOf(base).daily_times.map(({ weekday }, index) => (
              <DailyTimesRow key={weekday} index={index} weekday={weekday} run={base} />
            ))}
          </Box>
        </Section>
      )}
    </RunStepForm>
  );
}
