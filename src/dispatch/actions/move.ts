import { lazy } from 'react';
import { permission } from '../../domain/access';
import { isMoveOffered } from '../../domain/actionOffers';
import type { DeliveryAction, StopInHand } from './deliveryAction';

const isOffered = ({ event, manifest }: StopInHand) => isMoveOffered(event, manifest);

/** To another place, run, to the unassigned ones or to the next workday (spec §4): one stop or a selection. */
export const move: DeliveryAction = {
  name: 'move',
  access: permission('POST', '/delivery_manifest/:manifestId/move'),
  hotkey: 'm',
  isOffered,
  Dialog: lazy(() => import('../moves/MoveDialog')),
  bulk: {
    appliesTo: isOffered,
    Dialog: lazy(() => import('../moves/MoveStopsDialog')),
  },
};
