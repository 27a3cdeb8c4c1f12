import { rightsWithOptions } from '../../../../src/domain/access/employeeOptions';
import { PERMISSIONS } from '../../../../src/domain/access/permissions';
import { reportOf, type ReportName } from '../../../../src/domain/reports/registry';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/database/database';
import { permissionKey } from '../../../platform/plugins/actor';
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
 * People who may read and save a report now: active, of the office, with the right to reports and to its data, by their role or
 * by an option of the employee.
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
      sql<string[]>`array(select p.http_method || ' ' || p.path_route from user_type_permissions p
        where p.user_type_id = u.user_type_id)`.as('rights'),
      sql<boolean>`coalesce(o.hide_charge_info, false)`.as('hides_charges'),
      sql<boolean>`coalesce(o.non_admin_access_history, false)`.as('sees_history'),
      sql<boolean>`coalesce(o.schedule_edit, false)`.as('edits_schedule'),
    ])
    .where('u.is_active', '=', true)
    .where('u.is_blocked', '=', false)
    .where('t.is_driver', '=', false)
    .orderBy('u.full_name')
    .execute();
  const needed = [right, PERMISSIONS.reports.download].map(({ http_method, path_route }) =>
    permissionKey([http_method, path_route]),
  );
  return people.flatMap(({ is_cdp, cdp_id, rights, sees_history, edits_schedule, ...person }) => {
    const own = rightsWithOptions(new Set(rights), {
      non_admin_access_history: sees_history,
      schedule_edit: edits_schedule,
      hide_charge_info: person.hides_charges,
    });
    if (!needed.every((key) => own.has(key))) return [];
    const ownCdp = is_cdp ? cdp_id : null;
    if (ownCdp !== null && (scope === 'operation' || (cdpId !== null && cdpId !== ownCdp))) return [];
    return { ...person, cdp_id: ownCdp };
  });
}
