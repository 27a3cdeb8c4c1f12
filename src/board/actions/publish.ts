import { publishCall } from '../../contract/dispatch/publish';
import { isPublishOffered } from '../../domain/runs/publishRun';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Shows a run to its driver (spec §4, created → scheduled). */
export const publish: RunAction = {
  name: 'publish',
  access: publishCall.right,
  refusal: (manifest) => (isPublishOffered(manifest) ? null : 'published'),
  Dialog: lazyPart(() => import('./PublishRunDialog')),
};
