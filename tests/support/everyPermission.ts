import { indexPermissions } from '../../src/domain/access';
import { PERMISSIONS } from '../../src/domain/permissions';

/** What an administrator may do, for a mock of `usePermissions`. */
const every = indexPermissions(Object.values(PERMISSIONS).flatMap((group) => Object.values(group)));
export const usePermissions = () => every;
export const useAllowed = () => true;
