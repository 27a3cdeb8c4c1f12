import type { ActionDialogProps } from '../actions/deliveryAction';
import { LockDialog } from './LockDialog';

/** Locks a stop, or unlocks one that is locked. */
export default function LockStopDialog({ event, onClose }: ActionDialogProps) {
  return (
    <LockDialog
      of="stop"
      name={event.participant_name ?? event.order_number ?? ''}
      path={`/delivery_manifest/${event.delivery_manifest_id ?? 0}/delivery_events/${event.id}`}
      record={event}
      onClose={onClose}
    />
  );
}
