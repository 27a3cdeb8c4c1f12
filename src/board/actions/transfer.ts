import { transferCall } from '../../contract/dispatch/transfer';
import { replanStopRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/**
 * Transfers deliveries to a driver on call, also picked-up bags (spec §2 "Transfer delivery to a driver on
 * call").
 */
export const transfer: DeliveryAction = {
  name: 'transfer',
  access: transferCall.right,
  hotkey: 't',
  refusal: ({ event, manifest }) => replanStopRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(() => import('./TransferDialog')),
};
