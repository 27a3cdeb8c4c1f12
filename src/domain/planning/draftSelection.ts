import type { DraftMove, DraftResult, DraftRun } from './draftView';

/** A run after part of a plan is applied. */
export interface RunOrder {
  delivery_manifest_id: number;
  /** Open stops before the way back. */
  order: number[];
  /** All changes of the plan on this run are applied: the order is the plan's. */
  isWhole: boolean;
}

export interface UsedPlan {
  /** Changed runs. */
  runs: RunOrder[];
  /** Applied moves. */
  moves: DraftMove[];
}

function touches({ from, to }: DraftMove, id: number): boolean {
  return from.delivery_manifest_id === id || to.delivery_manifest_id === id;
}

/** Inserts each stop after its predecessor in the plan, if that stop is in the order. */
function withPlaced(
  stays: readonly number[],
  plan: readonly number[],
  placed: ReadonlySet<number>,
): number[] {
  const order = [...stays];
  plan.forEach((id, index) => {
    if (!placed.has(id)) return;
    const before = plan.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

function orderOf(run: DraftRun, moves: readonly DraftMove[], used: readonly DraftMove[]): RunOrder {
  const id = run.delivery_manifest_id;
  const isWhole = moves.every((move) => !touches(move, id) || used.includes(move));
  if (isWhole) return { delivery_manifest_id: id, order: [...run.order], isWhole };
  const mine = used.filter((move) => touches(move, id));
  const moving = new Set(mine.map((move) => move.delivery_event_id));
  const coming = mine.filter((move) => move.to.delivery_manifest_id === id);
  const stays = run.order_before.filter((each) => !moving.has(each));
  const placed = new Set(coming.map((move) => move.delivery_event_id));
  return { delivery_manifest_id: id, order: withPlaced(stays, run.order, placed), isWhole };
}

/**
 * The runs after the plan, or the selected deliveries of it, is applied. A run with all its changes gets the
 * plan's order; in other runs the selected stops go to their place in the plan and the others stay.
 *
 * @param ids deliveries whose move is selected; null: all
 */
export function usedPlan(result: DraftResult, ids: readonly number[] | null): UsedPlan {
  const wanted = ids && new Set(ids);
  const used = result.moves.filter((move) => !wanted || wanted.has(move.delivery_event_id));
  const changed = result.runs.filter(
    (run) => !wanted || used.some((move) => touches(move, run.delivery_manifest_id)),
  );
  return { runs: changed.map((run) => orderOf(run, result.moves, used)), moves: used };
}
