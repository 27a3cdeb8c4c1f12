import { makeReportCall, previewReportCall, PREVIEW_ROWS } from '../../../../src/contract/reports/catalogue';
import { reportHistoryCall } from '../../../../src/contract/reports/catalogue';
import { MOST_PDF_ROWS } from '../../../../src/domain/reports/formats';
import { periodProblem, type PeriodProblem } from '../../../../src/domain/figures/period';
import { reportOf, type ReportName } from '../../../../src/domain/reports/registry';
import { dateInZone } from '../../../../src/domain/time/dates';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import type { RouteModule } from '../../../context';
import { inTransaction } from '../../../platform/database/transaction';
import { missingPermission } from '../../../platform/plugins/access';
import { actorOf, may, type Actor } from '../../../platform/plugins/actor';
import { invalid, notFound } from '../../../platform/plugins/errors';
import { assertInScope } from '../../../platform/plugins/scope';
import { serve } from '../../../platform/plugins/serve';
import { formOfUser } from '../../../platform/settings/timeForm';
import { startRequest } from '../../asyncRequests/startRequest';
import { noData } from '../reportAnswers';
import { countReport, readReportPage } from './readReport';
import { patientsOf } from './patientsOf';
import { readHistory, rememberReport } from './reportHistory';
import type { ReportFilter } from './reportSource';
import type { ReportParams } from './reportWork';

const own = { scope: 'cdp' } as const;

const PERIOD_MESSAGES = {
  order: VALIDATION.range,
  bounds: VALIDATION.reportDate,
  tooLong: VALIDATION.periodTooLong,
} as const satisfies Record<PeriodProblem, string>;

/** 403 without the right to the data of a report, and for people of one CDP where it is about the whole operation. */
function assertMayRead(actor: Actor, name: ReportName): void {
  const { right, scope } = reportOf(name);
  const pair = [right.http_method, right.path_route] as const;
  if (!may(actor, pair)) throw missingPermission(pair);
  assertInScope(scope, actor);
}

interface AskedFilter {
  from: string;
  to: string;
  close_door_pharmacy_id?: number | null;
  funding_source_id?: number | null;
  employee_id?: number | null;
  vehicle_id?: number | null;
}

/** The rows that the person may see of those asked for. Throws 422 for impossible days, 404 for another CDP. */
function filterFor(actor: Actor, name: ReportName, asked: AskedFilter, now: Date): ReportFilter {
  const { cdp_id, time_zone } = actor;
  const { from, to } = asked;
  const wanted = asked.close_door_pharmacy_id ?? null;
  if (cdp_id !== null && wanted !== null && wanted !== cdp_id) throw notFound();
  const problem = periodProblem({ from, to }, dateInZone(now, time_zone));
  if (problem)
    throw invalid({ [problem === 'bounds' ? 'from' : 'to']: { message: PERIOD_MESSAGES[problem] } });
  const report = reportOf(name);
  if (report.period === 'day' && from !== to) throw invalid({ to: { message: VALIDATION.range } });
  const has = (filter: (typeof report.filters)[number]) => report.filters.includes(filter);
  return {
    from,
    to,
    cdp_id: cdp_id ?? (has('cdp') ? wanted : null),
    funding_source_id: has('client') ? (asked.funding_source_id ?? null) : null,
    employee_id: has('driver') ? (asked.employee_id ?? null) : null,
    vehicle_id: has('vehicle') ? (asked.vehicle_id ?? null) : null,
    time_zone,
  };
}

/** The catalogue of reports (decision 0105): looked at page by page, saved as files in the background. */
export const reportCatalogueRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;

  serve(app, previewReportCall, { ...own, isCostly: true }, async (request) => {
    const actor = actorOf(request);
    const { report } = request.params;
    assertMayRead(actor, report);
    const { page, ...asked } = request.query;
    const filter = filterFor(actor, report, asked, clock());
    return app.readCopy(request, (copy) =>
      readReportPage(copy, report, filter, { page, per_page: PREVIEW_ROWS }, actor),
    );
  });

  serve(app, makeReportCall, { ...own, isCostly: true }, async (request, reply) => {
    const actor = actorOf(request);
    const { report } = request.params;
    assertMayRead(actor, report);
    const { format, ...asked } = request.body;
    const now = clock();
    const filter = filterFor(actor, report, asked, now);
    const rows = await countReport(db, report, filter);
    if (rows === 0) throw noData();
    if (format === 'pdf' && rows > MOST_PDF_ROWS)
      throw invalid({ format: { message: VALIDATION.tooManyForPdf, args: { most: MOST_PDF_ROWS } } });
    const params: ReportParams = {
      report,
      format,
      filter,
      language: actor.language,
      full_name: actor.full_name,
      form: await formOfUser(db, actor.user_id),
      hides_charges: actor.hides_charges,
    };
    const patientIds = reportOf(report).isPrivate ? await patientsOf(db, report, filter) : undefined;
    const uuid = await inTransaction(db, async (trx) => {
      const made = await startRequest(trx, request, {
        kind: 'report',
        params: { ...params },
        now,
        ...(patientIds ? { patientIds } : {}),
      });
      await rememberReport(trx, { uuid: made, params, user: actor, schedule_id: null, now });
      return made;
    });
    void reply.code(202);
    return { uuid };
  });

  serve(app, reportHistoryCall, own, (request) => {
    const actor = actorOf(request);
    return readHistory(db, actor, request.query.before ?? null);
  });
};
