import { sql } from 'kysely';
import type { ImportProblem } from '../../../../src/domain/imports/importView';
import type { Trx } from '../../../platform/database/database';

export interface CountedRun {
  id: number;
  name: string;
  delivery_date: string;
  closed_by_name: string;
  closed_at: string;
}

/**
 * Problem of a row whose delivery is on a counted run: the delivery can only be changed on the board, with a reason.
 */
export function dayClosedProblem(
  { name, delivery_date }: Pick<CountedRun, 'name' | 'delivery_date'>,
  who: string,
): ImportProblem {
  const args = { run: name, date: delivery_date, who };
  return { column: 'order_number', message: 'importCheck.dayClosed', args, is_warning: false };
}

/**
 * The runs of these deliveries whose day is closed, by id. All runs of the deliveries are locked, and before the
 * deliveries as everywhere, so that no CDP can close and count a day while a lot changes it.
 */
export async function countedRuns(
  trx: Trx,
  deliveryIds: readonly number[],
): Promise<ReadonlyMap<number, CountedRun>> {
  const { rows: runs } = await sql<{ id: number }>`
    select id from delivery_manifest where id in (
      select delivery_manifest_id from delivery_events where id = any(${[...deliveryIds]}::bigint[]))
    order by id for update`.execute(trx);
  if (runs.length === 0) return new Map();
  const { rows } = await sql<CountedRun>`
    select m.id, m.name, m.delivery_date, d.closed_by_name, d.closed_at
    from delivery_manifest m
    join custody_days d
      on d.delivery_date = m.delivery_date and d.close_door_pharmacy_id = m.close_door_pharmacy_id
    where m.id = any(${runs.map((run) => run.id)}::bigint[]) order by m.id`.execute(trx);
  return new Map(rows.map((run) => [run.id, run]));
}
