import { number, object, string } from 'yup';
import {
  dailyTimesBody,
  runDailyTimesCall,
  runSettingsCall,
  saveRunDailyTimesCall,
  saveRunSettingsCall,
  settingsBody,
  type RunDailyTimes,
  type RunSettings,
} from '../../../src/contract/runs/runParts';
import { dailyTimesProblems, suspensionProblems } from '../../../src/domain/runs/runRules';
import { fieldRule } from '../../../src/resources/schema/kindRules';
import { runs } from '../../../src/resources/runs/runs.resource';
import type { RouteModule } from '../../context';
import { once, sendAnswer, type CommandAnswer } from '../../platform/plugins/idempotency';
import { serve } from '../../platform/plugins/serve';
import { etag } from '../../platform/plugins/versions';
import { driverRunsRoutes } from './driverRuns';
import { readRun, saveRunPart, type RunWithDetails } from './saveRunPart';

const SETTINGS = [
  'funding_source_ids',
  'pull_out_garage_id',
  'pull_in_garage_id',
  'exclusive_login',
] as const satisfies readonly (keyof typeof runs.fields)[];

const BASE = { id: number().integer().required(), version: number().integer().required() };
const settingsAnswer = object({ ...BASE, ...settingsBody.fields });
const dailyTimesAnswer = object({
  ...BASE,
  time_zone: string().required(),
  shift_days: fieldRule(runs.fields.shift_days),
  start_time: fieldRule(runs.fields.start_time),
  end_time: fieldRule(runs.fields.end_time),
  ends_next_day: fieldRule(runs.fields.ends_next_day),
  ...dailyTimesBody.fields,
});

function settingsOf({ run, details }: RunWithDetails): RunSettings {
  const { id, version, funding_source_ids, pull_out_garage_id, pull_in_garage_id, exclusive_login } = run;
  const own = { funding_source_ids, pull_out_garage_id, pull_in_garage_id, exclusive_login };
  return { id, version, ...own, suspensions: details.suspensions };
}

function dailyTimesOf({ run, details }: RunWithDetails): RunDailyTimes {
  const { id, version, time_zone, shift_days, start_time, end_time, ends_next_day } = run;
  const times = { start_time, end_time, ends_next_day };
  return { id, version, time_zone, shift_days, ...times, daily_times: details.daily_times };
}

function answerOf<Body extends { version: number }>(body: Body): CommandAnswer<Body> {
  return { status: 200, body, headers: { etag: `"${body.version}"` } };
}

/** `08:00` → `08:00:00`, as the run's own times are normalised. */
function wholeTime(time: string | null): string {
  return time !== null && /^\d\d:\d\d$/.test(time) ? `${time}:00` : (time ?? '');
}

/** The steps of a run's card beside the run itself, and who drove what (spec §2, §7). */
export const runsRoutes: RouteModule = (app, context) => {
  // Whoever reads the run reads all of it.
  const reading = { access: { as: ['GET', '/runs/:id'] }, scope: 'run' } as const;
  const ofSettings = { response: { 200: settingsAnswer } };
  const ofDailyTimes = { response: { 200: dailyTimesAnswer } };

  serve(app, runSettingsCall, { ...reading, ...ofSettings }, async (request, reply) => {
    const found = await readRun(context.db, request, request.params.id);
    etag(reply, found.run.version);
    return settingsOf(found);
  });

  serve(app, saveRunSettingsCall, { scope: 'run', ...ofSettings }, async (request, reply) => {
    const { suspensions: wanted, ...given } = request.body;
    const fields = Object.fromEntries(SETTINGS.map((name) => [name, given[name] ?? null]));
    // The rules of `suspensionProblems` refuse an empty date before anything is stored.
    const suspensions = wanted
      .map(({ start_date, end_date, reason }) => ({
        start_date: start_date ?? '',
        end_date: end_date ?? '',
        reason,
      }))
      .sort((a, b) => (a.start_date < b.start_date ? -1 : 1));
    const answer = await once(context, request, async (trx) => {
      const part = { fields, details: { suspensions } };
      const saved = await saveRunPart(trx, context, request, request.params.id, part, (run) =>
        suspensionProblems(wanted, run),
      );
      return answerOf(settingsOf(saved));
    });
    return sendAnswer(reply, answer);
  });

  serve(app, runDailyTimesCall, { ...reading, ...ofDailyTimes }, async (request, reply) => {
    const found = await readRun(context.db, request, request.params.id);
    etag(reply, found.run.version);
    return dailyTimesOf(found);
  });

  serve(app, saveRunDailyTimesCall, { scope: 'run', ...ofDailyTimes }, async (request, reply) => {
    const wanted = request.body.daily_times.map((times) => ({
      weekday: times.weekday,
      start_time: wholeTime(times.start_time),
      end_time: wholeTime(times.end_time),
    }));
    const daily_times = [...wanted].sort((a, b) => a.weekday - b.weekday);
    const answer = await once(context, request, async (trx) => {
      const part = { fields: {}, details: { daily_times } };
      const saved = await saveRunPart(trx, context, request, request.params.id, part, (run) =>
        dailyTimesProblems(wanted, run.shift_days, run.ends_next_day),
      );
      return answerOf(dailyTimesOf(saved));
    });
    return sendAnswer(reply, answer);
  });

  driverRunsRoutes(app, context);
};
