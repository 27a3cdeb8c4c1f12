import { sql } from 'kysely';
import { toWire } from '../../../src/domain/time/dates';
import type { Trx } from '../../platform/database/database';
import type { Position } from './judgePosition';
import { DEVICE_ENDS, DEVICE_STARTS } from './shiftWindow';

/** The run that a driver is on. */
export interface ReportingRun {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  delivery_date: string;
  close_door_pharmacy_id: number;
  delivery_manifest_status_id: number;
  employee_id: number;
  driver_name: string | null;
  vehicle_name: string | null;
}

/** Positions of one driver that the server has not known before, and the run that they belong to. */
export interface DriverNews {
  run: ReportingRun;
  /** In the order of time. */
  positions: readonly Position[];
}

type Row = {
  [Field in keyof ReportingRun]: Field extends 'employee_id' ? number : ReportingRun[Field] | null;
} & {
  known: string | null;
};

/** What each driver was on at the moment of a position, a run under way (3, 6) before one that is not; and the last position that is known. */
async function runsAt(
  trx: Trx,
  newest: readonly Pick<Position, 'employee_id' | 'recorded_at'>[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select d.employee_id, m.id, m.name, m.delivery_date, m.close_door_pharmacy_id, m.delivery_manifest_status_id,
      e.full_name as driver_name, v.name as vehicle_name,
      (select max(p.recorded_at) from positions p where p.employee_id = d.employee_id) as known
    from unnest(${newest.map((one) => one.employee_id)}::bigint[], ${newest.map((one) => one.recorded_at)}::timestamptz[])
      as d (employee_id, recorded_at)
    join employees e on e.id = d.employee_id
    left join lateral (
      select * from delivery_manifest m
      where m.employee_id = d.employee_id and ${DEVICE_STARTS} <= d.recorded_at and ${DEVICE_ENDS} >= d.recorded_at
      order by m.delivery_manifest_status_id in (3, 6) desc, m.start_at limit 1) m on true
    left join vehicles v on v.id = m.vehicle_id`.execute(trx);
  return rows;
}

/** Positions by driver, each in the order of time. */
function byDriver(positions: readonly Position[]): Map<number, Position[]> {
  const drivers = new Map<number, Position[]>();
  // Wire timestamps sort as text.
  for (const position of [...positions].sort((a, b) => (a.recorded_at < b.recorded_at ? -1 : 1))) {
    const known = drivers.get(position.employee_id);
    if (known) known.push(position);
    else drivers.set(position.employee_id, [position]);
  }
  return drivers;
}

/**
 * What is news of these positions, of whatever drivers: nothing of a device that has only caught up on what happened
 * before, and nothing of a driver who is on no run. Asked before they are stored.
 */
export async function readNews(trx: Trx, positions: readonly Position[]): Promise<DriverNews[]> {
  const drivers = byDriver(positions);
  const newest = [...drivers.values()].flatMap((own) => own.at(-1) ?? []);
  const rows = await runsAt(trx, newest);
  return rows.flatMap(({ known, ...run }) => {
    const news = (drivers.get(run.employee_id) ?? []).filter(
      ({ recorded_at }) => known === null || recorded_at > known,
    );
    return run.id !== null && news.length > 0 ? [{ run: run as ReportingRun, positions: news }] : [];
  });
}

/** The runs that drivers are on now; nothing of who is on none. */
export async function runsOfDrivers(
  trx: Trx,
  employeeIds: readonly number[],
  now: Date,
): Promise<ReportingRun[]> {
  const recorded_at = toWire(now);
  const rows = await runsAt(
    trx,
    employeeIds.map((employee_id) => ({ employee_id, recorded_at })),
  );
  return rows.flatMap((row) => (row.id === null ? [] : [row as ReportingRun]));
}
