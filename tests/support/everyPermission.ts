import { indexPermissions } from '../../src/domain/access/access';
import { PERMISSIONS } from '../../src/domain/access/permissions';

const every = indexPermissions(Object.values(PERMISSIONS).flatMap((group) => Object.values(group)));

/** What an administrator may do, in the place of `providers/usePermissions`. */
export const everyPermission = { usePermissions: () => every, useAllowed: () => true };
