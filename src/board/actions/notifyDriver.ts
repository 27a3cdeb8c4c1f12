import { PERMISSIONS } from '../../domain/access/permissions';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** A message on the driver's device (spec §7 `notify_driver`). */
export const notifyDriver: RunAction = {
  name: 'notifyDriver',
  access: PERMISSIONS.dispatch.notifyDriver,
  refusal: ({ employee_id }) => (employee_id === null ? 'noDriver' : null),
  Dialog: lazyPart(() => import('./NotifyDriverDialog')),
};
