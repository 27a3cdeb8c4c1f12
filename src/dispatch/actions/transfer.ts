import { lazy } from 'react';
import { isTransferOffered } from '../../domain/actionOffers';
import { PERMISSIONS } from '../../domain/permissions';
import type { DeliveryAction, StopInHand } from './deliveryAction';

const isOffered = ({ event, manifest }: StopInHand) => isTransferOffered(event, manifest);

/** To a driver on call, bags that were picked up too (spec §2 "Transfer delivery to a driver on call"). */
export const transfer: DeliveryAction = {
  name: 'transfer',
  access: PERMISSIONS.dispatch.transfer,
  hotkey: 't',
  isOffered,
  Dialog: lazy(() => import('./TransferDialog')),
  bulk: { appliesTo: isOffered, Dialog: lazy(() => import('./TransferStopsDialog')) },
};
