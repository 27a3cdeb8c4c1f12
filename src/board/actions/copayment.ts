import { copaymentRefusal } from '../../domain/stops/offerRefusals';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** What the recipient pays at the door (spec §2 "Copayment management"). */
export const copayment: DeliveryAction = {
  name: 'copayment',
  access: PERMISSIONS.dispatch.copayment,
  refusal: ({ event }) => copaymentRefusal(event),
  Dialog: lazyPart(() => import('./CopaymentDialog')),
};
