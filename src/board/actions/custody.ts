import { PERMISSIONS } from '../../domain/access/permissions';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Where the bags of the run are, and the hand-over at the CDP. */
export const custody: RunAction = {
  name: 'custody',
  access: PERMISSIONS.custody.list,
  refusal: () => null,
  Dialog: lazyPart(() => import('../custody/CustodyAction')),
};
