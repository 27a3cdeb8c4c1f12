import { runProblem, stopProblem, type HardAssignmentCode } from '../runs/assignmentRules';
import { EVENT_STATUS, eventStatusName } from '../stops/eventStatus';
import { EVENT_TYPE } from '../stops/eventType';
import { manifestPermits, manifestStatusKey } from '../runs/manifestStatus';
import type { ProblemArgs } from '../wire/problem';
import { firstOpenPlace } from '../runs/runPlaces';
import { inOrder, type PlacedStop } from '../runs/stopOrder';

interface StopInMove extends PlacedStop {
  readonly delivery_date: string;
  readonly delivery_event_type_id: number;
  readonly delivery_event_status_id: number;
}

export interface RunInMove {
  readonly id: number;
  readonly name: string;
  readonly delivery_date: string;
  readonly delivery_manifest_status_id: number;
  readonly stops: readonly StopInMove[];
}

/** Why a stop cannot be moved there. */
export interface MoveRefusal {
  readonly reason: HardAssignmentCode | 'pickedUp' | 'runOver' | 'alreadyPooled' | 'behindClosed';
  /** English sentence of the fact. */
  readonly message: string;
  readonly args: ProblemArgs;
}

const refusal = (reason: MoveRefusal['reason'], message: string, args: ProblemArgs = {}): MoveRefusal => ({
  reason,
  message,
  args: { ...args, reason },
});

/**
 * Why a stop may not be moved, or null (the specification shows no rules; these are ours): a closed stop is
 * never planned again, a bag in a vehicle changes vehicles only by a transfer, and no stop is placed before
 * closed ones.
 */
export function moveRefusal(
  stop: StopInMove,
  from: RunInMove | null,
  to: RunInMove | null,
  {
    stopIds,
    at,
    isTransfer = false,
  }: { readonly stopIds: readonly number[]; readonly at?: number; readonly isTransfer?: boolean },
): MoveRefusal | null {
  const status = eventStatusName(stop.delivery_event_status_id);
  const unplannable = stopProblem(stop);
  if (unplannable?.code === 'closed')
    return refusal('closed', `This stop is ${status} and cannot be moved`, unplannable.args);
  const isLunch = stop.delivery_event_type_id === EVENT_TYPE.startLunch;
  if (unplannable && !(isLunch && from !== null && from === to))
    return refusal('notMovable', 'Only deliveries and pickup appointments can be moved');
  if (from && !manifestPermits(from.delivery_manifest_status_id).replan) return over(from);
  if (from !== to && !isTransfer && stop.delivery_event_status_id === EVENT_STATUS.pickedUp)
    return refusal('pickedUp', 'The bag is in the vehicle: it can be transferred, but not planned again', {
      status,
    });
  if (!to) return from ? null : refusal('alreadyPooled', 'This stop is already unassigned');
  if (from === to) return behindClosed(to, stopIds, at);
  const forbidden = runProblem(to, stop);
  if (forbidden?.code === 'runTakesNone')
    return refusal('runTakesNone', `${to.name} cannot take more deliveries`, forbidden.args);
  if (forbidden) return refusal('otherDay', `${to.name} is on ${to.delivery_date}`, forbidden.args);
  return behindClosed(to, stopIds, at);
}

function stateArgs(run: RunInMove): ProblemArgs {
  return { run: run.name, manifest_status: manifestStatusKey(run.delivery_manifest_status_id) };
}

function over(run: RunInMove): MoveRefusal {
  return refusal('runOver', `${run.name} is over`, stateArgs(run));
}

function behindClosed(run: RunInMove, stopIds: readonly number[], at?: number): MoveRefusal | null {
  if (at === undefined) return null;
  const moving = new Set(stopIds);
  const first = firstOpenPlace(inOrder(run.stops).filter((stop) => !moving.has(stop.id)));
  if (at >= first) return null;
  return refusal('behindClosed', `The first place that can still be planned is ${first}`, {
    place: at,
    first,
    run: run.name,
  });
}
