import { permission } from '../../domain/access/access';
import { changeStatusRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** The office records what happened at a stop (spec §4, §5 "Change status"). */
export const changeStatus: DeliveryAction = {
  name: 'changeStatus',
  access: permission('POST', '/delivery_manifest/:manifestId/delivery_events/:eventId/change_status'),
  hotkey: 's',
  refusal: ({ event, manifest }) => changeStatusRefusal(event, manifest),
  Dialog: lazyPart(() => import('./ChangeStatusDialog')),
  Bulk: lazyPart(() => import('./ChangeStatusStopsDialog')),
};
