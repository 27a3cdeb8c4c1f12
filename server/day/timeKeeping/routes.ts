import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayQuery } from '../../../src/contract/day';
import {
  decideCorrectionCall,
  signTimesheetCall,
  timesheetsCall,
} from '../../../src/contract/timeKeeping/timesheets';
import type { RouteModule } from '../../context';
import { actorOf } from '../../platform/plugins/actor';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { formOfUser } from '../../platform/settings/timeForm';
import { decideCorrection } from './decideCorrection';
import { readTimesheets } from './readTimesheets';
import { signTimesheet } from './signTimesheet';
import { timesheetCsv, timesheetPdf } from './timesheetFiles';

interface OfWeek {
  Querystring: { date: string };
}

/** Hours of drivers, as their runs tell them and corrections amend them. */
export const timeKeepingRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  const scope = 'operation' as const;
  const asReader = { access: { as: ['GET', timesheetsCall.path] as const }, scope };
  const attach = (reply: FastifyReply, name: string, type: string) =>
    reply
      .type(type)
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`);

  serve(app, timesheetsCall, { scope }, (request) => readTimesheets(db, request.query.date));

  serveWrite(app, context, signTimesheetCall, { scope }, async (trx, request) => ({
    status: 200,
    body: await signTimesheet(trx, context, request, request.body),
  }));

  serveWrite(app, context, decideCorrectionCall, { scope }, (trx, request) =>
    decideCorrection(trx, context, request, { id: request.params.id, ...request.body }),
  );

  app.get<OfWeek>(
    '/timesheets/csv',
    {
      config: asReader,
      schema: { querystring: dayQuery, tags: ['timesheets'], summary: 'A workweek as CSV' },
    },
    async (request: FastifyRequest<OfWeek>, reply) => {
      const sheets = await readTimesheets(db, request.query.date);
      return attach(reply, `timesheets-${sheets.week_start}.csv`, 'text/csv; charset=utf-8').send(
        timesheetCsv(sheets),
      );
    },
  );

  app.get<OfWeek>(
    '/timesheets/pdf',
    {
      config: asReader,
      schema: { querystring: dayQuery, tags: ['timesheets'], summary: 'A workweek as PDF' },
    },
    async (request: FastifyRequest<OfWeek>, reply) => {
      const { user_id, language, full_name, time_zone } = actorOf(request);
      const sheets = await readTimesheets(db, request.query.date);
      const form = await formOfUser(db, user_id);
      const pdf = await timesheetPdf(sheets, { language, form, full_name, time_zone, now: clock() });
      return attach(reply, `timesheets-${sheets.week_start}.pdf`, 'application/pdf').send(pdf);
    },
  );
};
