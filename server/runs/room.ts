import { array, number, object, string } from 'yup';
import type { DailyTimes, Suspension } from '../../src/domain/runs/runCalendar';
import { dailyTimesProblems, suspensionProblems } from '../../src/domain/runs/runRules';
import { fieldRule } from '../../src/resources/schema/kindRules';
import { runs } from '../../src/resources/runs/runs.resource';
import type { Room } from '../context';
import { driverRunsRoutes } from './driverRuns';
import { runStepRoutes } from './runStepRoutes';
import type { RunWithDetails } from './saveRunPart';

const SETTINGS = [
  'funding_source_ids',
  'pull_out_garage_id',
  'pull_in_garage_id',
  'exclusive_login',
] as const satisfies readonly (keyof typeof runs.fields)[];

interface SettingsBody extends Partial<Record<(typeof SETTINGS)[number], unknown>> {
  suspensions: Suspension[];
}
interface DailyTimesBody {
  daily_times: DailyTimes[];
}

const text = () => string().nullable().defined();
const suspensions = array(
  object({ start_date: text(), end_date: text(), reason: text() }).required(),
).required();
const dailyTimes = array(
  object({ weekday: number().integer().required(), start_time: text(), end_time: text() }).required(),
).required();

const settingsBody = object({
  funding_source_ids: fieldRule(runs.fields.funding_source_ids).nullable().optional(),
  pull_out_garage_id: fieldRule(runs.fields.pull_out_garage_id).nullable().optional(),
  pull_in_garage_id: fieldRule(runs.fields.pull_in_garage_id).nullable().optional(),
  exclusive_login: fieldRule(runs.fields.exclusive_login).required(),
  suspensions,
});
const dailyTimesBody = object({ daily_times: dailyTimes });

const BASE = { id: number().integer().required(), version: number().integer().required() };
const settingsAnswer = object({ ...BASE, ...settingsBody.fields });
const dailyTimesAnswer = object({
  ...BASE,
  time_zone: string().required(),
  shift_days: fieldRule(runs.fields.shift_days),
  start_time: fieldRule(runs.fields.start_time),
  end_time: fieldRule(runs.fields.end_time),
  ends_next_day: fieldRule(runs.fields.ends_next_day),
  daily_times: dailyTimes,
});

function settingsOf({ run, details }: RunWithDetails) {
  const own = Object.fromEntries(SETTINGS.map((name) => [name, run[name]]));
  return { id: run.id, version: run.version, ...own, suspensions: details.suspensions };
}

function dailyTimesOf({ run, details }: RunWithDetails) {
  const { id, version, time_zone, shift_days, start_time, end_time, ends_next_day } = run;
  const times = { start_time, end_time, ends_next_day };
  return { id, version, time_zone, shift_days, ...times, daily_times: details.daily_times };
}

/** `08:00` → `08:00:00`, as the run's own times are normalised. */
function wholeTime(time: string | null): string {
  return time !== null && /^\d\d:\d\d$/.test(time) ? `${time}:00` : (time ?? '');
}

function wholeTimes({ weekday, start_time, end_time }: DailyTimes) {
  return { weekday, start_time: wholeTime(start_time), end_time: wholeTime(end_time) };
}

/** The steps of a run's card beside the run itself, and who drove what (spec §2, §7). */
export const runsRoom: Room = (app, context) => {
  runStepRoutes<SettingsBody>(app, context, {
    name: 'settings',
    subject: 'Clients, garages, sign-in and suspensions of a run',
    body: settingsBody,
    answer: settingsAnswer,
    answerOf: settingsOf,
    partOf: ({ suspensions: wanted, ...given }) => ({
      fields: Object.fromEntries(SETTINGS.map((name) => [name, given[name] ?? null])),
      details: { suspensions: [...wanted].sort((a, b) => (a.start_date < b.start_date ? -1 : 1)) },
    }),
    problemsOf: ({ suspensions: wanted }, { start_date, end_date }) =>
      suspensionProblems(wanted, {
        start_date: String(start_date),
        end_date: typeof end_date === 'string' ? end_date : null,
      }),
  });

  runStepRoutes<DailyTimesBody>(app, context, {
    name: 'daily_times',
    subject: 'Weekdays whose times differ from the run’s own',
    body: dailyTimesBody,
    answer: dailyTimesAnswer,
    answerOf: dailyTimesOf,
    partOf: ({ daily_times }) => ({
      fields: {},
      details: { daily_times: daily_times.map(wholeTimes).sort((a, b) => a.weekday - b.weekday) },
    }),
    problemsOf: ({ daily_times }, run) =>
      dailyTimesProblems(
        daily_times.map(wholeTimes),
        run.shift_days as number[],
        run.ends_next_day as boolean | null,
      ),
  });

  driverRunsRoutes(app, context);
};
