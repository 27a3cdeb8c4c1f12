import { rightOf } from '../../contract/command';
import { unlockStopCall } from '../../contract/dispatch/locks';
import { unlockRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Gives a locked stop back to automatic planning. */
export const unlockStop: DeliveryAction = {
  name: 'unlockStop',
  access: rightOf(unlockStopCall),
  hotkey: 'k',
  refusal: ({ event }) => unlockRefusal(event),
  Dialog: lazyPart(() => import('../locks/LockStopDialog')),
  Bulk: lazyPart(() => import('../locks/LockStopsDialog')),
};
