import { lazy } from 'react';
import { isReplanOffered, isRecalculateOffered } from '../../domain/actionOffers';
import { PERMISSIONS } from '../../domain/permissions';
import type { RunAction } from './runAction';

/** A better order for the open stops of a run, looked at before it is used (spec §2 "Recalculate route"). */
export const recalculate: RunAction = {
  name: 'recalculate',
  access: PERMISSIONS.scheduling.recalculateTrace,
  isOffered: isReplanOffered,
  // "Disabled when the manifest is marked route-updated" (spec §4).
  isOff: (manifest) => !isRecalculateOffered(manifest),
  Dialog: lazy(() => import('./RecalculateDialog')),
};
