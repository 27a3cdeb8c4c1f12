import { replanStopRefusal } from '../../domain/stops/offerRefusals';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** A delivery is put off to the end of the queue or to another day (spec §2 "Reschedule delivery"). */
export const reschedule: DeliveryAction = {
  name: 'reschedule',
  access: PERMISSIONS.dispatch.reschedule,
  hotkey: 'r',
  refusal: ({ event, manifest }) => replanStopRefusal(event, manifest),
  Dialog: lazyPart(() => import('./RescheduleDialog')),
  Bulk: lazyPart(() => import('./RescheduleStopsDialog')),
};
