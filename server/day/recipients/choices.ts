import { sql } from 'kysely';
import { offeredWindows, type OfferedWindow } from '../../../src/domain/conversations/offeredWindows';
import { hoursOf } from '../../../src/domain/runs/runCalendar';
import { isRescheduleOffered } from '../../../src/domain/stops/actionOffers';
import { EVENT_STATUS } from '../../../src/domain/stops/eventStatus';
import type { Db, Trx } from '../../platform/database/database';

/** A delivery of a run, as far as its other windows follow from it. */
interface ChoosingStop {
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
  readonly delivery_date: string;
  readonly delivery_start_time: string | null;
  readonly delivery_end_time: string | null;
}
interface ChoosingRun {
  readonly delivery_manifest_status_id: number;
  readonly close_door_pharmacy_id: number;
  readonly start_at: string;
  readonly end_at: string;
  readonly time_zone: string;
}

/** ISO weekdays on which a run of the CDP drives. */
async function deliveryWeekdays(db: Db | Trx, cdpId: number): Promise<number[]> {
  const { rows } = await sql<{ day: number }>`
    select distinct unnest(shift_days)::int as day from runs
    where close_door_pharmacy_id = ${cdpId} and is_active`.execute(db);
  return rows.map(({ day }) => day);
}

/** The windows that the recipient of a stop may choose now; none without a run that can still be planned. */
export async function windowsOf(
  db: Db | Trx,
  stop: ChoosingStop,
  run: ChoosingRun | null,
  now: Date,
): Promise<OfferedWindow[]> {
  if (!run || !isRescheduleOffered(stop, run)) return [];
  return offeredWindows(stop, {
    hours: hoursOf(run),
    time_zone: run.time_zone,
    isAboard: stop.delivery_event_status_id === EVENT_STATUS.pickedUp,
    weekdays: await deliveryWeekdays(db, run.close_door_pharmacy_id),
    now,
  });
}
