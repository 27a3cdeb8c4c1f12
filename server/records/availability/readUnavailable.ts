import { sql } from 'kysely';
import type { Unavailability } from '../../../src/domain/fleet/absence';
import type { Db, Trx } from '../../platform/database/database';

/** A driver or a vehicle that cannot go on a run on some of the days, and why. */
export interface Unavailable {
  of: 'driver' | 'vehicle';
  id: number;
  name: string;
  why: Unavailability;
  /** First and last day; null for a defect, which lasts until it is signed off. */
  starts_on: string | null;
  ends_on: string | null;
}

interface Asked {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** All of them when left out. */
  employeeId?: number | null;
  vehicleId?: number | null;
}

/** Who and what is not there on these days. A vehicle with an open critical defect is never there. */
export async function readUnavailable(
  db: Db | Trx,
  { from, to, employeeId, vehicleId }: Asked,
): Promise<Unavailable[]> {
  const isAll = employeeId === undefined && vehicleId === undefined;
  const { rows } = await sql<Unavailable>`
    select 'driver' as of, e.id, e.full_name as name, 'driverAbsent' as why, a.starts_on, a.ends_on
    from absences a join employees e on e.id = a.employee_id
    where a.is_active and a.starts_on <= ${to}::date and a.ends_on >= ${from}::date
      and (${isAll} or e.id = ${employeeId ?? null}::bigint)
    union all
    select 'vehicle', v.id, v.name, 'vehicleInService', a.starts_on, a.ends_on
    from absences a join vehicles v on v.id = a.vehicle_id
    where a.is_active and a.starts_on <= ${to}::date and a.ends_on >= ${from}::date
      and (${isAll} or v.id = ${vehicleId ?? null}::bigint)
    union all
    select distinct 'vehicle', v.id, v.name, 'vehicleDefect', null::date, null::date
    from inspections i join vehicles v on v.id = i.vehicle_id
    where i.has_critical and i.signed_off_at is null and (${isAll} or v.id = ${vehicleId ?? null}::bigint)`.execute(
    db,
  );
  return rows;
}

/** Of a run `m`: why its driver or vehicle cannot go, the most serious first; null when both can. */
export const crewProblemSql = sql<Unavailability | null>`case
  when exists (select from inspections i where i.vehicle_id = m.vehicle_id and i.has_critical
    and i.signed_off_at is null) then 'vehicleDefect'
  when exists (select from absences a where a.is_active and a.vehicle_id = m.vehicle_id
    and m.delivery_date between a.starts_on and a.ends_on) then 'vehicleInService'
  when exists (select from absences a where a.is_active and a.employee_id = m.employee_id
    and m.delivery_date between a.starts_on and a.ends_on) then 'driverAbsent'
  end`;
