import { lazy } from 'react';
import { isShareOffered } from '../../domain/actionOffers';
import { PERMISSIONS } from '../../domain/permissions';
import type { DeliveryAction, StopInHand } from './deliveryAction';

const isOffered = ({ event, manifest }: StopInHand) => isShareOffered(event, manifest);

/** The recipient's link "Where is my Rx": sent, copied, printed (spec §2 "Share prescription link"). */
export const share: DeliveryAction = {
  name: 'share',
  access: [PERMISSIONS.dispatch.share, PERMISSIONS.dispatch.shareTrackingLink],
  hotkey: 'l',
  isOffered,
  Dialog: lazy(() => import('./ShareDialog')),
  // One's own link, made by hand, is for one delivery; several are sent.
  bulk: { appliesTo: isOffered, Dialog: lazy(() => import('../share/ShareStopsDialog')) },
};
