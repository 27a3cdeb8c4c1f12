import { sql, type Kysely } from 'kysely';

/**
 * A cash-up is per driver, day and CDP. One from before goes to the CDP of whoever counted, else to that of the
 * driver's first run of the day: the other CDPs of that day read as not counted, and its difference shows.
 */
const STATEMENTS = [
  `alter table cash_ups add column close_door_pharmacy_id bigint references cdps`,
  `update cash_ups c set close_door_pharmacy_id = coalesce(
    (select u.cdp_id from users u where u.id = c.closed_by and u.is_cdp),
    (select m.close_door_pharmacy_id from delivery_manifest m
      where m.employee_id = c.employee_id and m.delivery_date = c.delivery_date
      order by m.start_at, m.id limit 1),
    (select min(id) from cdps))`,
  `alter table cash_ups alter column close_door_pharmacy_id set not null`,
  `alter table cash_ups drop constraint cash_ups_employee_id_delivery_date_key`,
  `alter table cash_ups add unique (employee_id, delivery_date, close_door_pharmacy_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
