import type { Read } from '../../../src/contract/call';
import type { setDefaultsCall } from '../../../src/contract/employees/drivers';
import type { Problems } from '../../../src/domain/wire/problem';
import { VALIDATION } from '../../../src/resources/schema/messages';
import type { Trx } from '../../platform/database/database';
import { changesBetween } from '../../platform/plugins/audit';
import { invalid, wrongState } from '../../platform/plugins/errors';

type Defaults = Read<(typeof setDefaultsCall)['body']>;

async function problemsOf(trx: Trx, { dispatcher_id, default_vehicle_id }: Defaults): Promise<Problems> {
  const dispatcher = await trx
    .selectFrom('employees')
    .select('id')
    .where('id', '=', dispatcher_id ?? 0)
    .where('type', '=', 'Dispatcher')
    .where('is_active', '=', true)
    .executeTakeFirst();
  const vehicle = await trx
    .selectFrom('vehicles')
    .select('id')
    .where('id', '=', default_vehicle_id ?? 0)
    .where('is_active', '=', true)
    .executeTakeFirst();
  const wrong = { message: VALIDATION.reference };
  return {
    ...(dispatcher_id !== null && !dispatcher ? { dispatcher_id: wrong } : {}),
    ...(default_vehicle_id !== null && !vehicle ? { default_vehicle_id: wrong } : {}),
  };
}

/**
 * Who dispatches a driver, and what the driver usually drives: what a new run of theirs starts with. Throws 409 for
 * somebody who does not drive, and 422 for a dispatcher or vehicle that is not one, or is switched off.
 */
export async function setDefaults(
  trx: Trx,
  employee: Readonly<Record<string, unknown>> & { id: number },
  given: Defaults,
) {
  if (employee.type !== 'Driver')
    throw wrongState('Only drivers have a dispatcher and a vehicle', { reason: 'notDriver' });
  const problems = await problemsOf(trx, given);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await trx.updateTable('employees').set(given).where('id', '=', employee.id).execute();
  const { dispatcher_id, default_vehicle_id } = employee;
  return changesBetween({ dispatcher_id, default_vehicle_id }, given);
}
