import { copaymentCall } from '../../contract/dispatch/copayment';
import { copaymentRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** What the recipient pays at the door (spec §2 "Copayment management"). */
export const copayment: DeliveryAction = {
  name: 'copayment',
  access: copaymentCall.right,
  refusal: ({ event }) => copaymentRefusal(event),
  of: 'stop',
  Dialog: lazyPart(() => import('./CopaymentDialog')),
};
