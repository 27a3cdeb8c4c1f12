import { moveCall as moveContract } from '../../contract/dispatch/move';
import { nextWorkdayCall } from '../../contract/dispatch/nextWorkday';
import { unassignCall } from '../../contract/dispatch/unassign';
import type { StopOnBoard } from '../actions/deliveryAction';
import { callOf, namedStops } from '../commandCall';
import { overridePath } from '../overrideRight';
import { withReason, withSeenRules } from '../useCommand';
import type { CommandCall } from '../commandCall';
import type { MoveTarget } from './moveTarget';

/** A move that the user has requested. */
export interface MoveRequest {
  /** In the requested order. */
  readonly stops: readonly StopOnBoard[];
  readonly target: MoveTarget | 'nextWorkday';
  /** The driver has the bags already: no return to the CDP is needed. */
  readonly isBagWithDriver?: boolean;
}

function plainCall({ stops, target, isBagWithDriver }: MoveRequest): CommandCall {
  const named = namedStops(stops);
  if (target === 'nextWorkday') return callOf(nextWorkdayCall, null, named);
  const { manifestId, at } = target;
  if (manifestId === null) return callOf(unassignCall, null, named);
  return callOf(
    moveContract,
    { manifestId },
    { ...named, at, ...(isBagWithDriver ? { bag_with: 'driver' } : {}) },
  );
}

/**
 * The call of a move: one command for any number of stops (contract.md, "Commands"). With a reason it is an
 * override.
 */
export function moveCall(
  request: MoveRequest,
  reason?: string,
  overrideRules?: readonly string[],
): CommandCall {
  const call = plainCall(request);
  if (reason === undefined) return call;
  const forced = { ...withReason(call, reason), path: overridePath(call), overrideRules };
  return request.target === 'nextWorkday' ? forced : { ...forced, body: withSeenRules(forced) };
}
