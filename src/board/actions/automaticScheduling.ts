import { automaticSchedulingCall } from '../../contract/dispatch/automaticScheduling';
import { replanRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Whether a run re-routes itself (spec §6, automaticSchedulingUpdate). */
export const automaticScheduling: RunAction = {
  name: 'automaticScheduling',
  access: automaticSchedulingCall.right,
  refusal: replanRefusal,
  Dialog: lazyPart(() => import('./AutomaticSchedulingDialog')),
};
