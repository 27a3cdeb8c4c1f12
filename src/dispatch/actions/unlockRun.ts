import { lazy } from 'react';
import { permission } from '../../domain/access';
import type { RunAction } from './runAction';

/** Gives a locked run back to automatic planning. */
export const unlockRun: RunAction = {
  name: 'unlockRun',
  access: permission('POST', '/delivery_manifest/:manifestId/unlock'),
  isOffered: (manifest) => manifest.locked_at !== null,
  Dialog: lazy(() => import('../locks/LockRunDialog')),
};
