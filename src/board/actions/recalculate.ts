import { recalculateTraceCall } from '../../contract/dispatch/recalculateTrace';
import { recalculateRefusal, replanRefusal } from '../../domain/stops/offerRefusals';
import type { RunAction } from './runAction';
import { lazyPart } from '../../providers/lazyPart';

/**
 * Proposes a better order for the open stops of a run, for review before it is applied (spec §2 "Recalculate
 * route").
 */
export const recalculate: RunAction = {
  name: 'recalculate',
  access: recalculateTraceCall.right,
  refusal: replanRefusal,
  // "Disabled when the manifest is marked route-updated" (spec §4).
  isOff: (manifest) => recalculateRefusal(manifest) !== null,
  Dialog: lazyPart(() => import('./RecalculateDialog')),
};
