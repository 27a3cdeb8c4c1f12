import type { Problem } from '../../../../../src/domain/wire/problem';
import type { Trx } from '../../../../platform/database/database';
import { invalid, wrongState } from '../../../../platform/plugins/errors';
import { readUnavailable, type Unavailable } from '../../../../records/availability/readUnavailable';

interface Crew {
  /** Null: not asked about. */
  employee_id: number | null;
  vehicle_id: number | null;
}

const FIELD = { driver: 'employee_id', vehicle: 'vehicle_id' } as const;

function problemOf({ why, name, starts_on, ends_on }: Unavailable): Problem {
  const message = `validation.${why}`;
  if (starts_on === null || ends_on === null) return { message, args: { name } };
  return { message, args: { name, from: starts_on, to: ends_on } };
}

/** Throws 422 at the field: the driver is absent on the run's day, or the vehicle in service or not fit to drive. */
export async function assertCrewIsAvailable(trx: Trx, date: string, crew: Crew): Promise<void> {
  const found = await readUnavailable(trx, {
    from: date,
    to: date,
    employeeId: crew.employee_id,
    vehicleId: crew.vehicle_id,
  });
  const problems = found.map((each) => [FIELD[each.of], problemOf(each)] as const);
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}

/** Throws 409 when the run would set out with a vehicle that must not drive. */
export async function assertVehicleMayDrive(
  trx: Trx,
  run: { delivery_date: string; vehicle_id: number | null },
): Promise<void> {
  if (run.vehicle_id === null) return;
  const { delivery_date: day, vehicle_id: vehicleId } = run;
  const found = await readUnavailable(trx, { from: day, to: day, employeeId: null, vehicleId });
  const defect = found.find(({ why }) => why === 'vehicleDefect');
  if (defect)
    throw wrongState(`${defect.name} has a critical defect and must not drive until it is signed off`, {
      reason: 'vehicleDefect',
      name: defect.name,
    });
}
