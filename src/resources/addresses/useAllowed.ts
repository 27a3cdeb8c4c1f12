import { usePermissions } from 'ra-core';
import { isAllowed, type PermissionIndex, type Requirement } from '../../domain/access/access';

/** Whether the person holds one of these pairs; false while that is not known. */
export function useAllowed(requirement: Requirement): boolean {
  const { permissions } = usePermissions<PermissionIndex>();
  return permissions !== undefined && isAllowed(requirement, permissions);
}
