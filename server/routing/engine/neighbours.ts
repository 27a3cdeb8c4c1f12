import type { Model } from './model';

/** Tasks near each task, nearest first: `count` to a row. */
export interface Neighbours {
  readonly count: number;
  readonly list: Int32Array;
  /** How far each of them is: travel cost, mean of both directions. */
  readonly cost: Float64Array;
}

/**
 * The `most` nearest tasks of each, by travel cost of the first way of travelling (mean of both directions); tasks of the
 * same unit are left out.
 */
export function nearest(model: Model, most: number): Neighbours {
  const { tasks, row, place, unitOf } = model;
  const travel = model.travel[0];
  const count = Math.max(0, Math.min(most, tasks - 1));
  const list = new Int32Array(tasks * count);
  const near = new Float64Array(tasks * count);
  if (!travel) return { count, list, cost: near };
  const { cost, costTo } = travel;
  for (let a = 0; a < tasks; a++) {
    const base = a * count;
    let found = 0;
    for (let b = 0; b < tasks; b++) {
      if (unitOf[a] === unitOf[b]) continue;
      const arc = (row[a] as number) + (place[b] as number);
      const far = ((cost[arc] as number) + (costTo[arc] as number)) / 2;
      if (found === count && far >= (near[base + count - 1] as number)) continue;
      let at = found < count ? found++ : count - 1;
      while (at > 0 && (near[base + at - 1] as number) > far) {
        near[base + at] = near[base + at - 1] as number;
        list[base + at] = list[base + at - 1] as number;
        at--;
      }
      near[base + at] = far;
      list[base + at] = b;
    }
    for (; found > 0 && found < count; found++) {
      near[base + found] = Infinity;
      list[base + found] = list[base] as number;
    }
  }
  return { count, list, cost: near };
}
