import { lockRunCall } from '../../contract/dispatch/locks';
import { replanRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Automatic planning leaves the whole run as it is, for a reason that everybody sees. */
export const lockRun: RunAction = {
  name: 'lockRun',
  access: lockRunCall.right,
  refusal: (manifest) => (manifest.locked_at === null ? replanRefusal(manifest) : 'locked'),
  Dialog: lazyPart(() => import('../locks/LockRunDialog')),
};
