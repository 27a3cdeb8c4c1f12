import { moveCall } from '../../contract/dispatch/move';
import { moveRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Moves a stop or a selection to another place or run, to the pool, or to the next workday (spec §4). */
export const move: DeliveryAction = {
  name: 'move',
  access: moveCall.right,
  hotkey: 'm',
  refusal: ({ event, manifest }) => moveRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(() => import('../moves/MoveDialog')),
};
