import { recalculateTraceCall } from '../../contract/dispatch/recalculateTrace';
import { recalculateRefusal, replanRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/** A better order for the open stops of a run, looked at before it is used (spec §2 "Recalculate route"). */
export const recalculate: RunAction = {
  name: 'recalculate',
  access: recalculateTraceCall.right,
  refusal: replanRefusal,
  // "Disabled when the manifest is marked route-updated" (spec §4).
  isOff: (manifest) => recalculateRefusal(manifest) !== null,
  Dialog: lazyPart(() => import('./RecalculateDialog')),
};
