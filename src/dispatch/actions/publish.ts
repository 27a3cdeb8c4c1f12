import { PERMISSIONS } from '../../domain/permissions';
import { isPublishOffered } from '../../domain/publishRun';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Shows a run to its driver (spec §4, created → scheduled). */
export const publish: RunAction = {
  name: 'publish',
  access: PERMISSIONS.scheduling.publish,
  refusal: (manifest) => (isPublishOffered(manifest) ? null : 'published'),
  Dialog: lazyPart(() => import('./PublishRunDialog')),
};
