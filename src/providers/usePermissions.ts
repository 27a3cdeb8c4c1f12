import { useSyncExternalStore } from 'react';
import { isAllowed, type PermissionIndex, type Requirement } from '../domain/access/access';
import { readSession, subscribeSession } from './session';

const NO_PERMISSIONS: PermissionIndex = new Set();

const read = () => readSession()?.permissions ?? NO_PERMISSIONS;

/** The user's permissions; renders again when the role changes while the page is open. */
export function usePermissions(): PermissionIndex {
  return useSyncExternalStore(subscribeSession, read);
}

/** Whether the person has any of the permissions (spec §6). */
export function useAllowed(requirement: Requirement): boolean {
  return isAllowed(requirement, usePermissions());
}
