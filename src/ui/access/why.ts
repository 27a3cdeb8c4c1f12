import type { Permission } from '../../domain/access/access';
import { createValueStore } from '../../providers/valueStore';

/** The permissions of "Why can't I?", of which any one is enough. Null when the dialog is closed. */
export const requestedPermissions = createValueStore<readonly Permission[] | null>(null);

/** Opens "Why can't I?" for these permissions. */
export function askWhy(needs: readonly Permission[]): void {
  requestedPermissions.set(needs);
}
