import { permission } from '../../domain/access/access';
import { moveRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** To another place, run, to the unassigned ones or to the next workday (spec §4): one stop or a selection. */
export const move: DeliveryAction = {
  name: 'move',
  access: permission('POST', '/delivery_manifest/:manifestId/move'),
  hotkey: 'm',
  refusal: ({ event, manifest }) => moveRefusal(event, manifest),
  Dialog: lazyPart(() => import('../moves/MoveDialog')),
  Bulk: lazyPart(() => import('../moves/MoveStopsDialog')),
};
