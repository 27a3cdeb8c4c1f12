import { PublishRunsDialog } from './PublishRunsDialog';
import type { RunDialogProps } from './runAction';

/** One run for its driver to see. */
export default function PublishRunDialog({ manifest, onClose }: RunDialogProps) {
  return <PublishRunsDialog manifests={[manifest]} verb="publish" onClose={onClose} />;
}
