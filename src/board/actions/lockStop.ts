import { lockStopCall } from '../../contract/dispatch/locks';
import { lockRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Automatic planning keeps the stop at its place; the reason is visible to all users. */
export const lockStop: DeliveryAction = {
  name: 'lockStop',
  access: lockStopCall.right,
  hotkey: 'k',
  refusal: ({ event, manifest }) => lockRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(() => import('../locks/LockStopsDialog')),
};
