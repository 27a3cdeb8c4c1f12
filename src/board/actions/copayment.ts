import { copaymentCall } from '../../contract/dispatch/copayment';
import { copaymentRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** The amount that the recipient pays at delivery (spec §2 "Copayment management"). */
export const copayment: DeliveryAction = {
  name: 'copayment',
  access: copaymentCall.right,
  refusal: ({ event }) => copaymentRefusal(event),
  of: 'stop',
  Dialog: lazyPart(() => import('./CopaymentDialog')),
};
