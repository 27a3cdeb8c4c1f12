import { lazy } from 'react';
import { permission } from '../../domain/access';
import { unlockRefusal } from '../../domain/offerRefusals';
import type { RunAction } from './runAction';

/** Gives a locked run back to automatic planning. */
export const unlockRun: RunAction = {
  name: 'unlockRun',
  access: permission('POST', '/delivery_manifest/:manifestId/unlock'),
  refusal: unlockRefusal,
  Dialog: lazy(() => import('../locks/LockRunDialog')),
};
