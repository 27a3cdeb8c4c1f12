import { lazy } from 'react';
import { isRescheduleOffered } from '../../domain/actionOffers';
import { PERMISSIONS } from '../../domain/permissions';
import type { DeliveryAction, StopInHand } from './deliveryAction';

const isOffered = ({ event, manifest }: StopInHand) => isRescheduleOffered(event, manifest);

/** A delivery is put off to the end of the queue or to another day (spec §2 "Reschedule delivery"). */
export const reschedule: DeliveryAction = {
  name: 'reschedule',
  access: PERMISSIONS.dispatch.reschedule,
  hotkey: 'r',
  isOffered,
  Dialog: lazy(() => import('./RescheduleDialog')),
  bulk: { appliesTo: isOffered, Dialog: lazy(() => import('./RescheduleStopsDialog')) },
};
