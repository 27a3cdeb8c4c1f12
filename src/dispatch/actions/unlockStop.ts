import { lazy } from 'react';
import { permission } from '../../domain/access';
import { unlockRefusal } from '../../domain/offerRefusals';
import type { DeliveryAction } from './deliveryAction';

/** Gives a locked stop back to automatic planning. */
export const unlockStop: DeliveryAction = {
  name: 'unlockStop',
  access: permission('POST', '/delivery_manifest/:manifestId/delivery_events/:eventId/unlock'),
  hotkey: 'k',
  refusal: ({ event }) => unlockRefusal(event),
  Dialog: lazy(() => import('../locks/LockStopDialog')),
  Bulk: lazy(() => import('../locks/LockStopsDialog')),
};
