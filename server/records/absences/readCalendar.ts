import { sql } from 'kysely';
import type { CalendarRow } from '../../../src/contract/calendar/calendar';
import { MANIFEST_STATUS } from '../../../src/domain/runs/manifestStatus';
import { monthDays } from '../../../src/domain/time/months';
import type { Db } from '../../platform/database/database';

interface Asked {
  /** YYYY-MM */
  month: string;
  of: 'people' | 'vehicles';
  /** Runs of this CDP alone. */
  cdpId: number | null;
}

/** Every active driver or vehicle with the month's absences and runs. One query. */
export async function readCalendar(db: Db, { month, of, cdpId }: Asked): Promise<CalendarRow[]> {
  const days = monthDays(month);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const column = sql.ref(of === 'people' ? 'employee_id' : 'vehicle_id');
  const who =
    of === 'people'
      ? sql`select id, full_name as name, false as is_out_of_service from employees where is_active and type = 'Driver'`
      : sql`select v.id, v.name, exists (select from inspections i where i.vehicle_id = v.id and i.has_critical
          and i.signed_off_at is null) as is_out_of_service from vehicles v where v.is_active`;
  const { rows } = await sql<CalendarRow>`
    select w.id, w.name, w.is_out_of_service,
      coalesce((select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'starts_on', a.starts_on,
        'ends_on', a.ends_on, 'comment', a.comment) order by a.starts_on, a.id) from absences a
        where a.${column} = w.id and a.is_active and a.starts_on <= ${to}::date and a.ends_on >= ${from}::date), '[]')
        as absences,
      coalesce((select json_object_agg(d.day, d.runs) from (
        select m.delivery_date::text as day, count(*) as runs from delivery_manifest m
        where m.${column} = w.id and m.delivery_date between ${from}::date and ${to}::date
          and m.delivery_manifest_status_id <> ${MANIFEST_STATUS.incomplete}
          and (${cdpId}::bigint is null or m.close_door_pharmacy_id = ${cdpId})
        group by m.delivery_date) d), '{}') as runs
    from (${who}) w order by w.name, w.id`.execute(db);
  return rows;
}
