import { addOnCall } from '../../contract/dispatch/addOn';
import { lunchBreakRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** A lunch break in the queue or at a place of the run (spec §2 "Add lunch break"). */
export const lunchBreak: RunAction = {
  name: 'lunchBreak',
  access: addOnCall.right,
  hotkey: 'b',
  refusal: (manifest) => lunchBreakRefusal(manifest, manifest.events),
  Dialog: lazyPart(() => import('./LunchBreakDialog')),
};
