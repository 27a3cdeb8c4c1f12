import { lazy } from 'react';
import { isEditRunOffered } from '../../domain/actionOffers';
import { PERMISSIONS } from '../../domain/permissions';
import type { RunAction } from './runAction';

/** Another driver, vehicle or pharmacy for a run (spec §2 "Edit run"). */
export const editRun: RunAction = {
  name: 'editRun',
  access: PERMISSIONS.dispatch.editRun,
  hotkey: 'e',
  isOffered: isEditRunOffered,
  Dialog: lazy(() => import('./EditRunDialog')),
};
