import { PublishRunsDialog } from './PublishRunsDialog';
import type { RunDialogProps } from './runAction';

/** Unpublishes one run, so that it can be planned further. */
export default function UnpublishRunDialog({ manifest, onClose }: RunDialogProps) {
  return <PublishRunsDialog manifests={[manifest]} verb="unpublish" onClose={onClose} />;
}
