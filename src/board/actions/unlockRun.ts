import { permission } from '../../domain/access/access';
import { unlockRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Gives a locked run back to automatic planning. */
export const unlockRun: RunAction = {
  name: 'unlockRun',
  access: permission('POST', '/delivery_manifest/:manifestId/unlock'),
  refusal: unlockRefusal,
  Dialog: lazyPart(() => import('../locks/LockRunDialog')),
};
