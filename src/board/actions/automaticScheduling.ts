import { replanRefusal } from '../../domain/stops/offerRefusals';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** Whether a run re-routes itself (spec §6, automaticSchedulingUpdate). */
export const automaticScheduling: RunAction = {
  name: 'automaticScheduling',
  access: PERMISSIONS.scheduling.automaticSchedulingUpdate,
  refusal: replanRefusal,
  Dialog: lazyPart(() => import('./AutomaticSchedulingDialog')),
};
