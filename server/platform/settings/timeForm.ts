import { isClock } from '../../../src/domain/time/clock';
import { isDistanceUnit, type DistanceUnit } from '../../../src/domain/planning/distanceText';
import { isDateOrder } from '../../../src/domain/time/dateOrder';
import type { TimeForm } from '../../../src/domain/time/wireSpan';
import type { Db, Trx } from '../database/database';
import { readSettings } from './readSettings';

interface ReadingForm extends TimeForm {
  readonly distance_unit: DistanceUnit;
}

/** How a user has dates, times and distances in what the server writes: as on their screens. */
export async function formOfUser(db: Db | Trx, user_id: number): Promise<ReadingForm> {
  const company = await readSettings(db);
  const user = await db
    .selectFrom('users')
    .select('preferences')
    .where('id', '=', user_id)
    .executeTakeFirst();
  const { clock, date_order, distance_unit } = user?.preferences ?? {};
  return {
    clock: isClock(clock) ? clock : company.clock,
    date_order: isDateOrder(date_order) ? date_order : company.date_order,
    distance_unit: isDistanceUnit(distance_unit) ? distance_unit : company.distance_unit,
  };
}

/** How recipients have them: the public has no screens of its own. */
export async function timeFormOfRecipients(db: Db | Trx): Promise<TimeForm> {
  const { recipient_clock: clock, date_order } = await readSettings(db);
  return { clock, date_order };
}
