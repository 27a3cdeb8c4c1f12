import { lazy } from 'react';
import { permission } from '../../domain/access';
import { manifestPermits } from '../../domain/manifestStatus';
import type { RunAction } from './runAction';

/** Automatic planning leaves the whole run as it is, for a reason that everybody sees. */
export const lockRun: RunAction = {
  name: 'lockRun',
  access: permission('POST', '/delivery_manifest/:manifestId/lock'),
  isOffered: (manifest) =>
    manifest.locked_at === null && manifestPermits(manifest.delivery_manifest_status_id).replan,
  Dialog: lazy(() => import('../locks/LockRunDialog')),
};
