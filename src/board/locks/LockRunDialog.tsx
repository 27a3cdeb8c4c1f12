import type { RunDialogProps } from '../actions/runAction';
import { LockDialog } from './LockDialog';

/** Locks a run, or unlocks one that is locked. */
export default function LockRunDialog({ manifest, onClose }: RunDialogProps) {
  return (
    <LockDialog
      of="run"
      name={manifest.name}
      path={`/delivery_manifest/${manifest.id}`}
      record={manifest}
      onClose={onClose}
    />
  );
}
