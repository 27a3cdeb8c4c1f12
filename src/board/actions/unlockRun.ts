import { unlockRunCall } from '../../contract/dispatch/locks';
import { unlockRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Unlocks a run for automatic planning. */
export const unlockRun: RunAction = {
  name: 'unlockRun',
  access: unlockRunCall.right,
  refusal: unlockRefusal,
  Dialog: lazyPart(() => import('../locks/LockRunDialog')),
};
