import { unpublishCall } from '../../contract/dispatch/publish';
import { isUnpublishOffered } from '../../domain/runs/publishRun';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Unpublishes a run: its driver no longer sees it. */
export const unpublish: RunAction = {
  name: 'unpublish',
  access: unpublishCall.right,
  refusal: (manifest) => (isUnpublishOffered(manifest) ? null : 'notPublished'),
  Dialog: lazyPart(() => import('./UnpublishRunDialog')),
};
