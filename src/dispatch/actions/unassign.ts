import { lazy } from 'react';
import { isUnassignOffered } from '../../domain/actionOffers';
import { PERMISSIONS } from '../../domain/permissions';
import type { DeliveryAction, StopInHand } from './deliveryAction';

const isOffered = ({ event, manifest }: StopInHand) => isUnassignOffered(event, manifest);

/** Out of its run: with the history before the eyes, and "I agree" (spec §2 "Unassign delivery"). */
export const unassign: DeliveryAction = {
  name: 'unassign',
  access: PERMISSIONS.dispatch.unassign,
  hotkey: 'u',
  isOffered,
  Dialog: lazy(() => import('./UnassignDialog')),
  bulk: { appliesTo: isOffered, Dialog: lazy(() => import('./UnassignStopsDialog')) },
};
