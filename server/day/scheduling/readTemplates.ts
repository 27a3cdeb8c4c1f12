import { sql } from 'kysely';
import { addDays, toWire } from '../../../src/domain/time/dates';
import {
  crewClashes,
  isWeekOvertime,
  notDueOn,
  type CrewSpan,
  type RunTemplate,
} from '../../../src/domain/runs/dayTemplates';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { isoWeekday, shiftOn, timesOn, type RunPattern } from '../../../src/domain/runs/runCalendar';
import { shiftNotices } from '../../../src/domain/runs/runRules';
import type { Db, Trx } from '../../platform/database/database';
import { readTimesheets } from '../timeKeeping/readTimesheets';
import { readUnavailable, type Unavailable } from '../../records/availability/readUnavailable';

interface Driver {
  id: number;
  full_name: string;
}

interface PatternRow extends RunPattern {
  id: number;
  name: string;
  is_active: boolean;
  close_door_pharmacy_id: number;
  cdp_name: string;
  vehicle_id: number;
  vehicle_name: string;
  /** Those who are active, in the order of the run. */
  drivers: Driver[];
}

/** The runs of master data with their days and people, by start. One query. */
async function readPatterns(db: Db | Trx, cdpId: number | null): Promise<PatternRow[]> {
  const { rows } = await sql<PatternRow>`
    select r.id, r.name, r.is_active, r.close_door_pharmacy_id, c.name as cdp_name, c.time_zone,
      r.vehicle_id, v.name as vehicle_name, r.start_date, r.end_date, r.start_time, r.end_time, r.shift_days,
      coalesce((select json_agg(json_build_object('id', e.id, 'full_name', e.full_name)
        order by array_position(r.driver_ids, e.id)) from employees e
        where e.id = any(r.driver_ids) and e.is_active and e.type = 'Driver'), '[]') as drivers,
      coalesce((select json_agg(json_build_object('weekday', d.weekday, 'start_time', d.start_time,
        'end_time', d.end_time)) from run_daily_times d where d.run_id = r.id), '[]') as daily_times,
      coalesce((select json_agg(json_build_object('start_date', s.start_date, 'end_date', s.end_date,
        'reason', s.reason)) from run_suspensions s where s.run_id = r.id), '[]') as suspensions
    from runs r join cdps c on c.id = r.close_door_pharmacy_id join vehicles v on v.id = r.vehicle_id
    where ${cdpId}::bigint is null or r.close_door_pharmacy_id = ${cdpId}
    order by r.name, r.id`.execute(db);
  return rows;
}

/** What is made already for the days around, with its crew. One query. */
function readSpans(db: Db | Trx, date: string) {
  return db
    .selectFrom('delivery_manifest')
    .select(['id', 'name', 'employee_id', 'vehicle_id', 'start_at', 'end_at', 'time_zone'])
    .select(['run_id', 'delivery_date'])
    .where('delivery_date', '>=', addDays(date, -1))
    .where('delivery_date', '<=', addDays(date, 1))
    .where('delivery_manifest_status_id', 'not in', [MANIFEST_STATUS.done, MANIFEST_STATUS.incomplete])
    .execute();
}

/** The runs of that day that were made from a pattern, also when they are over. */
function readMade(db: Db | Trx, date: string) {
  return db
    .selectFrom('delivery_manifest')
    .select(['id', 'run_id'])
    .where('delivery_date', '=', date)
    .where('run_id', 'is not', null)
    .execute();
}

/** What a day knows beside the patterns. */
interface DayFacts {
  spans: CrewSpan[];
  absent: readonly Unavailable[];
  /** Regular minutes of the week that drivers with time keeping have left. */
  minutesLeft: ReadonlyMap<number, number>;
}

function templateOf(
  pattern: PatternRow,
  date: string,
  { made, spans, absent, minutesLeft }: DayFacts & { made: number | null },
): RunTemplate {
  const notDue = notDueOn(pattern, date);
  const { start, end } = shiftOn(pattern, date);
  const shift = { start_at: toWire(start), end_at: toWire(end) };
  const clashesWith = (employee_id: number | null) =>
    crewClashes({ id: 0, employee_id, vehicle_id: pattern.vehicle_id, ...shift }, spans);
  const unavailableOf = (of: Unavailable['of'], id: number | undefined) =>
    absent.filter((each) => each.of === of && each.id === id).slice(0, 1);
  const isFree = ({ id }: Driver) =>
    unavailableOf('driver', id).length === 0 && !clashesWith(id).some((clash) => clash.of === 'driver');
  // The first one drives unless the day says otherwise.
  const driver = pattern.drivers.find(isFree) ?? pattern.drivers[0] ?? null;
  const isOpen = notDue === null && made === null;
  const { suspension } = notDue ?? {};
  return {
    run_id: pattern.id,
    name: pattern.name,
    close_door_pharmacy_id: pattern.close_door_pharmacy_id,
    cdp_name: pattern.cdp_name,
    time_zone: pattern.time_zone,
    ...shift,
    employee_id: driver?.id ?? null,
    employee: driver?.full_name ?? null,
    vehicle_id: pattern.vehicle_id,
    vehicle_name: pattern.vehicle_name,
    not_due: notDue?.why ?? null,
    suspension: suspension ? { ...suspension, reason: suspension.reason ?? '' } : null,
    delivery_manifest_id: made,
    clashes: isOpen ? clashesWith(driver?.id ?? null) : [],
    unavailable: isOpen
      ? [...unavailableOf('driver', driver?.id), ...unavailableOf('vehicle', pattern.vehicle_id)].map(
          ({ why, name }) => ({ why, name }),
        )
      : [],
    notices: isOpen
      ? [
          ...shiftNotices(timesOn(pattern, isoWeekday(date))),
          ...(isWeekOvertime(shift, minutesLeft.get(driver?.id ?? 0)) ? (['weekOvertime'] as const) : []),
        ]
      : [],
  };
}

/**
 * The runs of master data on a day: which drive, why the others do not, which are made already and whose crew is
 * somewhere else. One that can be made counts for those behind it, as it will be made before them. The hours of their week count too. Seven queries.
 */
export async function readTemplates(
  db: Db | Trx,
  date: string,
  cdpId: number | null,
): Promise<RunTemplate[]> {
  const patterns = await readPatterns(db, cdpId);
  const spans: CrewSpan[] = await readSpans(db, date);
  const { sheets } = await readTimesheets(db, date);
  const minutesLeft = new Map(sheets.map((sheet) => [sheet.employee_id, sheet.available_minutes]));
  const absent = await readUnavailable(db, { from: date, to: date });
  const made = new Map((await readMade(db, date)).map((run) => [run.run_id, run.id]));
  return patterns.map((pattern) => {
    const template = templateOf(pattern, date, {
      made: made.get(pattern.id) ?? null,
      spans,
      absent,
      minutesLeft,
    });
    const { run_id, not_due, delivery_manifest_id, clashes, ...run } = template;
    // No run of a day has a negative id.
    const isFit = clashes.length === 0 && template.unavailable.length === 0;
    if (not_due === null && delivery_manifest_id === null && isFit) spans.push({ ...run, id: -run_id });
    return template;
  });
}
