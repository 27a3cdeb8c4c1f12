import { replanStopRefusal } from '../../domain/stops/offerRefusals';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** To a driver on call, bags that were picked up too (spec §2 "Transfer delivery to a driver on call"). */
export const transfer: DeliveryAction = {
  name: 'transfer',
  access: PERMISSIONS.dispatch.transfer,
  hotkey: 't',
  refusal: ({ event, manifest }) => replanStopRefusal(event, manifest),
  Dialog: lazyPart(() => import('./TransferDialog')),
  Bulk: lazyPart(() => import('./TransferStopsDialog')),
};
