import { deleteRunCall } from '../../contract/dispatch/deleteRun';
import { isDeleteRunOffered } from '../../domain/runs/publishRun';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Deletes a run before it starts. */
export const deleteRun: RunAction = {
  name: 'deleteRun',
  access: deleteRunCall.right,
  refusal: (manifest) => (isDeleteRunOffered(manifest) ? null : 'started'),
  Dialog: lazyPart(() => import('./DeleteRunDialog')),
};
