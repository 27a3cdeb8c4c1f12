import { wireSpan } from '../../../../../src/domain/time/wireSpan';
import { ERROR_CODE } from '../../../../../src/domain/wire/errorCodes';
import { MANIFEST_STATUS } from '../../../../../src/domain/runs/manifestStatus';
import { ApiError } from '../../../../platform/plugins/errors';
import type { LockedRun } from '../work/lockedRun';
import type { UnitOfWork } from '../work/unitOfWork';

const OVER = [MANIFEST_STATUS.done, MANIFEST_STATUS.incomplete];

interface Crew {
  driver: { id: number; full_name: string };
  vehicleId: number;
}

/** Throws 400 `ud023` that names the run in which the driver or the vehicle is at the same time. */
export async function assertCrewIsFree(
  work: UnitOfWork,
  run: Pick<LockedRun, 'id' | 'start_at' | 'end_at'>,
  { driver, vehicleId }: Crew,
): Promise<void> {
  const other = await work.trx
    .selectFrom('delivery_manifest')
    .select(['id', 'name', 'employee_id', 'start_at', 'end_at', 'time_zone'])
    .where('id', '!=', run.id)
    .where('delivery_manifest_status_id', 'not in', OVER)
    .where('start_at', '<', run.end_at)
    .where('end_at', '>', run.start_at)
    .where((eb) => eb.or([eb('employee_id', '=', driver.id), eb('vehicle_id', '=', vehicleId)]))
    .orderBy('start_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  const at = wireSpan(other.start_at, other.end_at, other.time_zone);
  const isDriver = other.employee_id === driver.id;
  const args = { name: driver.full_name, run: other.name, at };
  throw new ApiError(
    400,
    ERROR_CODE.assignedElsewhere,
    `${isDriver ? driver.full_name : 'The vehicle'} is already assigned to ${other.name}`,
    {
      args: { ...args, delivery_manifest_id: other.id },
      errors: isDriver
        ? { employee_id: { message: 'validation.driverBusy', args } }
        : { vehicle_id: { message: 'validation.vehicleBusy', args } },
    },
  );
}
