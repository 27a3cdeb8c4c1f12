import { lunchBreakRefusal } from '../../domain/stops/offerRefusals';
import { PERMISSIONS } from '../../domain/access/permissions';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** A lunch break in the queue or at a place of the run (spec §2 "Add lunch break"). */
export const lunchBreak: RunAction = {
  name: 'lunchBreak',
  access: PERMISSIONS.dispatch.addOn,
  hotkey: 'b',
  refusal: (manifest) => lunchBreakRefusal(manifest, manifest.events),
  Dialog: lazyPart(() => import('./LunchBreakDialog')),
};
