import { shareRefusal } from '../../domain/stops/offerRefusals';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** The recipient's link "Where is my Rx": send, copy or print it (spec §2 "Share prescription link"). */
export const share: DeliveryAction = {
  name: 'share',
  access: [PERMISSIONS.dispatch.share, PERMISSIONS.dispatch.shareTrackingLink],
  hotkey: 'l',
  refusal: ({ event, manifest }) => shareRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(() => import('../share/ShareDialog')),
};
