import { unlockStopCall } from '../../contract/dispatch/locks';
import { unlockRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Unlocks a stop for automatic planning. */
export const unlockStop: DeliveryAction = {
  name: 'unlockStop',
  access: unlockStopCall.right,
  hotkey: 'k',
  refusal: ({ event }) => unlockRefusal(event),
  of: 'stops',
  Dialog: lazyPart(() => import('../locks/LockStopsDialog')),
};
