import { PERMISSIONS } from '../../../src/domain/access/permissions';
import { addDays, dateInZone, formatDateInput } from '../../../src/domain/time/dates';
import { licenseState } from '../../../src/domain/people/license';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { notify } from '../../platform/notifications/notify';
import { peopleWho } from '../../platform/notifications/peopleWho';
import { readSettings } from '../../platform/settings/readSettings';

/**
 * Tells of licences that expire soon, and again once they have expired; each of the two once per licence. How many days
 * ahead is the setting `license_warning_days`.
 */
export async function warnOfLicenses({ db, clock }: ServerContext): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { license_warning_days, default_time_zone } = await readSettings(trx);
    const today = dateInZone(clock(), default_time_zone);
    const drivers = await trx
      .selectFrom('employees')
      .select(['id', 'full_name', 'license_expiry'])
      .where('type', '=', 'Driver')
      .where('is_active', '=', true)
      .where('license_expiry', '<=', addDays(today, license_warning_days))
      .orderBy('license_expiry')
      .execute();
    const found = drivers.flatMap(({ id, full_name, license_expiry }) => {
      const { state } = licenseState(license_expiry ?? today, today, license_warning_days);
      return state === 'valid' || license_expiry === null ? [] : [{ id, full_name, license_expiry, state }];
    });
    if (found.length === 0) return;
    const fresh = await trx
      .insertInto('license_notices')
      .values(found.map(({ id, license_expiry, state }) => ({ employee_id: id, license_expiry, state })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['employee_id', 'state'])
      .execute();
    const isFresh = new Set(fresh.map(({ employee_id, state }) => `${employee_id} ${state}`));
    const people = isFresh.size > 0 ? await peopleWho(trx, PERMISSIONS.employees.update, null) : [];
    for (const { id, full_name, license_expiry, state } of found) {
      if (!isFresh.has(`${id} ${state}`)) continue;
      const date = formatDateInput(license_expiry);
      const title = state === 'expired' ? 'Driver license expired' : 'Driver license expires soon';
      const body = `${full_name}: ${state === 'expired' ? 'expired' : 'expires'} on ${date}`;
      const json_body = { driver_name: full_name, expiration_date: license_expiry, employee_id: id };
      for (const user_id of people)
        await notify(trx, { user_id, type: `license_${state}`, title, body, json_body });
    }
  });
}
