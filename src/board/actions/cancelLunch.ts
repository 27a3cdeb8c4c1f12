import { cancelLunchRefusal } from '../../domain/stops/offerRefusals';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** The driver works through: the break is canceled from either of its two rows. */
export const cancelLunch: DeliveryAction = {
  name: 'cancelLunch',
  access: PERMISSIONS.dispatch.cancelLunch,
  hotkey: 'c',
  refusal: ({ event, manifest }) => cancelLunchRefusal(event, manifest),
  Dialog: lazyPart(() => import('./CancelLunchDialog')),
};
