import type { ActionDialogProps } from '../actions/deliveryAction';
import MoveStopsDialog from './MoveStopsDialog';

/** Moves one stop. */
export default function MoveDialog({ event, manifest, onClose }: ActionDialogProps) {
  return <MoveStopsDialog stops={[{ event, manifest }]} onClose={onClose} />;
}
