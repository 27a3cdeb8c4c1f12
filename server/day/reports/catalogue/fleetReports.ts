import { sql } from 'kysely';
import { fuel, timesheets, vehicleInspections } from '../../../../src/domain/reports/catalogue/fleetReports';
import { reportSource } from './reportSource';

export const fuelSource = reportSource(fuel, {
  byDays: true,
  query: ({ from, to, employee_id, vehicle_id = null }) => sql`
    select t.fueled_on as day, v.name as vehicle, d.full_name as driver, t.station, t.odometer,
      t.gallons::float8 as gallons, t.total_price, t.miles_since as miles,
      t.miles_per_gallon::float8 as miles_per_gallon, t.cost_per_mile::float8 as cost_per_mile,
      t.run_kilometres::float8 as run_kilometres,
      case when t.is_outlier then 'unusual' when t.miles_per_gallon is not null then 'usual' end as consumption, t.id
    from fuel_entries t
    join vehicles v on v.id = t.vehicle_id
    join employees d on d.id = t.employee_id
    where t.fueled_on between ${from}::date and ${to}::date
      and (${vehicle_id}::bigint is null or t.vehicle_id = ${vehicle_id}::bigint)
      and (${employee_id}::bigint is null or t.employee_id = ${employee_id}::bigint)`,
  order: sql`day, vehicle, odometer, id`,
});

export const vehicleInspectionsSource = reportSource(vehicleInspections, {
  byDays: true,
  query: ({ from, to, cdp_id, employee_id, vehicle_id = null, time_zone }) => sql`
    select (t.inspected_at at time zone coalesce(m.time_zone, ${time_zone}))::date as day, v.name as vehicle,
      d.full_name as driver, m.name as run, t.inspected_at, t.odometer, t.defect_count as defects,
      case when t.defect_count = 0 then 'clean' when not t.has_critical then 'defects'
        when t.signed_off_at is null then 'critical' else 'signedOff' end as inspection,
      t.signed_off_by_name as signed_by, t.signed_off_at as signed_at,
      coalesce(m.time_zone, ${time_zone}) as time_zone, t.id
    from inspections t
    join vehicles v on v.id = t.vehicle_id
    join employees d on d.id = t.employee_id
    left join delivery_manifest m on m.id = t.delivery_manifest_id
    where (t.inspected_at at time zone coalesce(m.time_zone, ${time_zone}))::date between ${from}::date and ${to}::date
      and (${cdp_id}::bigint is null or m.close_door_pharmacy_id = ${cdp_id}::bigint)
      and (${vehicle_id}::bigint is null or t.vehicle_id = ${vehicle_id}::bigint)
      and (${employee_id}::bigint is null or t.employee_id = ${employee_id}::bigint)`,
  order: sql`day, inspected_at, id`,
});

const hours = (column: string) => sql`round(${sql.ref(column)} / 60.0, 2)::float8`;

/** A week belongs to the period that has its last day: that of a Sunday alone is not over. */
export const timesheetsSource = reportSource(timesheets, {
  byDays: true,
  query: ({ from, to, employee_id }) => sql`
    select t.week_start as period_start, t.week_start + 6 as period_end, d.full_name as driver,
      ${hours('t.regular_minutes')} as regular_hours,
      ${hours('t.overtime_minutes')} as overtime_hours, ${hours('t.double_minutes')} as double_hours,
      t.signed_by_name as signed_by, t.signed_at, t.id
    from timesheet_sign_offs t
    join employees d on d.id = t.employee_id
    where t.week_start + 6 between ${from}::date and ${to}::date
      and (${employee_id}::bigint is null or t.employee_id = ${employee_id}::bigint)`,
  order: sql`period_end, driver, id`,
});
