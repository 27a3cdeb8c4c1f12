import { lazy } from 'react';
import { permission } from '../../domain/access';
import type { DeliveryAction, StopInHand } from './deliveryAction';

const isOffered = ({ event }: StopInHand) => event.locked_at !== null;

/** Gives a locked stop back to automatic planning. */
export const unlockStop: DeliveryAction = {
  name: 'unlockStop',
  access: permission('POST', '/delivery_manifest/:manifestId/delivery_events/:eventId/unlock'),
  hotkey: 'k',
  isOffered,
  Dialog: lazy(() => import('../locks/LockStopDialog')),
  bulk: { appliesTo: isOffered, Dialog: lazy(() => import('../locks/LockStopsDialog')) },
};
