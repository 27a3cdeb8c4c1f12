import type { EventView, ManifestView } from '../../domain/runs/dispatchView';
import type { MovePlan } from '../../domain/planning/planMove';
import type { PlanRules } from '../../domain/planning/plannedRun';
import type { StopOnBoard } from '../actions/deliveryAction';
import type { Board } from '../mergeBoard';
import { placeOfSlot, type MoveTarget } from './moveTarget';
import { bestPlace, openPlaces, planFor } from './planFor';

/** A rendered lane. */
export interface ShownLane {
  readonly key: string;
  /** Null: the pool. */
  readonly manifest: ManifestView | null;
  /** The stops that match the filters. */
  readonly events: readonly EventView[];
  /** Folded: stops are not shown, and dropped stops go to the cheapest place. */
  readonly isFolded?: boolean;
}

/** Where the dragged stops would be placed, and the effect. */
export interface DropTarget {
  readonly laneKey: string;
  /** Rows above the slot. */
  readonly slot: number;
  readonly target: MoveTarget;
  readonly plan: MovePlan;
}

/** Stops that are being dragged, by pointer or by keyboard. */
export interface StopDrag {
  readonly stops: readonly StopOnBoard[];
  readonly by: 'pointer' | 'keys';
  /** Null while over an area that does not accept them. */
  readonly dropTarget: DropTarget | null;
}

export interface DropQuestion {
  /** The whole day. */
  board: Board;
  lane: ShownLane;
  slot: number;
  stops: readonly StopOnBoard[];
  now: Date;
  rules?: PlanRules;
}

/** The drop target at a slot of a lane. A slot among completed stops becomes the first open slot. */
export function dropTargetAt({ board, lane, slot, stops, now, rules }: DropQuestion): DropTarget {
  const ids = stops.map(({ event }) => event.id);
  const moving = new Set(ids);
  if (!lane.manifest) {
    const target = { manifestId: null };
    return { laneKey: lane.key, slot: 0, target, plan: planFor(board, ids, target, now, rules) };
  }
  const whole = board.manifests.find(({ id }) => id === lane.manifest?.id) ?? lane.manifest;
  const requested = placeOfSlot(whole.events, lane.events, slot, moving);
  if (lane.isFolded) {
    const { target, plan } = bestPlace(board, whole, ids, now, rules);
    return { laneKey: lane.key, slot, target, plan };
  }
  const { first, last } = openPlaces(whole, moving);
  const at = Math.min(Math.max(requested ?? last, first), Math.max(last, first));
  const target = { manifestId: whole.id, at };
  const drawn = at === requested ? slot : slotOfPlace(whole.events, lane.events, at, moving);
  return { laneKey: lane.key, slot: drawn, target, plan: planFor(board, ids, target, now, rules) };
}

/** The slot of a lane with the lowest cost, if possible without a late stop; 0 in the pool. */
export function bestSlot({ board, lane, stops, now, rules }: Omit<DropQuestion, 'slot'>): number {
  if (!lane.manifest) return 0;
  const ids = stops.map(({ event }) => event.id);
  const whole = board.manifests.find(({ id }) => id === lane.manifest?.id) ?? lane.manifest;
  const { at } = bestPlace(board, whole, ids, now, rules).target;
  return at === undefined ? lane.events.length : slotOfPlace(whole.events, lane.events, at, new Set(ids));
}

/** Rows above a place of the run. */
function slotOfPlace(
  events: readonly EventView[],
  shown: readonly EventView[],
  at: number,
  moving: ReadonlySet<number>,
): number {
  const staying = events.filter((event) => !moving.has(event.id));
  const above = new Set(staying.slice(0, at - 1).map(({ id }) => id));
  const lastAbove = shown.findLastIndex((event) => above.has(event.id));
  return lastAbove + 1;
}
