import { array, number, object, string, type InferType } from 'yup';
import { sql, type RawBuilder } from 'kysely';
import { DAY_MS } from '../../../src/domain/time/durations';
import { ACCESS_KINDS, type AccessEntry } from '../../../src/domain/access/accessLog';
import { isWireTimestamp } from '../../../src/domain/time/dates';
import { CHANGES_PAGE_SIZE } from '../../../src/domain/wire/lists';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { RouteModule } from '../../context';
import { actorOf, type Actor } from '../plugins/actor';

const tags = ['access log'];
const AS_LOG = { access: { as: ['GET', '/access_log'] }, scope: 'run' } as const;
const PEOPLE = array(object({ id: number().required(), full_name: string().required() }));
/** Up to here a total is exact. */
const COUNT_UP_TO = 10_000;

const id = () => number().integer().min(1).max(Number.MAX_SAFE_INTEGER);
const instant = () => string().test('instant', VALIDATION.dateTime, (text) => !text || isWireTimestamp(text));
const filterFields = {
  kind: string().oneOf(ACCESS_KINDS),
  user_id: id(),
  at_from: instant(),
  at_to: instant(),
};
/** `before` is the id of the last entry that one has: the next page begins behind it. */
const listQuery = object({
  ...filterFields,
  before: id(),
  page: number().integer().min(1).max(100_000).default(1),
  per_page: number().integer().min(1).max(100).default(CHANGES_PAGE_SIZE),
});
const totalQuery = object(filterFields);
type Filters = InferType<typeof totalQuery>;

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

  app.get<{ Querystring: InferType<typeof listQuery> }>(
    '/access_log',
    {
      config: { access: 'own', scope: 'run' },
      schema: { querystring: listQuery, tags, summary: 'Sign-ins and accesses, newest first' },
    },
    async (request) => {
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
    },
  );

  app.get<{ Querystring: Filters }>(
    '/access_log/total_items',
    { config: AS_LOG, schema: { querystring: totalQuery, tags, summary: 'How many entries' } },
    async (request) => {
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from (select 1 from access_entries a
        ${whereOf(actorOf(request), request.query)} limit ${COUNT_UP_TO + 1}) counted`.execute(db);
      const total = rows[0]?.total ?? 0;
      const total_items = Math.min(total, COUNT_UP_TO);
      return total > COUNT_UP_TO ? { total_items, is_estimate: true } : { total_items };
    },
  );

  app.get(
    '/access_log/people',
    {
      config: AS_LOG,
      schema: { tags, summary: 'People to filter the entries by', response: { 200: PEOPLE } },
    },
    async (request) => {
      const { rows } = await sql<{ id: number; full_name: string }>`
        select u.id, u.full_name from users u where ${scopeOfAccounts(actorOf(request))}
        order by u.full_name, u.id`.execute(db);
      return rows;
    },
  );
};
