import { usePermissions } from 'ra-core';
import { isAllowed, type PermissionIndex, type Requirement } from '../domain/access/access';

/** Whether the person has the right; false while it is not known. The server guards the same pair (spec §6). */
export function useAllowed(requirement: Requirement): boolean {
  const { permissions } = usePermissions<PermissionIndex>();
  return permissions !== undefined && isAllowed(requirement, permissions);
}
