import { changeStatusCall } from '../../contract/dispatch/changeStatus';
import { changeStatusRefusal } from '../../domain/stops/offerRefusals';
import type { DeliveryAction } from './deliveryAction';
import { lazyPart } from '../../providers/lazyPart';

/** The office records what happened at a stop (spec §4, §5 "Change status"). */
export const changeStatus: DeliveryAction = {
  name: 'changeStatus',
  access: changeStatusCall.right,
  hotkey: 's',
  refusal: ({ event, manifest }) => changeStatusRefusal(event, manifest),
  of: 'stops',
  Dialog: lazyPart(() => import('./ChangeStatusDialog')),
};
