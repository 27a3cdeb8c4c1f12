import { PERMISSIONS } from '../../domain/access/permissions';
import { speaksAdditions } from '../../providers/serverContract';
import { useAllowed } from '../../providers/usePermissions';

const RIGHTS = { runs: PERMISSIONS.dispatch.list, deliveries: PERMISSIONS.dispatch.listDeliveries } as const;

/** Whether the day of a record can be asked for: the person may read runs or deliveries, and the server tells of it. */
export function useMayReadDay(of: keyof typeof RIGHTS): boolean {
  return useAllowed(RIGHTS[of]) && speaksAdditions();
}
