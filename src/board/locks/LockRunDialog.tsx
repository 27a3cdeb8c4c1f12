import { runCall } from '../commandCall';
import { lockRunCall, unlockRunCall } from '../../contract/dispatch/locks';
import type { RunDialogProps } from '../actions/runAction';
import { LockDialog } from './LockDialog';

/** Locks a run, or unlocks one that is locked. */
export default function LockRunDialog({ manifest, onClose }: RunDialogProps) {
  return (
    <LockDialog
      of="run"
      name={manifest.name}
      lock={(reason) => runCall(lockRunCall, manifest, { reason })}
      unlock={() => runCall(unlockRunCall, manifest, {})}
      record={manifest}
      onClose={onClose}
    />
  );
}
