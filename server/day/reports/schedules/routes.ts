import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import {
  createScheduleCall,
  removeScheduleCall,
  schedulePeopleCall,
  schedulesCall,
  updateScheduleCall,
  type ReportSchedule,
} from '../../../../src/contract/reports/schedules';
import { reportOf } from '../../../../src/domain/reports/registry';
import { cadencesOf, duePeriod } from '../../../../src/domain/reports/schedulePeriod';
import { MINUTE_MS } from '../../../../src/domain/time/durations';
import { VALIDATION } from '../../../../src/resources/schema/messages';
import type { RouteModule } from '../../../context';
import type { Trx } from '../../../platform/database/database';
import { missingPermission } from '../../../platform/plugins/access';
import { actorOf, may, type Actor } from '../../../platform/plugins/actor';
import { writeAudit } from '../../../platform/plugins/audit';
import { invalid, notFound } from '../../../platform/plugins/errors';
import { assertInScope } from '../../../platform/plugins/scope';
import { serve, serveWrite } from '../../../platform/plugins/serve';
import { requireVersion } from '../../../platform/plugins/versions';
import type { ReportParams } from '../catalogue/reportWork';
import { makeScheduled, takePeriod } from './makeScheduled';
import { peopleOfReport } from './peopleOfReport';

const own = { scope: 'cdp' } as const;
const MAKING = { access: { as: ['POST', '/report_schedules'] }, ...own } as const;

/** 403 without the right to the data: nobody schedules what they may not read. */
function assertMayRead(actor: Actor, name: Parameters<typeof reportOf>[0]): void {
  const { right, scope } = reportOf(name);
  const pair = [right.http_method, right.path_route] as const;
  if (!may(actor, pair)) throw missingPermission(pair);
  assertInScope(scope, actor);
}

/** 422 for a cadence that the report does not have. */
function assertCadence(report: Parameters<typeof reportOf>[0], cadence: string): void {
  if (!cadencesOf(reportOf(report)).some((each) => each === cadence))
    throw invalid({ cadence: { message: VALIDATION.choice } });
}

/** Throws 404 for a schedule that is not of the person's CDP, 412 and 428. */
async function lockSchedule(trx: Trx, request: FastifyRequest, id: number) {
  const { cdp_id } = actorOf(request);
  const schedule = await trx
    .selectFrom('report_schedules')
    .selectAll()
    .where('id', '=', id)
    .$if(cdp_id !== null, (query) => query.where('close_door_pharmacy_id', '=', cdp_id ?? 0))
    .forUpdate()
    .executeTakeFirst();
  if (!schedule) throw notFound();
  await requireVersion(request, trx, { resource: 'report_schedules', id, version: schedule.version });
  return schedule;
}

