import { changeStatusCall } from '../../contract/dispatch/changeStatus';
import { cancelRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Cancels deliveries (spec §2 "Cancel scheduled delivery"): assigned or not, one or several. */
export const cancel: DeliveryAction = {
  name: 'cancel',
  access: changeStatusCall.right,
  hotkey: 'c',
  refusal: ({ event }) => cancelRefusal(event),
  of: 'stops',
  Dialog: lazyPart(() => import('./CancelDialog')),
};
