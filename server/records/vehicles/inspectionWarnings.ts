import { licenseState } from '../../../src/domain/people/license';
import { addDays, dateInZone } from '../../../src/domain/time/dates';
import type { ServerContext } from '../../context';
import { inTransaction } from '../../platform/database/transaction';
import { tell, type News } from '../../platform/notifications/tell';
import { readSettings } from '../../platform/settings/readSettings';

/**
 * Tells of inspections that are due soon, and again once they are overdue; as many days ahead as of licences
 * (`license_warning_days`). Who leaves one overdue hears of it once a month.
 */
export async function warnOfInspections({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await inTransaction(db, async (trx) => {
    const { license_warning_days, default_time_zone } = await readSettings(trx);
    const today = dateInZone(now, default_time_zone);
    const vehicles = await trx
      .selectFrom('vehicles')
      .select(['id', 'name', 'inspection_due'])
      .where('is_active', '=', true)
      .where('inspection_due', '<=', addDays(today, license_warning_days))
      .orderBy('inspection_due')
      .execute();
    const news = vehicles.flatMap(({ id, name, inspection_due }): News[] => {
      if (inspection_due === null) return [];
      const { state } = licenseState(inspection_due, today, license_warning_days);
      if (state === 'valid') return [];
      const type = state === 'expired' ? 'inspection_overdue' : 'inspection_due';
      const facts = { vehicle_name: name, vehicle_id: id, expiration_date: inspection_due };
      return [{ type, key: `${type} ${id} ${inspection_due}`, cdp_id: null, facts }];
    });
    await tell(trx, news, now);
  });
}
