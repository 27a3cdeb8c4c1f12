import { figuresCall } from '../../../src/contract/dashboards/figures';
import { periodProblem, type PeriodProblem } from '../../../src/domain/figures/period';
import { dateInZone } from '../../../src/domain/time/dates';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { invalid, notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { readSettings } from '../../platform/settings/readSettings';
import { countFigures } from './countFigures';
import { FIGURES_JOB } from './figuresJob';
import { readFigures } from './readFigures';

/** How old figures may get. */
const COUNT_EVERY_MS = MINUTE_MS;

const MESSAGES = {
  order: VALIDATION.range,
  bounds: VALIDATION.reportDate,
  tooLong: VALIDATION.periodTooLong,
} as const satisfies Record<PeriodProblem, string>;

/** Figures of past days, from sums that a job keeps (decision 0087). */
export const dashboardsRoutes: RouteModule = (app, { db, clock }) => {
  app.jobs.every(COUNT_EVERY_MS, FIGURES_JOB.name, () => countFigures(db));

  serve(app, figuresCall, { scope: 'cdp' }, async (request) => {
    const { from, to, close_door_pharmacy_id, funding_source_id, facility_id, employee_id } = request.query;
    const { cdp_id, time_zone } = actorOf(request);
    if (cdp_id !== null && close_door_pharmacy_id !== undefined && close_door_pharmacy_id !== cdp_id)
      throw notFound();
    const problem = periodProblem({ from, to }, dateInZone(clock(), time_zone));
    if (problem) throw invalid({ [problem === 'bounds' ? 'from' : 'to']: { message: MESSAGES[problem] } });
    const filter = {
      cdp_id: cdp_id ?? close_door_pharmacy_id ?? null,
      funding_source_id: funding_source_id ?? null,
      facility_id: facility_id ?? null,
      employee_id: employee_id ?? null,
    };
    const settings = await readSettings(db);
    return app.readCopy(request, (copy) => readFigures(copy, filter, { from, to }, settings));
  });
};
