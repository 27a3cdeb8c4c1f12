import { unassignOneCall } from '../../contract/dispatch/unassign';
import { unassignRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/**
 * Removes a delivery from its run, after showing its history and asking for "I agree" (spec §2 "Unassign
 * delivery").
 */
export const unassign: DeliveryAction = {
  name: 'unassign',
  access: unassignOneCall.right,
  hotkey: 'u',
  refusal: ({ event, manifest }) => unassignRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(() => import('./UnassignDialog')),
};
