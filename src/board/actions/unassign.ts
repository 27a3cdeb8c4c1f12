import { rightOf } from '../../contract/command';
import { unassignOneCall } from '../../contract/dispatch/unassign';
import { unassignRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Out of its run: with the history before the eyes, and "I agree" (spec §2 "Unassign delivery"). */
export const unassign: DeliveryAction = {
  name: 'unassign',
  access: rightOf(unassignOneCall),
  hotkey: 'u',
  refusal: ({ event, manifest }) => unassignRefusal(event, manifest),
  Dialog: lazyPart(() => import('./UnassignDialog')),
  Bulk: lazyPart(() => import('./UnassignStopsDialog')),
};
