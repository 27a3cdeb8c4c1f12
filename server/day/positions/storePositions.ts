import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database';
import { driverWhoKnows } from '../../records/runs/runScope';
import { publish } from '../../platform/plugins/outbox';
import { whereaboutsFinder } from '../../outside/geocoding/whereabouts';
import type { Position } from './judgePosition';
import { DEVICE_ENDS, DEVICE_STARTS } from './shiftWindow';
import { watchVehicle } from './watchVehicle';

/** The run that the driver is on at that moment: one under way (3, 6) before one that is not. */
function runAt(trx: Trx, { employee_id, recorded_at }: Position) {
  return trx
    .selectFrom('delivery_manifest as m')
    .leftJoin('employees as d', 'd.id', 'm.employee_id')
    .leftJoin('vehicles as v', 'v.id', 'm.vehicle_id')
    .select([
      'm.id',
      'm.name',
      'd.full_name as driver_name',
      'v.name as vehicle_name',
      'm.delivery_date',
      'm.close_door_pharmacy_id',
      'm.employee_id',
      'm.delivery_manifest_status_id',
    ])
    .where('m.employee_id', '=', employee_id)
    .where(DEVICE_STARTS, '<=', recorded_at)
    .where(DEVICE_ENDS, '>=', recorded_at)
    .orderBy(sql`m.delivery_manifest_status_id in (3, 6)`, 'desc')
    .orderBy('m.start_at')
    .limit(1)
    .executeTakeFirst();
}

function newest(positions: readonly Position[]): Position | undefined {
  // Wire timestamps sort as text.
  return positions.reduce<Position | undefined>(
    (last, each) => (last && last.recorded_at >= each.recorded_at ? last : each),
    undefined,
  );
}

function inTime(positions: readonly Position[]): Position[] {
  return [...positions].sort((a, b) => (a.recorded_at < b.recorded_at ? -1 : 1));
}

/**
 * Stores positions of one driver; one that is there already stays. Announces the newest on the day of its run, unless
 * the device has only caught up on what happened before, and watches what it means.
 */
export async function storePositions(trx: Trx, positions: readonly Position[], now: Date): Promise<void> {
  const last = newest(positions);
  if (!last) return;
  const known = await trx
    .selectFrom('positions')
    .select((eb) => eb.fn.max('recorded_at').as('recorded_at'))
    .where('employee_id', '=', last.employee_id)
    .executeTakeFirst();
  await trx
    .insertInto('positions')
    .values([...positions])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (known?.recorded_at && known.recorded_at >= last.recorded_at) return;
  const run = await runAt(trx, last);
  if (!run) return;
  const whereIs = await whereaboutsFinder();
  await publish(trx, {
    topic: `positions:${run.delivery_date}`,
    event: 'position.changed',
    body: { ...last, delivery_manifest_id: run.id, position_at: whereIs(last) },
    cdp_id: run.close_door_pharmacy_id,
    driver_ids: [driverWhoKnows(run)],
  });
  const news = positions.filter(({ recorded_at }) => !known?.recorded_at || recorded_at > known.recorded_at);
  await watchVehicle(trx, { ...run, employee_id: last.employee_id }, inTime(news), now);
}
