import { lazy } from 'react';
import { replanRefusal } from '../../domain/offerRefusals';
import { PERMISSIONS } from '../../domain/permissions';
import type { RunAction } from './runAction';

/** Whether a run re-routes itself (spec §6, automaticSchedulingUpdate). */
export const automaticScheduling: RunAction = {
  name: 'automaticScheduling',
  access: PERMISSIONS.scheduling.automaticSchedulingUpdate,
  refusal: replanRefusal,
  Dialog: lazy(() => import('./AutomaticSchedulingDialog')),
};
