import { lazy } from 'react';
import { PERMISSIONS } from '../../domain/permissions';
import type { RunAction } from './runAction';

/** Multiple deliveries details: what a run picked up and brought back (spec §2). */
export const bags: RunAction = {
  name: 'bags',
  access: PERMISSIONS.dispatch.viewHistory,
  refusal: () => null,
  Dialog: lazy(() => import('../history/BagsDialog')),
};
