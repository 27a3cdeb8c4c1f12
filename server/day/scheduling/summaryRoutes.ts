import { boolean, number, object, string, array } from 'yup';
import { isDate } from '../../../src/domain/time/dates';
import { daySummary } from '../../../src/domain/runs/daySummary';
import { MANIFESTS_PER_PAGE } from '../../../src/domain/wire/lists';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { readManifestHeads, readPool, withEvents } from '../dispatch/readManifests';
import { actorOf } from '../../platform/plugins/actor';
import { readPace } from '../../planning/roads/readPace';

const query = object({
  date: string()
    .required(VALIDATION.required)
    .test('date', VALIDATION.date, (text) => isDate(text)),
});
/** All runs and all that waits: a day of a large operation is 140 runs. */
const WHOLE = { page: 1, perPage: MANIFESTS_PER_PAGE };

const count = () => number().integer().required();
const missed = () =>
  object({
    delivery_event_id: count(),
    eta: string().nullable().defined(),
    delivery_end_time: string().nullable().defined(),
  })
    .nullable()
    .defined();
const answer = object({
  date: string().required(),
  runs: array(
    object({
      delivery_manifest_id: count(),
      version: count(),
      name: string().required(),
      time_zone: string().required(),
      stops: count(),
      load: count(),
      capacity: number().integer().nullable().defined(),
      work_minutes: number().integer().nullable().defined(),
      shift_minutes: count(),
      overtime_minutes: count(),
      kilometres: number().required(),
      is_distance_estimate: boolean().required(),
      finish: string().nullable().defined(),
      missed_windows: count(),
      first_missed: missed(),
      last_missed: missed(),
    }),
  ).required(),
  totals: object({
    runs: count(),
    drivers: count(),
    stops: count(),
    workMinutes: count(),
    metres: number().required(),
    missedWindows: count(),
    overtimeRuns: count(),
    withoutDriver: count(),
  }),
  unassigned: object({ stops: count(), high_priority: count(), refrigerated: count(), with_window: count() }),
});

/** What a day comes to, run by run. Four queries, however many runs. */
export const summaryRoutes: RouteModule = (app, { db, clock }) => {
  app.get<{ Querystring: { date: string } }>(
    '/scheduling/summary',
    {
      config: { access: 'own', scope: 'cdp' },
      schema: {
        querystring: query,
        tags: ['scheduling'],
        summary: 'Work, load, kilometres and missed windows of each run of a day, and unassigned deliveries',
        response: { 200: answer },
      },
    },
    async (request) => {
      const { date } = request.query;
      const cdpId = actorOf(request).cdp_id;
      const heads = await readManifestHeads(db, { date, cdpId }, WHOLE);
      const manifests = await withEvents(db, heads, clock());
      const pool = await readPool(db, { date, cdpId }, WHOLE);
      return daySummary(date, { manifests, pool }, await readPace(db));
    },
  );
};
