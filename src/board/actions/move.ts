import { moveCall } from '../../contract/dispatch/move';
import { moveRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** To another place, run, to the unassigned ones or to the next workday (spec §4): one stop or a selection. */
export const move: DeliveryAction = {
  name: 'move',
  access: moveCall.right,
  hotkey: 'm',
  refusal: ({ event, manifest }) => moveRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(() => import('../moves/MoveDialog')),
};
