import { isAllowed } from '../domain/access/access';
import { REPORT_NAMES, reportOf, type ReportName } from '../domain/reports/registry';
import { usePermissions } from '../providers/usePermissions';
import { readSession } from '../providers/session';

/** The reports that this person may read, in the order of the catalogue. */
export function useReadableReports(): readonly ReportName[] {
  const permissions = usePermissions();
  const isOfCdp = readSession()?.auth.is_cdp === true;
  return REPORT_NAMES.filter((name) => {
    const { right, scope } = reportOf(name);
    return isAllowed(right, permissions) && !(isOfCdp && scope === 'operation');
  });
}
