import { lazy } from 'react';
import { isLunchBreakOffered } from '../../domain/actionOffers';
import { PERMISSIONS } from '../../domain/permissions';
import type { RunAction } from './runAction';

/** A lunch break in the queue or at a place of the run (spec §2 "Add lunch break"). */
export const lunchBreak: RunAction = {
  name: 'lunchBreak',
  access: PERMISSIONS.dispatch.addOn,
  hotkey: 'b',
  isOffered: (manifest) => isLunchBreakOffered(manifest, manifest.events),
  Dialog: lazy(() => import('./LunchBreakDialog')),
};
