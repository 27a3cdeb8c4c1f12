import { sql } from 'kysely';
import { weekStartOf } from '../../../src/domain/fleet/workTime';
import type { Problem, Problems } from '../../../src/domain/wire/problem';
import type { Trx } from '../../platform/database/database';
import { actorOf } from '../../platform/plugins/actor';
import { readSettings } from '../../platform/settings/readSettings';
import type { Row, ServerResource } from '../resources/serverResource';

/** Throws nothing: whether the week of a day is signed off for the driver. */
async function isSignedOff(trx: Trx, employeeId: number, day: string): Promise<boolean> {
  const { week_starts_on } = await readSettings(trx);
  const found = await trx
    .selectFrom('timesheet_sign_offs')
    .select('id')
    .where('employee_id', '=', employeeId)
    .where('week_start', '=', weekStartOf(day, week_starts_on))
    .executeTakeFirst();
  return found !== undefined;
}

/** A decided correction stays as it is, and so does a week that is signed off; hours to come are no hours. */
async function correctionObstacles(trx: Trx, record: Row, id: number | null): Promise<Problems> {
  const problems: Record<string, Problem> = {};
  const day = String(record.work_date);
  const employeeId = Number(record.employee_id);
  const { rows } = await sql<{
    is_future: boolean;
    is_other_run: boolean;
    is_timed: boolean;
    state: string | null;
  }>`
    select ${day}::date > (now() at time zone e.time_zone)::date as is_future,
      ${record.delivery_manifest_id ?? null}::bigint is not null and not exists (select from delivery_manifest m
        where m.id = ${record.delivery_manifest_id ?? null}::bigint and m.employee_id = e.id) as is_other_run,
      e.driver_time_keeping as is_timed,
      (select c.state from time_corrections c where c.id = ${id}::bigint) as state
    from employees e where e.id = ${employeeId}`.execute(trx);
  const [facts] = rows;
  // No timesheet shows hours of anybody else: they would count for nothing.
  if (facts && !facts.is_timed) problems.employee_id = { message: 'validation.noTimeKeeping' };
  if (facts?.is_future) problems.work_date = { message: 'validation.inFuture' };
  if (facts?.is_other_run) problems.delivery_manifest_id = { message: 'validation.reference' };
  if (facts?.state && facts.state !== 'waiting')
    problems.reason = { message: 'validation.correctionDecided' };
  if (await isSignedOff(trx, employeeId, day)) problems.work_date = { message: 'validation.weekSignedOff' };
  return problems;
}

export const timeCorrections: ServerResource = {
  scope: null,
  select: {
    title: sql`(select e.full_name from employees e where e.id = t.employee_id)`,
    state: sql`t.state`,
    created_by_name: sql`t.created_by_name`,
    decided_by_name: sql`t.decided_by_name`,
    decision_note: sql`t.decision_note`,
  },
  beforeSave: correctionObstacles,
  settle: async (trx, { request, before, after }) => {
    if (before) return {};
    const { user_id, full_name } = actorOf(request);
    await trx
      .updateTable('time_corrections')
      .set({ created_by: user_id, created_by_name: full_name })
      .where('id', '=', after.id)
      .execute();
    return { created_by_name: full_name };
  },
};
