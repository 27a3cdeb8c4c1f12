import { sql, type RawBuilder } from 'kysely';
import type { ActivityEntry } from '../../../src/contract/logs/activity';
import type { LogTotal } from '../../../src/contract/logs/log';
import { registry } from '../../../src/resources/registry';
import type { Db } from '../../platform/database/database';
import { may, type Actor } from '../../platform/plugins/actor';
import { isResourceName, resourceOf, tableOf } from '../resources/fieldSql';
import { scopeOf } from '../resources/scopes';
import type { ActivityFilters, ActivityQuery } from './activityQuery';
import { isPrivateResource } from '../../platform/audit/privateRoutes';

type Sql = RawBuilder<unknown>;

const READS = sql`('read', 'search', 'export')`;
const PARTICIPANTS = 'participants';
/** Up to here a total is exact; beyond it the list is as long as anybody scrolls. */
const COUNT_UP_TO = 10_000;

/** Looks at a patient name them beside the others whom the same answer showed. */
function recordCondition({ resource, record_id }: ActivityFilters): Sql[] {
  if (record_id === undefined) return resource === undefined ? [] : [sql`a.resource = ${resource}`];
  const own = sql`a.resource = ${resource ?? ''} and a.record_id = ${record_id}`;
  if (resource !== PARTICIPANTS) return [own];
  return [sql`((${own}) or a.patient_ids @> ${[record_id]}::bigint[])`];
}

function conditionsOf(filters: ActivityFilters): Sql[] {
  const { user_id, action, kind, at_from, at_to } = filters;
  return [
    ...recordCondition(filters),
    ...(user_id === undefined ? [] : [sql`a.user_id = ${user_id}`]),
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
    ...(kind === 'changes' ? [sql`a.action not in ${READS}`] : []),
    ...(kind === 'reads' ? [sql`a.action in ${READS}`] : []),
    ...(at_from ? [sql`a.at >= ${at_from}::timestamptz`] : []),
    ...(at_to ? [sql`a.at < ${at_to}::timestamptz + interval '1 second'`] : []),
  ];
}

/** What stands in the log about patients is for those who may read patients. */
function hiddenFrom(actor: Actor): string[] {
  const names = Object.keys(registry).filter(isResourceName);
  return names.filter((name) => {
    const resource = resourceOf(name);
    return isPrivateResource(resource) && !may(actor, ['GET', resource.path]);
  });
}

/** A CDP's people read of records that they may see, and of what they looked at themselves. */
function scopeConditions(actor: Actor): Sql[] {
  if (actor.cdp_id === null) return [];
  const names = Object.keys(registry).filter(isResourceName);
  const seen = names.map((name) => {
    const scope = scopeOf(name, actor);
    if (!scope) return sql`(a.resource = ${name} and a.record_id is not null)`;
    const table = sql.table(tableOf(resourceOf(name)));
    return sql`(a.resource = ${name} and exists (select from ${table} t where t.id = a.record_id and ${scope}))`;
  });
  return [sql`(${sql.join([...seen, sql`a.user_id = ${actor.user_id}`], sql` or `)})`];
}

function whereOf(actor: Actor, filters: ActivityFilters): Sql {
  const hidden = hiddenFrom(actor);
  const all = [
    sql`true`,
    ...conditionsOf(filters),
    ...scopeConditions(actor),
    ...(hidden.length > 0 ? [sql`a.resource <> all(${hidden}::text[])`] : []),
  ];
  return sql`where ${sql.join(all, sql` and `)}`;
}

/** A page of the log. Behind `before` it begins by index, however far back that is. */
export async function readActivity(db: Db, actor: Actor, query: ActivityQuery): Promise<ActivityEntry[]> {
  const { before, page = 1, per_page } = query;
  const after = before
    ? sql`and (a.at, a.id) < (select b.at, b.id from audit_entries b where b.id = ${before})`
    : sql``;
  const { rows } = await sql<Omit<ActivityEntry, 'run_names'>>`
    select a.id, a.at, a.user_id, a.user_name, a.action, a.resource, a.record_id, a.changes, a.remote_address,
      a.request_id, a.command_id, coalesce(cardinality(a.patient_ids), 0) as patients
    from audit_entries a ${whereOf(actor, query)} ${after}
    order by a.at desc, a.id desc limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  const names = await runNames(db, rows.flatMap(runIdsOf));
  return rows.map((entry) => ({
    ...entry,
    run_names: Object.fromEntries(
      runIdsOf(entry).flatMap((id): [string, string][] => {
        const name = names.get(id);
        return name === undefined ? [] : [[String(id), name]];
      }),
    ),
  }));
}

/** The runs of a day have no list of their own that a browser could ask for their names. */
function runIdsOf(entry: Pick<ActivityEntry, 'resource' | 'record_id' | 'changes'>): number[] {
  const { from, to } = entry.changes.delivery_manifest_id ?? {};
  const own = entry.resource === 'delivery_manifest' ? entry.record_id : null;
  return [own, from, to].filter((id) => typeof id === 'number');
}

async function runNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const runs = await db
    .selectFrom('delivery_manifest')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(runs.map(({ id, name }) => [id, name]));
}

export async function countActivity(db: Db, actor: Actor, filters: ActivityFilters): Promise<LogTotal> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select 1 from audit_entries a ${whereOf(actor, filters)}
    limit ${COUNT_UP_TO + 1}) counted`.execute(db);
  const total_items = Math.min(rows[0]?.total ?? 0, COUNT_UP_TO);
  return (rows[0]?.total ?? 0) > COUNT_UP_TO ? { total_items, is_estimate: true } : { total_items };
}
