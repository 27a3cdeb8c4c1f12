import { PublishRunsDialog } from './PublishRunsDialog';
import type { RunDialogProps } from './runAction';

/** Publishes one run to its driver. */
export default function PublishRunDialog({ manifest, onClose }: RunDialogProps) {
  return <PublishRunsDialog manifests={[manifest]} verb="publish" onClose={onClose} />;
}
