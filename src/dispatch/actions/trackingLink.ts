import { lazy } from 'react';
import { permission } from '../../domain/access';
import { isShareOffered } from '../../domain/actionOffers';
import type { DeliveryAction } from './deliveryAction';

/** A fresh link to "Where is my Rx" for this delivery, to be copied. */
export const trackingLink: DeliveryAction = {
  name: 'trackingLink',
  access: permission('POST', '/delivery_manifest/:manifestId/delivery_events/:eventId/tracking_link'),
  hotkey: 'l',
  isOffered: ({ event, manifest }) => isShareOffered(event, manifest),
  Dialog: lazy(() => import('./TrackingLinkDialog')),
};
