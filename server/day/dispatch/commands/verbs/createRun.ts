import { createRunCall } from '../../../../../src/contract/dispatch/createRun';
import { newRunProblems } from '../../../../../src/domain/runs/newRun';
import type { Problems } from '../../../../../src/domain/wire/problem';
import { VALIDATION } from '../../../../../src/resources/schema/messages';
import { invalid, notFound } from '../../../../platform/plugins/errors';
import { assertCrewIsAvailable } from '../rules/crewAvailable';
import { assertCrewIsFree } from '../rules/busyCrew';
import { defineCommand } from '../command';
import { insertRuns } from '../work/dayRuns';
import { driverOf, vehicleOf } from './editRun';
import { addOwnStops } from '../rules/ownStops';
import { lockDayRuns, shiftOfDay } from '../rules/shiftOfDay';
import type { UnitOfWork } from '../work/unitOfWork';

/** The pharmacy whose run it is, in its zone. Throws 422, and 404 for another one than the caller's own. */
async function cdpOf(work: UnitOfWork, id: number) {
  const { cdp_id: own } = work.actor;
  if (own !== null && own !== id) throw notFound();
  const cdp = await work.trx
    .selectFrom('cdps')
    .select(['id', 'time_zone'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!cdp) throw invalid({ close_door_pharmacy_id: { message: VALIDATION.reference } });
  return cdp;
}

/**
 * Creates a run of one day by hand, with its own stops, not published. Errors: 422 by field, and 400 `ud023` that
 * names the run in which the driver or the vehicle is at the same time.
 */
export const createRun = defineCommand(createRunCall, {
  onClosedDay: 'refused',
  async apply(work, _target, given) {
    const problems: Problems = newRunProblems(given);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const {
      date = '',
      start_time = '',
      end_time = '',
    } = given as Readonly<Record<'date' | 'start_time' | 'end_time', string>>;
    await lockDayRuns(work, date);
    const cdp = await cdpOf(work, given.close_door_pharmacy_id ?? 0);
    const driver = await driverOf(work, given.employee_id ?? 0);
    const vehicleId = given.vehicle_id ?? 0;
    await vehicleOf(work, vehicleId);
    const shift = shiftOfDay(date, { start_time, end_time }, cdp.time_zone);
    await assertCrewIsAvailable(work.trx, date, { employee_id: driver.id, vehicle_id: vehicleId });
    await assertCrewIsFree(work, { id: 0, ...shift }, { driver, vehicleId });
    const run = {
      name: (given.name ?? '').trim().toUpperCase(),
      delivery_date: date,
      time_zone: cdp.time_zone,
      employee_id: driver.id,
      vehicle_id: vehicleId,
      close_door_pharmacy_id: cdp.id,
      ...shift,
    };
    await addOwnStops(work, await insertRuns(work, [run]));
  },
});
