import { lazy } from 'react';
import { permission } from '../../domain/access';
import { isCancelOffered } from '../../domain/actionOffers';
import type { DeliveryAction, StopInHand } from './deliveryAction';

const isOffered = ({ event }: StopInHand) => isCancelOffered(event);

/** A delivery will not happen (spec §2 "Cancel scheduled delivery"): on a run or not, one or many. */
export const cancel: DeliveryAction = {
  name: 'cancel',
  access: permission('POST', '/delivery_manifest/:manifestId/delivery_events/:eventId/change_status'),
  hotkey: 'c',
  isOffered,
  Dialog: lazy(() => import('./CancelDialog')),
  bulk: { appliesTo: isOffered, Dialog: lazy(() => import('./CancelStopsDialog')) },
};
