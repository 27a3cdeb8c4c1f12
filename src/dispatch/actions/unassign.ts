import { lazy } from 'react';
import { unassignRefusal } from '../../domain/offerRefusals';
import { PERMISSIONS } from '../../domain/permissions';
import type { DeliveryAction } from './deliveryAction';

/** Out of its run: with the history before the eyes, and "I agree" (spec §2 "Unassign delivery"). */
export const unassign: DeliveryAction = {
  name: 'unassign',
  access: PERMISSIONS.dispatch.unassign,
  hotkey: 'u',
  refusal: ({ event, manifest }) => unassignRefusal(event, manifest),
  Dialog: lazy(() => import('./UnassignDialog')),
  Bulk: lazy(() => import('./UnassignStopsDialog')),
};
