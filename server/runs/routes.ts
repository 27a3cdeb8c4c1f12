import { array, number, object, string } from 'yup';
import type { DailyTimes, Suspension } from '../../src/domain/runs/runCalendar';
import { dailyTimesProblems, suspensionProblems } from '../../src/domain/runs/runRules';
import { fieldRule } from '../../src/resources/schema/kindRules';
import { runs } from '../../src/resources/runs/runs.resource';
import type { RouteModule } from '../context';
import { once, sendAnswer, type CommandAnswer } from '../plugins/idempotency';
import { etag } from '../plugins/versions';
import { ID_PARAMS } from '../resources/answerSchemas';
import { driverRunsRoutes } from './driverRuns';
import { readRun, saveRunPart, type RunWithDetails } from './saveRunPart';

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

function answerOf(saved: RunWithDetails, body: unknown): CommandAnswer {
  return { status: 200, body, headers: { etag: `"${saved.run.version}"` } };
}

/** `08:00` → `08:00:00`, as the run's own times are normalised. */
function wholeTime(time: string | null): string {
  return time !== null && /^\d\d:\d\d$/.test(time) ? `${time}:00` : (time ?? '');
}

/** The steps of a run's card beside the run itself, and who drove what (spec §2, §7). */
export const runsRoutes: RouteModule = (app, context) => {
  const tags = ['runs'];
  // Whoever reads the run reads all of it.
  const asReader = { access: { as: ['GET', '/runs/:id'] }, scope: 'run' } as const;

  app.get<{ Params: { id: number } }>(
    '/runs/:id/settings',
    {
      config: asReader,
      schema: {
        params: ID_PARAMS,
        tags,
        summary: 'Clients, garages, sign-in and suspensions of a run',
        response: { 200: settingsAnswer },
      },
    },
    async (request, reply) => {
      const found = await readRun(context.db, request, request.params.id);
      etag(reply, found.run.version);
      return settingsOf(found);
    },
  );

  app.put<{ Params: { id: number }; Body: SettingsBody }>(
    '/runs/:id/settings',
    {
      config: { access: 'own', scope: 'run' },
      schema: {
        params: ID_PARAMS,
        body: settingsBody,
        tags,
        summary: 'Replace clients, garages, sign-in and suspensions of a run',
        response: { 200: settingsAnswer },
      },
    },
    async (request, reply) => {
      const { suspensions: wanted, ...given } = request.body;
      const fields = Object.fromEntries(SETTINGS.map((name) => [name, given[name] ?? null]));
      const ordered = [...wanted].sort((a, b) => (a.start_date < b.start_date ? -1 : 1));
      const answer = await once(context, request, async (trx) => {
        const part = { fields, details: { suspensions: ordered } };
        const saved = await saveRunPart(trx, context, request, request.params.id, part, (run) =>
          suspensionProblems(wanted, {
            start_date: String(run.start_date),
            end_date: typeof run.end_date === 'string' ? run.end_date : null,
          }),
        );
        return answerOf(saved, settingsOf(saved));
      });
      return sendAnswer(reply, answer);
    },
  );

  app.get<{ Params: { id: number } }>(
    '/runs/:id/daily_times',
    {
      config: asReader,
      schema: {
        params: ID_PARAMS,
        tags,
        summary: 'Weekdays whose times differ from the run’s own',
        response: { 200: dailyTimesAnswer },
      },
    },
    async (request, reply) => {
      const found = await readRun(context.db, request, request.params.id);
      etag(reply, found.run.version);
      return dailyTimesOf(found);
    },
  );

  app.put<{ Params: { id: number }; Body: DailyTimesBody }>(
    '/runs/:id/daily_times',
    {
      config: { access: 'own', scope: 'run' },
      schema: {
        params: ID_PARAMS,
        body: dailyTimesBody,
        tags,
        summary: 'Replace the weekdays whose times differ from the run’s own',
        response: { 200: dailyTimesAnswer },
      },
    },
    async (request, reply) => {
      const wanted = request.body.daily_times.map((times) => ({
        weekday: times.weekday,
        start_time: wholeTime(times.start_time),
        end_time: wholeTime(times.end_time),
      }));
      const ordered = [...wanted].sort((a, b) => a.weekday - b.weekday);
      const answer = await once(context, request, async (trx) => {
        const part = { fields: {}, details: { daily_times: ordered } };
        const saved = await saveRunPart(trx, context, request, request.params.id, part, (run) =>
          dailyTimesProblems(wanted, run.shift_days as number[], run.ends_next_day as boolean | null),
        );
        return answerOf(saved, dailyTimesOf(saved));
      });
      return sendAnswer(reply, answer);
    },
  );

  driverRunsRoutes(app, context);
};
