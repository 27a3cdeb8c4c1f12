import { lazy } from 'react';
import { permission } from '../../domain/access';
import { lockRefusal } from '../../domain/offerRefusals';
import type { DeliveryAction } from './deliveryAction';

/** Automatic planning leaves the stop where it stands, for a reason that everybody sees. */
export const lockStop: DeliveryAction = {
  name: 'lockStop',
  access: permission('POST', '/delivery_manifest/:manifestId/delivery_events/:eventId/lock'),
  hotkey: 'k',
  refusal: ({ event, manifest }) => lockRefusal(event, manifest),
  Dialog: lazy(() => import('../locks/LockStopDialog')),
  Bulk: lazy(() => import('../locks/LockStopsDialog')),
};
