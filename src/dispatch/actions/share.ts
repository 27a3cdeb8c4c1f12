import { lazy } from 'react';
import { isShareOffered } from '../../domain/actionOffers';
import { PERMISSIONS } from '../../domain/permissions';
import type { DeliveryAction } from './deliveryAction';

/** The recipient's link "Where is my Rx": sent, copied, printed (spec §2 "Share prescription link"). */
export const share: DeliveryAction = {
  name: 'share',
  access: [PERMISSIONS.dispatch.share, PERMISSIONS.dispatch.shareTrackingLink],
  hotkey: 'l',
  isOffered: ({ event, manifest }) => isShareOffered(event, manifest),
  Dialog: lazy(() => import('./ShareDialog')),
};
