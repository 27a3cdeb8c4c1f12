import { lazy } from 'react';
import { isReplanOffered } from '../../domain/actionOffers';
import { PERMISSIONS } from '../../domain/permissions';
import type { RunAction } from './runAction';

/** Whether a run re-routes itself (spec §6, automaticSchedulingUpdate). */
export const automaticScheduling: RunAction = {
  name: 'automaticScheduling',
  access: PERMISSIONS.scheduling.automaticSchedulingUpdate,
  isOffered: isReplanOffered,
  Dialog: lazy(() => import('./AutomaticSchedulingDialog')),
};
