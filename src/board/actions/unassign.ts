import { unassignRefusal } from '../../domain/stops/offerRefusals';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** Out of its run: with the history before the eyes, and "I agree" (spec §2 "Unassign delivery"). */
export const unassign: DeliveryAction = {
  name: 'unassign',
  access: PERMISSIONS.dispatch.unassign,
  hotkey: 'u',
  refusal: ({ event, manifest }) => unassignRefusal(event, manifest),
  Dialog: lazyPart(() => import('./UnassignDialog')),
  Bulk: lazyPart(() => import('./UnassignStopsDialog')),
};
