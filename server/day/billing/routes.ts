import {
  billingLinesCall,
  billingMonthCall,
  billingPeriodCall,
  calculateMonthCall,
  closePeriodCall,
  correctPeriodCall,
  makeInvoiceCall,
  removeCorrectionCall,
} from '../../../src/contract/billing/billing';
import { monthDays } from '../../../src/domain/billing/billingPeriod';
import { dateInZone } from '../../../src/domain/time/dates';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { enqueue } from '../../platform/jobs/enqueue';
import { actorOf } from '../../platform/plugins/actor';
import { writeAudit } from '../../platform/plugins/audit';
import { invalid, notFound, wrongState } from '../../platform/plugins/errors';
import { serve, serveWrite } from '../../platform/plugins/serve';
import { etag } from '../../platform/plugins/versions';
import { formOfUser } from '../../platform/settings/timeForm';
import { startRequest } from '../asyncRequests/startRequest';
import { calculateMonth } from './calculateMonth';
import { closePeriod, correctPeriod, removeCorrection } from './changePeriod';
import type { InvoiceParams } from './invoiceWork';
import { readLinesPage, readPeriod, readPeriodsOf } from './readPeriods';
import { reconcile } from './reconcile';

const JOB = 'billing.calculate';
const own = { scope: 'operation' } as const;
const READING = { access: { as: ['GET', '/billing'] }, ...own } as const;
const CORRECTING = { access: { as: ['POST', '/billing/periods/:id/corrections'] }, ...own } as const;

/** What clients are charged: months that are calculated, corrected, closed and made invoices (decision 0106). */
export const billingRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;

  app.jobs.handle(JOB, ({ month, today }) => calculateMonth(context, String(month), String(today)));

  /** Throws 422 for a month that cannot be billed. */
  const daysOf = (month: string, today: string) => {
    const days = monthDays(month, today);
    if (!days) throw invalid({ month: { message: VALIDATION.month } });
    return days;
  };

  serve(app, billingMonthCall, own, async (request) => {
    const { month } = request.query;
    const days = daysOf(month, dateInZone(clock(), actorOf(request).time_zone));
    const waiting = await db
      .selectFrom('jobs')
      .select('id')
      .where('unique_key', '=', `${JOB}:${month}`)
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    const periods = await readPeriodsOf(db, days.from);
    return {
      month,
      is_calculating: waiting !== undefined,
      periods,
      reconciliation: await reconcile(db, periods, days),
    };
  });

  serveWrite(app, context, calculateMonthCall, own, async (trx, request) => {
    const { month } = request.body;
    const today = dateInZone(clock(), actorOf(request).time_zone);
    daysOf(month, today);
    await writeAudit(trx, request, {
      action: 'calculateMonth',
      resource: 'billing_periods',
      record_id: null,
      changes: { month: { from: null, to: month } },
    });
    await enqueue(trx, {
      name: JOB,
      payload: { month, today },
      unique_key: `${JOB}:${month}`,
      run_at: clock(),
    });
    return { status: 202, body: { month } };
  });

  serve(app, billingPeriodCall, READING, async (request, reply) => {
    const period = await readPeriod(db, request.params.id);
    if (!period) throw notFound();
    etag(reply, period.version);
    return period;
  });

  serve(app, billingLinesCall, READING, async (request) => {
    const { id } = request.params;
    if (!(await readPeriod(db, id))) throw notFound();
    const { kind, page } = request.query;
    return readLinesPage(db, id, kind as Parameters<typeof readLinesPage>[2], page);
  });

  serveWrite(app, context, correctPeriodCall, own, (trx, request) =>
    correctPeriod(trx, context, request, request.params.id, request.body),
  );

  serveWrite(app, context, removeCorrectionCall, CORRECTING, (trx, request) =>
    removeCorrection(trx, context, request, request.params.id, request.params.lineId),
  );

  serveWrite(app, context, closePeriodCall, own, (trx, request) =>
    closePeriod(trx, context, request, request.params.id),
  );

  serve(app, makeInvoiceCall, { ...own, isCostly: true }, async (request, reply) => {
    const { user_id, full_name, language, time_zone } = actorOf(request);
    const period = await readPeriod(db, request.params.id);
    if (!period) throw notFound();
    if (period.state !== 'closed') throw wrongState('Close the period first: an invoice does not change');
    const params: InvoiceParams = {
      period_id: period.id,
      format: request.body.format as InvoiceParams['format'],
      language,
      full_name,
      time_zone,
      form: await formOfUser(db, user_id),
    };
    const uuid = await inTransaction(db, (trx) =>
      startRequest(trx, request, { kind: 'invoice', params: { ...params }, now: clock() }),
    );
    void reply.code(202);
    return { uuid };
  });
};
