import { rescheduleCall } from '../../contract/dispatch/reschedule';
import { replanStopRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';
import { withMessages } from '../../providers/messageSets';

/** Reschedules a delivery to the end of the queue or to another day (spec §2 "Reschedule delivery"). */
export const reschedule: DeliveryAction = {
  name: 'reschedule',
  access: rescheduleCall.right,
  hotkey: 'r',
  refusal: ({ event, manifest }) => replanStopRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(withMessages('records', () => import('./RescheduleDialog'))),
};
