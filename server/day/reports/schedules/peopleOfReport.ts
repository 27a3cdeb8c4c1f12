import { isRightToCharges } from '../../../../src/domain/access/employeeOptions';
import { PERMISSIONS } from '../../../../src/domain/access/permissions';
import { reportOf, type ReportName } from '../../../../src/domain/reports/registry';
import type { Db, Trx } from '../../../platform/database/database';
import type { Language } from '../../../../src/domain/wire/languages';

/** A person who may get a report, as their file is made for them. */
export interface ReportReader {
  id: number;
  full_name: string;
  email: string;
  cdp_id: number | null;
  time_zone: string;
  language: Language;
  /** An option of the employee: what recipients pay is not shown. */
  hides_charges: boolean;
}

/**
 * People who may read and save a report now: active, of the office, with the right to reports and to its data.
 *
 * @param cdpId the CDP that it is about; null for all that each person sees
 */
export async function peopleOfReport(
  db: Db | Trx,
  name: ReportName,
  cdpId: number | null,
): Promise<ReportReader[]> {
  const { right, scope } = reportOf(name);
  const people = await db
    .selectFrom('users as u')
    .innerJoin('user_types as t', 't.id', 'u.user_type_id')
    .leftJoin('employees as o', 'o.id', 'u.employee_id')
    .select([
      'u.id',
      'u.full_name',
      'u.email',
      'u.is_cdp',
      'u.cdp_id',
      'u.time_zone',
      'u.default_language as language',
      'o.hide_charge_info',
    ])
    .where('u.is_active', '=', true)
    .where('u.is_blocked', '=', false)
    .where('t.is_driver', '=', false)
    .where((eb) =>
      eb.and(
        [right, PERMISSIONS.reports.download].map(({ http_method, path_route }) =>
          eb.exists(
            eb
              .selectFrom('user_type_permissions as p')
              .select('p.user_type_id')
              .whereRef('p.user_type_id', '=', 'u.user_type_id')
              .where('p.http_method', '=', http_method)
              .where('p.path_route', '=', path_route),
          ),
        ),
      ),
    )
    .orderBy('u.full_name')
    .execute();
  return people.flatMap(({ is_cdp, cdp_id, hide_charge_info, ...person }) => {
    const hides_charges = hide_charge_info === true;
    if (hides_charges && isRightToCharges(right)) return [];
    const ownCdp = is_cdp ? cdp_id : null;
    if (ownCdp !== null && (scope === 'operation' || (cdpId !== null && cdpId !== ownCdp))) return [];
    return { ...person, cdp_id: ownCdp, hides_charges };
  });
}
