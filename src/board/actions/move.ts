import { rightOf } from '../../contract/command';
import { moveCall } from '../../contract/dispatch/move';
import { moveRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** To another place, run, to the unassigned ones or to the next workday (spec §4): one stop or a selection. */
export const move: DeliveryAction = {
  name: 'move',
  access: rightOf(moveCall),
  hotkey: 'm',
  refusal: ({ event, manifest }) => moveRefusal(event, manifest),
  Dialog: lazyPart(() => import('../moves/MoveDialog')),
  Bulk: lazyPart(() => import('../moves/MoveStopsDialog')),
};
