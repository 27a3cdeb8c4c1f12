import { cancelLunchCall } from '../../contract/dispatch/cancelLunch';
import { cancelLunchRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** The driver works through: the break is canceled from either of its two rows. */
export const cancelLunch: DeliveryAction = {
  name: 'cancelLunch',
  access: cancelLunchCall.right,
  hotkey: 'c',
  refusal: ({ event, manifest }) => cancelLunchRefusal(event, manifest),
  of: 'stop',
  Dialog: lazyPart(() => import('./CancelLunchDialog')),
};
