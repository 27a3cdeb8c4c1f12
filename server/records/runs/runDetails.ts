import { sql } from 'kysely';
import type { DailyTimes, RunPattern, Suspension } from '../../../src/domain/runs/runCalendar';
import type { Db, Trx } from '../../platform/database/database';

/** A run as far as its days, people and vehicle go. */
export interface PlannedRun extends RunPattern {
  readonly id: number;
  readonly name: string;
  readonly driver_ids: readonly number[];
  readonly vehicle_id: number;
}

export interface RunDetails {
  daily_times: DailyTimes[];
  suspensions: Suspension[];
}

/** Daily times by weekday and suspensions by date, of one run. */
export async function detailsOf(db: Db | Trx, runId: number): Promise<RunDetails> {
  const daily_times = await db
    .selectFrom('run_daily_times')
    .select(['weekday', 'start_time', 'end_time'])
    .where('run_id', '=', runId)
    .orderBy('weekday')
    .execute();
  const suspensions = await db
    .selectFrom('run_suspensions')
    .select(['start_date', 'end_date', 'reason'])
    .where('run_id', '=', runId)
    .orderBy('start_date')
    .execute();
  return { daily_times, suspensions };
}

/** The other active runs that share a driver or the vehicle and do not end before `from`: one query for all. */
export async function runsSharing(trx: Trx, run: PlannedRun, from: string): Promise<PlannedRun[]> {
  const { rows } = await sql<PlannedRun>`
    select r.id, r.name, r.driver_ids, r.vehicle_id, r.start_date, r.end_date, r.start_time, r.end_time, r.shift_days,
      c.time_zone,
      coalesce((select json_agg(json_build_object('weekday', d.weekday, 'start_time', d.start_time,
        'end_time', d.end_time)) from run_daily_times d where d.run_id = r.id), '[]') as daily_times,
      coalesce((select json_agg(json_build_object('start_date', s.start_date, 'end_date', s.end_date))
        from run_suspensions s where s.run_id = r.id), '[]') as suspensions
    from runs r join cdps c on c.id = r.close_door_pharmacy_id
    where r.is_active and r.id <> ${run.id}
      and (r.driver_ids && ${[...run.driver_ids]}::bigint[] or r.vehicle_id = ${run.vehicle_id})
      and (r.end_date is null or r.end_date >= ${from}::date)
      and (${run.end_date}::date is null or r.start_date <= ${run.end_date}::date)
    order by r.name`.execute(trx);
  return rows;
}
