import { stopCall } from '../commandCall';
import { lockStopCall, unlockStopCall } from '../../contract/dispatch/locks';
import type { ActionDialogProps } from '../actions/deliveryAction';
import { LockDialog } from './LockDialog';

/** Locks a stop, or unlocks one that is locked. */
export default function LockStopDialog({ event, onClose }: ActionDialogProps) {
  return (
    <LockDialog
      of="stop"
      name={event.participant_name ?? event.order_number ?? ''}
      lock={(reason) => stopCall(lockStopCall, event, { reason })}
      unlock={() => stopCall(unlockStopCall, event, {})}
      record={event}
      onClose={onClose}
    />
  );
}
