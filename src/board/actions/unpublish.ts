import { unpublishCall } from '../../contract/dispatch/publish';
import { isUnpublishOffered } from '../../domain/runs/publishRun';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Takes a published run back from its driver. */
export const unpublish: RunAction = {
  name: 'unpublish',
  access: unpublishCall.right,
  refusal: (manifest) => (isUnpublishOffered(manifest) ? null : 'notPublished'),
  Dialog: lazyPart(() => import('./UnpublishRunDialog')),
};
