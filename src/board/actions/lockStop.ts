import { lockStopCall } from '../../contract/dispatch/locks';
import { lockRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Automatic planning leaves the stop where it stands, for a reason that everybody sees. */
export const lockStop: DeliveryAction = {
  name: 'lockStop',
  access: lockStopCall.right,
  hotkey: 'k',
  refusal: ({ event, manifest }) => lockRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(() => import('../locks/LockStopsDialog')),
};
