import { PERMISSIONS } from '../../domain/access/permissions';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Multiple deliveries details: bags that a run picked up and returned (spec §2). */
export const bags: RunAction = {
  name: 'bags',
  access: PERMISSIONS.dispatch.viewHistory,
  refusal: () => null,
  Dialog: lazyPart(() => import('../history/BagsDialog')),
};
