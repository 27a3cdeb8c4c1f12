import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useForm } from 'react-hook-form';
import type { Problem, Problems } from '../../domain/problem';
import { timesOn, type DailyTimes } from '../../domain/runCalendar';
import { dailyTimesProblems, type DailyTimesInput } from '../../domain/runRules';
import { Section } from '../screens/Section';
import { StepPage } from '../screens/StepPage';
import { DailyTimesRow } from './DailyTimesRow';
import type { RunDailyTimes } from './runPlan';
import { RunPartGate } from './RunPartGate';
import { RunStepForm } from './RunStepForm';

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

function ownTimes(days: readonly DayValues[]): DailyTimesInput[] {
  return days
    .filter(({ isOwn }) => isOwn)
    .map(({ weekday, start_time, end_time }) => ({ weekday, start_time, end_time }));
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
        <RunPartGate<RunDailyTimes> id={record.id} part="daily_times">
          {(stored) => <DailyTimesForm key={record.id} stored={stored} />}
        </RunPartGate>
      )}
    </StepPage>
  );
}

function DailyTimesForm({ stored }: { stored: RunDailyTimes }) {
  const translate = useTranslate();
  const form = useForm<DailyValues>({ defaultValues: valuesOf(stored) });
  const times = `${stored.start_time.slice(0, 5)}–${stored.end_time.slice(0, 5)}`;
  return (
    <RunStepForm
      stored={stored}
      part="daily_times"
      form={form}
      valuesOf={valuesOf}
      bodyOf={({ daily_times }) => ({ daily_times: ownTimes(daily_times) })}
      problemsOf={(body) =>
        atFormDays(
          dailyTimesProblems(body.daily_times as DailyTimes[], stored.shift_days),
          form.getValues('daily_times'),
        )
      }
    >
      {(isSaving) => (
        <Section
          title={translate('runs.daily.title')}
          purpose={`${translate('runs.daily.purpose', { times })} ${translate('runs.zone', { zone: stored.time_zone })}`}
        >
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 4 }}>
            {valuesOf(stored).daily_times.map(({ weekday }, index) => (
              <DailyTimesRow key={weekday} index={index} weekday={weekday} run={stored} disabled={isSaving} />
            ))}
          </Box>
        </Section>
      )}
    </RunStepForm>
  );
}
