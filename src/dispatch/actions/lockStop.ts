import { lazy } from 'react';
import { permission } from '../../domain/access';
import { isMoveOffered } from '../../domain/actionOffers';
import type { DeliveryAction, StopInHand } from './deliveryAction';

const isOffered = ({ event, manifest }: StopInHand) =>
  event.locked_at === null && isMoveOffered(event, manifest);

/** Automatic planning leaves the stop where it stands, for a reason that everybody sees. */
export const lockStop: DeliveryAction = {
  name: 'lockStop',
  access: permission('POST', '/delivery_manifest/:manifestId/delivery_events/:eventId/lock'),
  hotkey: 'k',
  isOffered,
  Dialog: lazy(() => import('../locks/LockStopDialog')),
  bulk: { appliesTo: isOffered, Dialog: lazy(() => import('../locks/LockStopsDialog')) },
};
