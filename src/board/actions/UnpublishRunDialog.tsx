import { PublishRunsDialog } from './PublishRunsDialog';
import type { RunDialogProps } from './runAction';

/** One run back from its driver, to be planned on. */
export default function UnpublishRunDialog({ manifest, onClose }: RunDialogProps) {
  return <PublishRunsDialog manifests={[manifest]} verb="unpublish" onClose={onClose} />;
}
