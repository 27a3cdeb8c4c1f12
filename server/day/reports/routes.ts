import { billingReportCall, deliveriesReportCall, runsCsvCall } from '../../../src/contract/reports/reports';
import { MANIFESTS_PER_PAGE } from '../../../src/domain/wire/lists';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { startRequest } from '../asyncRequests/startRequest';
import { withinScope } from '../../records/runs/runScope';
import { actorOf } from '../../platform/plugins/actor';
import { invalid, notFound } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import type { BillingParams } from './billing';
import type { DeliveriesPdfParams } from './deliveriesPdf';
import { noData, assertWithinBounds } from './reportAnswers';
import { formOfUser } from '../../platform/settings/timeForm';

const own = { scope: 'cdp' } as const;

/** Documents to take away (spec §2, §7): asked for here, made in the background, fetched by their number. */
export const reportsRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;

  serve(app, runsCsvCall, { scope: 'run', isCostly: true }, async (request, reply) => {
    const ids = [...new Set(request.query.delivery_manifest_ids.split(',').map(Number))];
    if (ids.length > MANIFESTS_PER_PAGE)
      throw invalid({ delivery_manifest_ids: { message: VALIDATION.ids } });
    const runs = await db
      .selectFrom('delivery_manifest')
      .select(['id', 'delivery_date', 'employee_id', 'close_door_pharmacy_id', 'delivery_manifest_status_id'])
      .where('id', 'in', ids)
      .execute();
    const actor = actorOf(request);
    if (withinScope(actor, runs).length < ids.length) throw notFound();
    const patients = await db
      .selectFrom('delivery_events')
      .select('participant_id')
      .distinct()
      .where('delivery_manifest_id', 'in', ids)
      .where('participant_id', 'is not', null)
      .execute();
    const days = runs.map((run) => run.delivery_date).sort();
    const date = days[0] === days.at(-1) ? days[0] : `${days[0]}-${days.at(-1)}`;
    const uuid = await inTransaction(db, (trx) =>
      startRequest(trx, request, {
        kind: 'runsCsv',
        params: { delivery_manifest_ids: ids, date, language: actor.language },
        now: clock(),
        patientIds: patients.flatMap(({ participant_id }) => participant_id ?? []),
      }),
    );
    void reply.code(202);
    return { uuid };
  });

  serve(app, deliveriesReportCall, { ...own, isCostly: true }, async (request, reply) => {
    const actor = actorOf(request);
    const { date, close_door_pharmacy_id } = request.body;
    if (actor.cdp_id !== null && actor.cdp_id !== close_door_pharmacy_id) throw notFound();
    const cdp = await db
      .selectFrom('cdps')
      .select(['name', 'time_zone'])
      .where('id', '=', close_door_pharmacy_id)
      .executeTakeFirst();
    if (!cdp) throw invalid({ close_door_pharmacy_id: { message: VALIDATION.required } });
    assertWithinBounds({ date }, clock(), cdp.time_zone);
    const patients = await db
      .selectFrom('delivery_events')
      .select('participant_id')
      .distinct()
      .where('delivery_date', '=', date)
      .where('close_door_pharmacy_id', '=', close_door_pharmacy_id)
      .where('participant_id', 'is not', null)
      .execute();
    if (patients.length === 0) throw noData();
    const params: DeliveriesPdfParams = {
      date,
      close_door_pharmacy_id,
      cdp_name: cdp.name,
      time_zone: cdp.time_zone,
      language: actor.language,
      full_name: actor.full_name,
      form: await formOfUser(db, actor.user_id),
    };
    const uuid = await inTransaction(db, (trx) =>
      startRequest(trx, request, {
        kind: 'deliveriesPdf',
        params: { ...params },
        now: clock(),
        patientIds: patients.flatMap(({ participant_id }) => participant_id ?? []),
      }),
    );
    void reply.code(202);
    return { uuid };
  });

  serve(app, billingReportCall, { ...own, isCostly: true }, async (request, reply) => {
    const actor = actorOf(request);
    const { from_date, to_date } = request.body;
    assertWithinBounds({ from_date, to_date }, clock(), actor.time_zone);
    if (to_date < from_date) throw invalid({ to_date: { message: VALIDATION.reportDate } });
    const found = await db
      .selectFrom('delivery_events')
      .select('id')
      .where('delivery_date', '>=', from_date)
      .where('delivery_date', '<=', to_date)
      .$if(actor.cdp_id !== null, (query) => query.where('close_door_pharmacy_id', '=', actor.cdp_id ?? 0))
      .limit(1)
      .executeTakeFirst();
    if (!found) throw noData();
    const { cdp_id, language, email, full_name } = actor;
    const form = await formOfUser(db, actor.user_id);
    const params: BillingParams = { from_date, to_date, cdp_id, language, email, full_name, form };
    const uuid = await inTransaction(db, (trx) =>
      startRequest(trx, request, { kind: 'billing', params: { ...params }, now: clock() }),
    );
    void reply.code(202);
    return { uuid, email };
  });
};
