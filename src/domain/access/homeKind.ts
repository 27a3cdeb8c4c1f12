import { isAllowed, type PermissionIndex } from './access';
import { PERMISSIONS } from './permissions';

/** Whose start page it is: the order of its parts follows from what the person works on. */
export type HomeKind = 'pharmacy' | 'scheduler' | 'dispatcher';

/**
 * A pharmacy's person has a CDP; a scheduler imports orders and has no hand in the drivers' day; everybody else who
 * sees the day, administrators too, looks after it.
 */
export function homeKind(isPharmacy: boolean, permissions: PermissionIndex): HomeKind {
  if (isPharmacy) return 'pharmacy';
  const plans = isAllowed(PERMISSIONS.imports.commit, permissions);
  const keepsDay = isAllowed(PERMISSIONS.employees.bypassStartWork, permissions);
  return plans && !keepsDay ? 'scheduler' : 'dispatcher';
}
