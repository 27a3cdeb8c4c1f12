import { rightOf } from '../../contract/command';
import { lockStopCall } from '../../contract/dispatch/locks';
import { lockRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Automatic planning leaves the stop where it stands, for a reason that everybody sees. */
export const lockStop: DeliveryAction = {
  name: 'lockStop',
  access: rightOf(lockStopCall),
  hotkey: 'k',
  refusal: ({ event, manifest }) => lockRefusal(event, manifest),
  Dialog: lazyPart(() => import('../locks/LockStopDialog')),
  Bulk: lazyPart(() => import('../locks/LockStopsDialog')),
};
