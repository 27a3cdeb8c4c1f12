import { array, number, object, string } from 'yup';
import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '../../../src/domain/time/durations';
import type { Read } from '../../../src/contract/call';
import { accessLogCall, accessLogPeopleCall, accessLogTotalCall } from '../../../src/contract/logs/access';
import type { AccessEntry } from '../../../src/domain/access/accessLog';
import type { RouteModule } from '../../context';
import { actorOf, type Actor } from '../plugins/actor';
import { serve } from '../plugins/serve';

const AS_LOG = { access: { as: ['GET', accessLogCall.path] }, scope: 'run' } as const;
const PEOPLE = array(object({ id: number().required(), full_name: string().required() }));
/** Up to here a total is exact. */
const COUNT_UP_TO = 10_000;

type Filters = Read<(typeof accessLogTotalCall)['query']>;

/** A CDP's people read of accounts of their CDP, drivers of their own. */
function scopeOfAccounts({ cdp_id, is_driver, user_id }: Actor): RawBuilder<unknown> {
  if (is_driver) return sql`u.id = ${user_id}`;
  return cdp_id === null ? sql`true` : sql`(u.is_cdp and u.cdp_id = ${cdp_id})`;
}

function whereOf(actor: Actor, { kind, user_id, at_from, at_to }: Filters): RawBuilder<unknown> {
  const isScoped = actor.cdp_id !== null || actor.is_driver;
  const all = [
    sql`true`,
    ...(isScoped
      ? [sql`exists (select from users u where u.id = a.user_id and ${scopeOfAccounts(actor)})`]
      : []),
    ...(kind ? [sql`a.kind = ${kind}`] : []),
    ...(user_id ? [sql`a.user_id = ${user_id}`] : []),
    ...(at_from ? [sql`a.at >= ${at_from}::timestamptz`] : []),
    ...(at_to ? [sql`a.at < ${at_to}::timestamptz + interval '1 second'`] : []),
  ];
  return sql`where ${sql.join(all, sql` and `)}`;
}

/** Failed sign-ins, lock-outs, links, changed e-mails and refused accesses: for people, never changed. */
export const accessLogRoutes: RouteModule = (app, context) => {
  const { db } = context;

  app.jobs.every(DAY_MS, 'accessLog.prune', async () => {
    await sql`delete from access_entries where at < now() - interval '401 days'`.execute(db);
  });

  serve(app, accessLogCall, { scope: 'run' }, async (request) => {
    const { before, page, per_page, ...filters } = request.query;
    const after = before
      ? sql`and (a.at, a.id) < (select b.at, b.id from access_entries b where b.id = ${before})`
      : sql``;
    const { rows } = await sql<AccessEntry>`
        select a.id, a.at, a.kind, a.user_id, a.account, a.actor_name, a.remote_address, a.device_label,
          a.http_method, a.path_route, a.reason, a.repeats
        from access_entries a ${whereOf(actorOf(request), filters)} ${after}
        order by a.at desc, a.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
    return rows;
  });

  serve(app, accessLogTotalCall, AS_LOG, async (request) => {
    const { rows } = await sql<{ total: number }>`
        select count(*) as total from (select 1 from access_entries a
        ${whereOf(actorOf(request), request.query)} limit ${COUNT_UP_TO + 1}) counted`.execute(db);
    const total = rows[0]?.total ?? 0;
    const total_items = Math.min(total, COUNT_UP_TO);
    return total > COUNT_UP_TO ? { total_items, is_estimate: true } : { total_items };
  });

  serve(app, accessLogPeopleCall, { ...AS_LOG, response: { 200: PEOPLE } }, async (request) => {
    const { rows } = await sql<{ id: number; full_name: string }>`
        select u.id, u.full_name from users u where ${scopeOfAccounts(actorOf(request))}
        order by u.full_name, u.id`.execute(db);
    return rows;
  });
};
