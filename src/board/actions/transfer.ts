import { transferCall } from '../../contract/dispatch/transfer';
import { replanStopRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** To a driver on call, bags that were picked up too (spec §2 "Transfer delivery to a driver on call"). */
export const transfer: DeliveryAction = {
  name: 'transfer',
  access: transferCall.right,
  hotkey: 't',
  refusal: ({ event, manifest }) => replanStopRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(() => import('./TransferDialog')),
};
