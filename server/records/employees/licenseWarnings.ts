import { addDays, dateInZone } from '../../../src/domain/time/dates';
import { licenseState } from '../../../src/domain/people/license';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { tell, type News } from '../../platform/notifications/tell';
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
    const news = found
      .filter(({ id, state }) => isFresh.has(`${id} ${state}`))
      .map(({ id, full_name, license_expiry, state }): News => ({
        type: state === 'expired' ? 'license_expired' : 'license_expiring',
        cdp_id: null,
        facts: { driver_name: full_name, expiration_date: license_expiry, employee: id },
      }));
    await tell(trx, news, clock());
  });
}