async function peopleIdsOf(trx: Trx, scheduleId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('report_schedule_people')
    .select('user_id')
    .where('schedule_id', '=', scheduleId)
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

async function setPeople(trx: Trx, schedule_id: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('report_schedule_people').where('schedule_id', '=', schedule_id).execute();
  await trx
    .insertInto('report_schedule_people')
    .values([...new Set(ids)].map((user_id) => ({ schedule_id, user_id })))
    .execute();
}

/** Reports that are made by themselves (decision 0105). */
export const reportSchedulesRoutes: RouteModule = (app, context) => {
  const { db, clock } = context;
  app.jobs.every(MINUTE_MS, 'reportSchedules', () => makeScheduled(context));

  serve(app, schedulesCall, own, async (request) => {
    const { cdp_id } = actorOf(request);
    const { rows } = await sql<ReportSchedule>`
      select s.id, s.version, s.report, s.format, s.cadence, s.hour, s.time_zone, s.close_door_pharmacy_id, c.name as cdp,
        f.name as client, d.full_name as driver, v.name as vehicle, s.created_by_name,
        coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'full_name', u.full_name) order by u.full_name)
          from report_schedule_people p join users u on u.id = p.user_id where p.schedule_id = s.id), '[]') as people,
        (select jsonb_build_object('from', l.from_date, 'to', l.to_date, 'people', l.people)
          from report_schedule_periods l where l.schedule_id = s.id and l.people > 0
          order by l.from_date desc limit 1) as last
      from report_schedules s left join cdps c on c.id = s.close_door_pharmacy_id
        left join funding_sources f on f.id = s.funding_source_id left join employees d on d.id = s.employee_id
        left join vehicles v on v.id = s.vehicle_id
      where ${cdp_id}::bigint is null or s.close_door_pharmacy_id = ${cdp_id}::bigint
      order by s.id`.execute(db);
    return rows;
  });

  serve(app, schedulePeopleCall, MAKING, async (request) => {
    const actor = actorOf(request);
    const { report } = request.query;
    assertMayRead(actor, report as ReportParams['report']);
    const cdp = actor.cdp_id ?? request.query.close_door_pharmacy_id ?? null;
    const people = await peopleOfReport(db, report as ReportParams['report'], cdp);
    return people
      .filter((person) => actor.cdp_id === null || person.cdp_id === actor.cdp_id)
      .map(({ id, full_name }) => ({ id, full_name }));
  });

  serveWrite(app, context, createScheduleCall, own, async (trx, request) => {
    const actor = actorOf(request);
    const { user_ids, ...asked } = request.body;
    const report = asked.report as ReportParams['report'];
    assertMayRead(actor, report);
    assertCadence(report, asked.cadence);
    if (actor.cdp_id !== null && (asked.close_door_pharmacy_id ?? actor.cdp_id) !== actor.cdp_id)
      throw notFound();
    // A body that leaves it out is about all CDPs.
    const cdpId = actor.cdp_id ?? asked.close_door_pharmacy_id ?? null;
    const allowed = new Set((await peopleOfReport(trx, report, cdpId)).map(({ id }) => id));
    if (user_ids.some((id) => !allowed.has(id)))
      throw invalid({ user_ids: { message: VALIDATION.reference } });
    const cdp = cdpId
      ? await trx.selectFrom('cdps').select('time_zone').where('id', '=', cdpId).executeTakeFirst()
      : undefined;
    if (cdpId !== null && !cdp) throw invalid({ close_door_pharmacy_id: { message: VALIDATION.reference } });
    const now = clock();
    const schedule = await trx
      .insertInto('report_schedules')
      .values({
        ...asked,
        report,
        format: asked.format as ReportParams['format'],
        cadence: asked.cadence as ReportSchedule['cadence'],
        close_door_pharmacy_id: cdpId,
        time_zone: cdp?.time_zone ?? actor.time_zone,
        created_by: actor.user_id,
        created_by_name: actor.full_name,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await setPeople(trx, schedule.id, user_ids);
    // What was due before is not made: the first file is of the next period.
    const due = duePeriod(schedule, now);
    if (due) await takePeriod(trx, schedule.id, due, now);
    await writeAudit(trx, request, {
      action: 'create',
      resource: 'report_schedules',
      record_id: schedule.id,
      after: { ...asked, user_ids: user_ids.join(', ') },
    });
    return { status: 201, body: { id: schedule.id } };
  });

  serveWrite(app, context, updateScheduleCall, MAKING, async (trx, request) => {
    const { id } = request.params;
    const { user_ids, ...asked } = request.body;
    const before = await lockSchedule(trx, request, id);
    const report = before.report as ReportParams['report'];
    assertMayRead(actorOf(request), report);
    assertCadence(report, asked.cadence);
    const had = await peopleIdsOf(trx, id);
    const allowed = await peopleOfReport(trx, report, before.close_door_pharmacy_id);
    // Who has lost the right since stays, and gets nothing: a change of the hour takes nobody off.
    const known = new Set([...had, ...allowed.map((person) => person.id)]);
    if (user_ids.some((userId) => !known.has(userId)))
      throw invalid({ user_ids: { message: VALIDATION.reference } });
    const now = clock();
    const changed = {
      hour: asked.hour,
      format: asked.format as ReportParams['format'],
      cadence: asked.cadence as ReportSchedule['cadence'],
    };
    await trx
      .updateTable('report_schedules')
      .set({ ...changed, version: before.version + 1, updated_at: now })
      .where('id', '=', id)
      .execute();
    await setPeople(trx, id, user_ids);
    // A day, week or month that has begun before the change is not made at once.
    const due = duePeriod({ ...before, ...changed }, now);
    if (due) await takePeriod(trx, id, due, now);
    await writeAudit(trx, request, {
      action: 'update',
      resource: 'report_schedules',
      record_id: id,
      before: { hour: before.hour, format: before.format, cadence: before.cadence, user_ids: had.join(', ') },
      after: { ...changed, user_ids: [...new Set(user_ids)].sort((a, b) => a - b).join(', ') },
    });
    return { status: 200, body: { id } };
  });

  serveWrite(app, context, removeScheduleCall, MAKING, async (trx, request) => {
    const { id } = request.params;
    const schedule = await lockSchedule(trx, request, id);
    await trx.deleteFrom('report_schedules').where('id', '=', id).execute();
    await writeAudit(trx, request, {
      action: 'delete',
      resource: 'report_schedules',
      record_id: id,
      before: { report: schedule.report, cadence: schedule.cadence },
    });
    return { status: 200, body: { id } };
  });
};
