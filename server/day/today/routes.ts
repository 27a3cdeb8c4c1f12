import { todayCall, type NextDay } from '../../../src/contract/today/today';
import { bagsByCdp, cashByCdp } from '../../../src/domain/custody/byCdp';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { todayOf } from '../../../src/domain/runs/today';
import { todayOrders } from '../../../src/domain/runs/todayOrders';
import { riskLimits } from '../../../src/domain/stops/atRisk';
import { nextWorkday } from '../../../src/domain/time/dates';
import { MANIFESTS_PER_PAGE } from '../../../src/domain/wire/lists';
import { readCash } from '../cashUp/readCash';
import type { RouteModule } from '../../context';
import { readCustody } from '../custody/readCustody';
import type { Db } from '../../platform/database/database';
import { scopeFilter } from '../dispatch/manifestQuery';
import { readManifestHeads, readPool, withEvents } from '../dispatch/readManifests';
import { actorOf, may, type Actor } from '../../platform/plugins/actor';
import { serve } from '../../platform/plugins/serve';
import { readPace } from '../../planning/roads/readPace';
import { attendedProblems } from './attendedProblems';
import { countPool } from './countPool';

/** All runs and all that waits: a day of a large operation is 140 runs. */
const WHOLE = { page: 1, perPage: MANIFESTS_PER_PAGE };

/** No run, no driver: what waits is the office's. */
const poolOf = async (db: Db, actor: Actor, date: string) =>
  actor.is_driver ? [] : readPool(db, { date, cdpId: actor.cdp_id }, WHOLE);

async function nextDay(db: Db, actor: Actor, today: string): Promise<NextDay> {
  const date = nextWorkday(today);
  const heads = await readManifestHeads(db, { ...scopeFilter(actor), date }, WHOLE);
  return {
    date,
    runs: heads.length,
    unpublished: heads.filter((run) => run.delivery_manifest_status_id === MANIFEST_STATUS.created).length,
    without_vehicle: heads.filter((run) => run.vehicle_id === null).length,
    without_driver: heads.filter((run) => run.employee_id === null).length,
    unassigned: actor.is_driver ? 0 : await countPool(db, date, actor.cdp_id),
  };
}

/** Who takes over when somebody is missing: nobody who is absent on that day. */
const onCall = (db: Db, date: string) =>
  db
    .selectFrom('employees')
    .select(['id', 'full_name', 'phone_number'])
    .where('on_call', '=', true)
    .where('is_active', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('absences as a')
            .select('a.id')
            .whereRef('a.employee_id', '=', 'employees.id')
            .where('a.is_active', '=', true)
            .where('a.starts_on', '<=', date)
            .where('a.ends_on', '>=', date),
        ),
      ),
    )
    .orderBy('full_name')
    .limit(20)
    .execute();

/** The start page's day: a fixed number of queries, however many runs. */
export const todayRoutes: RouteModule = (app, { db, clock }) => {
  const config = { access: { as: ['GET', '/delivery_manifest'] }, scope: 'run' } as const;
  serve(app, todayCall, config, async (request) => {
    const { date } = request.query;
    const actor = actorOf(request);
    const now = clock();
    const heads = await readManifestHeads(db, { ...scopeFilter(actor), date }, WHOLE);
    const manifests = await withEvents(db, heads, now);
    const pool = await poolOf(db, actor, date);
    const pace = await readPace(db);
    const attended = await attendedProblems(db, date);
    const view = todayOf(
      date,
      { manifests, pool, attended },
      { now, pace, cool: pace, limits: riskLimits(pace) },
    );
    const cdpIds = view.unassigned.map(({ close_door_pharmacy_id }) => close_door_pharmacy_id);
    const readsBags = !actor.is_driver && may(actor, ['GET', '/custody']);
    const readsCash = !actor.is_driver && may(actor, ['GET', '/cash_ups']);
    return {
      ...view,
      cdps:
        cdpIds.length === 0
          ? []
          : await db.selectFrom('cdps').select(['id', 'name']).where('id', 'in', cdpIds).execute(),
      on_call: may(actor, ['GET', '/employees/drivers-on-call']) ? await onCall(db, date) : [],
      next_day: await nextDay(db, actor, date),
      bags: readsBags ? bagsByCdp(await readCustody(db, date, actor.cdp_id)) : null,
      cash: readsCash ? cashByCdp(await readCash(db, date, actor.cdp_id)) : null,
      orders: actor.cdp_id === null ? null : todayOrders({ manifests, pool }),
    };
  });
};
