import { sql, type RawBuilder } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { array, number, object, string } from 'yup';
import type { Read } from '../../../src/contract/call';
import { driverRunsCall, driverRunsTotalCall, type DriverRun } from '../../../src/contract/runs/driverRuns';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import type { ServerContext } from '../../context';
import type { Db } from '../../platform/database/database';
import { actorOf, type Actor } from '../../platform/plugins/actor';
import { serve } from '../../platform/plugins/serve';
import { TOTAL_ANSWER } from '../resources/answerSchemas';

type Query = Read<(typeof driverRunsCall)['query']>;

const nullableText = () => string().nullable().defined();
const listAnswer = array(
  object({
    id: string().required(),
    kind: string().oneOf(['day', 'edit']).required(),
    datetime: string().required(),
    run_id: number().integer().nullable().defined(),
    delivery_manifest_id: number().integer().nullable().defined(),
    run_name: string().required(),
    driver_names: nullableText(),
    previous_driver_names: nullableText(),
    vehicle_name: nullableText(),
    previous_vehicle_name: nullableText(),
    changed_by: nullableText(),
  }),
);

/** `{from|to}` of a change as a list of ids: one id of a day, several of a run. */
function idsOf(field: 'driver_ids' | 'employee_id' | 'vehicle_id', side: 'from' | 'to'): RawBuilder<unknown> {
  const value = sql`(a.changes -> ${sql.lit(field)} -> ${sql.lit(side)})`;
  return sql`case jsonb_typeof(${value})
    when 'array' then array(select jsonb_array_elements_text(${value})::bigint)
    when 'number' then array[(${value} #>> '{}')::bigint] end`;
}

/** Days from the manifests, edits from the audit: the lines that a person may see, before they get their names. */
function linesSql(query: Omit<Query, 'page' | 'per_page'>, actor: Actor): RawBuilder<unknown> {
  const { run_id, employee_id, vehicle_id } = query;
  const day = [sql`true`];
  const edit = [
    sql`a.resource in ('delivery_manifest', 'runs') and a.changes ?| array['driver_ids', 'employee_id', 'vehicle_id']`,
  ];
  if (actor.cdp_id !== null) {
    day.push(sql`m.close_door_pharmacy_id = ${actor.cdp_id}`);
    edit.push(sql`coalesce(r.close_door_pharmacy_id, m.close_door_pharmacy_id) = ${actor.cdp_id}`);
  }
  if (actor.is_driver) {
    // A driver is told of the own days alone, and of none that is still being planned.
    const own = sql`m.employee_id = ${actor.employee_id}
      and m.delivery_manifest_status_id <> ${MANIFEST_STATUS.created}`;
    day.push(own);
    edit.push(own);
  }
  if (run_id !== undefined) {
    day.push(sql`m.run_id = ${run_id}`);
    edit.push(sql`coalesce(r.id, m.run_id) = ${run_id}`);
  }
  if (employee_id !== undefined) day.push(sql`m.employee_id = ${employee_id}`);
  if (vehicle_id !== undefined) day.push(sql`m.vehicle_id = ${vehicle_id}`);
  const drivers = (side: 'from' | 'to') =>
    sql`coalesce(${idsOf('driver_ids', side)}, ${idsOf('employee_id', side)})`;
  const edits = sql`
    select 'a' || a.id as id, 'edit' as kind, a.at as datetime, coalesce(r.id, m.run_id) as run_id,
      m.id as delivery_manifest_id, coalesce(r.name, m.name) as run_name,
      ${drivers('to')} as drivers, ${drivers('from')} as previous_drivers,
      ${idsOf('vehicle_id', 'to')} as vehicles, ${idsOf('vehicle_id', 'from')} as previous_vehicles,
      a.user_name as changed_by
    from audit_entries a
    left join runs r on a.resource = 'runs' and r.id = a.record_id
    left join delivery_manifest m on a.resource = 'delivery_manifest' and m.id = a.record_id
    where ${sql.join(edit, sql` and `)}`;
  const days = sql`
    select 'm' || m.id as id, 'day' as kind, m.start_at as datetime, m.run_id, m.id as delivery_manifest_id,
      m.name as run_name, array[m.employee_id] as drivers, null::bigint[] as previous_drivers,
      array[m.vehicle_id] as vehicles, null::bigint[] as previous_vehicles, null::text as changed_by
    from delivery_manifest m where m.employee_id is not null and ${sql.join(day, sql` and `)}`;
  const touched: RawBuilder<unknown>[] = [];
  if (employee_id !== undefined)
    touched.push(sql`${employee_id}::bigint = any(e.drivers || e.previous_drivers)`);
  if (vehicle_id !== undefined)
    touched.push(sql`${vehicle_id}::bigint = any(e.vehicles || e.previous_vehicles)`);
  const where = touched.length > 0 ? sql`where ${sql.join(touched, sql` or `)}` : sql``;
  return sql`${days} union all select * from (${edits}) e ${where}`;
}

async function page(db: Db, query: Query, actor: Actor): Promise<DriverRun[]> {
  const names = (
    column: string,
  ) => sql`(select string_agg(p.full_name, ', ' order by array_position(l.${sql.raw(column)}, p.id))
    from employees p where p.id = any(l.${sql.raw(column)}))`;
  const vehicles = (column: string) =>
    sql`(select v.name from vehicles v where v.id = any(l.${sql.raw(column)}))`;
  const { rows } = await sql<DriverRun>`
    with lines as (
      select * from (${linesSql(query, actor)}) every_line
      order by datetime desc, id desc limit ${query.per_page} offset ${(query.page - 1) * query.per_page}
    )
    select l.id, l.kind, l.datetime, l.run_id, l.delivery_manifest_id, l.run_name, l.changed_by,
      ${names('drivers')} as driver_names, ${names('previous_drivers')} as previous_driver_names,
      ${vehicles('vehicles')} as vehicle_name, ${vehicles('previous_vehicles')} as previous_vehicle_name
    from lines l order by l.datetime desc, l.id desc`.execute(db);
  return rows;
}

/** `GET /driver_runs`: who drove which run and vehicle when, newest first (spec §7, changes history). */
export function driverRunsRoutes(app: FastifyInstance, { db }: ServerContext): void {
  serve(app, driverRunsCall, { scope: 'run', response: { 200: listAnswer } }, (request) =>
    page(db, request.query, actorOf(request)),
  );

  const counting = { access: { as: ['GET', driverRunsCall.path] }, scope: 'run' } as const;
  serve(app, driverRunsTotalCall, { ...counting, response: { 200: TOTAL_ANSWER } }, async (request) => {
    const { rows } = await sql<{ total_items: number }>`
      select count(*) as total_items from (${linesSql(request.query, actorOf(request))}) every_line`.execute(
      db,
    );
    return { total_items: rows[0]?.total_items ?? 0 };
  });
}
