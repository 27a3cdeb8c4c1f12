import { lazy } from 'react';
import { permission } from '../../domain/access';
import { isStatusChangeOffered } from '../../domain/actionOffers';
import type { DeliveryAction } from './deliveryAction';

/** The office records what happened at a stop (spec §4, §5 "Change status"). */
export const changeStatus: DeliveryAction = {
  name: 'changeStatus',
  access: permission('POST', '/delivery_manifest/:manifestId/delivery_events/:eventId/change_status'),
  hotkey: 's',
  isOffered: ({ event, manifest }) => isStatusChangeOffered(event, manifest),
  Dialog: lazy(() => import('./ChangeStatusDialog')),
  bulk: {
    appliesTo: ({ event, manifest }) => isStatusChangeOffered(event, manifest),
    Dialog: lazy(() => import('./ChangeStatusStopsDialog')),
  },
};
