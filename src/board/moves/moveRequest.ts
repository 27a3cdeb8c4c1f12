import type { StopInHand } from '../actions/deliveryAction';
import { withoutOverride } from '../actions/stopPath';
import { namedStops } from '../actions/useBulkCommand';
import { withReason, withSeenRules, type CommandCall } from '../useCommand';
import type { MoveTarget } from './moveTarget';

/** A move that a person has decided on. */
export interface MoveRequest {
  /** In the order in which they are to stand. */
  readonly stops: readonly StopInHand[];
  readonly target: MoveTarget | 'nextWorkday';
  /** The driver has the bags already: nobody goes back to the CDP for them. */
  readonly isBagWithDriver?: boolean;
}

/** The call of a move: one command, however many stops (contract.md, "Commands"). */
export function moveCall(
  { stops, target, isBagWithDriver }: MoveRequest,
  reason?: string,
  overrideRules?: readonly string[],
): CommandCall {
  const named = namedStops(stops);
  if (target === 'nextWorkday')
    return withReason({ ...withoutOverride('/delivery_manifest/next_workday'), body: named }, reason);
  const verb =
    target.manifestId === null
      ? '/delivery_manifest/unassign'
      : `/delivery_manifest/${target.manifestId}/move`;
  const body = {
    ...named,
    ...(target.at === undefined ? {} : { at: target.at }),
    ...(isBagWithDriver && target.manifestId !== null ? { bag_with: 'driver' } : {}),
  };
  const path = reason === undefined ? verb : `${verb}_override`;
  const call = withReason({ path, reasonField: 'reason', body }, reason);
  return { ...call, body: withSeenRules({ ...call, overrideRules }) };
}
