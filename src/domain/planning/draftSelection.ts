import type { DraftMove, DraftResult, DraftRun } from './draftView';

/** A run as it would be when part of a plan is used. */
export interface RunOrder {
  delivery_manifest_id: number;
  /** Open stops before the way back. */
  order: number[];
  /** Everything that the plan changes on it is used: the order is the plan's own. */
  isWhole: boolean;
}

export interface UsedPlan {
  /** Runs that change. */
  runs: RunOrder[];
  /** Moves that are made. */
  moves: DraftMove[];
}

function touches({ from, to }: DraftMove, id: number): boolean {
  return from.delivery_manifest_id === id || to.delivery_manifest_id === id;
}

/** Each stop behind the one that the plan has before it, of those that are there. */
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
 * What using a plan, or these deliveries of it, makes of the runs. A run of which everything is used gets the plan's
 * order; in another the chosen stops go where the plan has them, and the others stay where they are.
 *
 * @param ids deliveries whose move is wanted; null: all
 */
export function usedPlan(result: DraftResult, ids: readonly number[] | null): UsedPlan {
  const wanted = ids && new Set(ids);
  const used = result.moves.filter((move) => !wanted || wanted.has(move.delivery_event_id));
  const changed = result.runs.filter(
    (run) => !wanted || used.some((move) => touches(move, run.delivery_manifest_id)),
  );
  return { runs: changed.map((run) => orderOf(run, result.moves, used)), moves: used };
}
