import type { StopsDialogProps } from '../actions/deliveryAction';
import { ShareStopDialog } from './ShareStopDialog';
import { ShareStopsDialog } from './ShareStopsDialog';

/** Share prescription link (spec §2, §5). A link can be created for one delivery only; several are sent. */
export default function ShareDialog({ stops, onClose }: StopsDialogProps) {
  const [first, ...others] = stops;
  return others.length === 0 ? (
    <ShareStopDialog {...first} onClose={onClose} />
  ) : (
    <ShareStopsDialog stops={stops} onClose={onClose} />
  );
}
