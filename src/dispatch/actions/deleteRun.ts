import { PERMISSIONS } from '../../domain/permissions';
import { isDeleteRunOffered } from '../../domain/publishRun';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Takes a run out of its day, before it sets out. */
export const deleteRun: RunAction = {
  name: 'deleteRun',
  access: PERMISSIONS.scheduling.deleteRun,
  refusal: (manifest) => (isDeleteRunOffered(manifest) ? null : 'started'),
  Dialog: lazyPart(() => import('./DeleteRunDialog')),
};
