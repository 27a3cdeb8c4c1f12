import { lockRunCall } from '../../contract/dispatch/locks';
import { replanRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Locks a run against automatic planning, with a reason that is visible to all users. */
export const lockRun: RunAction = {
  name: 'lockRun',
  access: lockRunCall.right,
  refusal: (manifest) => (manifest.locked_at === null ? replanRefusal(manifest) : 'locked'),
  Dialog: lazyPart(() => import('../locks/LockRunDialog')),
};
