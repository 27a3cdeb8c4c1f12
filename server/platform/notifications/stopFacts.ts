import { sql } from 'kysely';
import type { Trx } from '../database/database';

/** What is told of stops, with their runs as they are now; in the order of the ids. One query. */
export async function readStopFacts(trx: Trx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('delivery_events as e')
    .innerJoin('cdps as c', 'c.id', 'e.close_door_pharmacy_id')
    .leftJoin('delivery_manifest as m', 'm.id', 'e.delivery_manifest_id')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .leftJoin('participants as p', 'p.id', 'e.participant_id')
    .select(['e.id as event_id', 'e.delivery_manifest_id', 'e.delivery_date as date', 'e.participant_id'])
    .select(['e.attempts as no_try', 'e.datetime as delivered_datetime', 'e.eta as time'])
    .select(['e.tracking_number', 'e.order_number', 'e.issue_owner_id', 'e.close_door_pharmacy_id'])
    .select(['e.non_delivery_reason_id', 'e.other_non_delivery_reason_description as other'])
    .select(['p.participant_full_name as participant_name', 'e.destination_full_address as address'])
    .select(['m.name as run_name', 'd.full_name', 'v.name as vehicle_name', 'c.name as cdp', 'c.time_zone'])
    .where(sql<boolean>`e.id = any(${[...ids]}::bigint[])`)
    .orderBy('e.id')
    .execute();
  return rows.map(({ run_name, full_name, cdp, other, non_delivery_reason_id, order_number, ...row }) => ({
    ...row,
    tracking_number: row.tracking_number ?? order_number,
    // Without a run it is unassigned at its CDP; a run without a driver is known by its name.
    run: run_name ?? cdp,
    driver_name: full_name ?? run_name,
    reason: other || non_delivery_reason_id,
  }));
}

export type StopFacts = Awaited<ReturnType<typeof readStopFacts>>[number];
