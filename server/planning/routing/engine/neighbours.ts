import type { Model } from './model';

/** Moves the entry (`far`, `task`) down from `at` in a heap of `size` entries from `base` on, the farthest on top. */
function sink(
  near: Float64Array,
  list: Int32Array,
  base: number,
  at: number,
  size: number,
  far: number,
  task: number,
): void {
  for (;;) {
    let below = 2 * at + 1;
    if (below >= size) break;
    const other = below + 1;
    if (other < size) {
      const more = (near[base + other] as number) - (near[base + below] as number);
      if (more > 0 || (more === 0 && (list[base + other] as number) > (list[base + below] as number)))
        below = other;
    }
    const depth = near[base + below] as number;
    if (depth < far || (depth === far && (list[base + below] as number) < task)) break;
    near[base + at] = depth;
    list[base + at] = list[base + below] as number;
    at = below;
  }
  near[base + at] = far;
  list[base + at] = task;
}

/**
 * The `most` nearest tasks of each, nearest first, by travel cost of the first way of travelling (mean of both
 * directions); tasks of the same unit are left out. A row is worked out when it is first asked for: all of them together
 * are the longest part before the first plan of a large day.
 */
export class Neighbours {
  /** Tasks to a row. */
  readonly count: number;
  readonly list: Int32Array;
  /** How far each of them is. */
  readonly cost: Float64Array;
  readonly #model: Model;
  readonly #isKnown: Uint8Array;

  constructor(model: Model, most: number) {
    const { tasks } = model;
    this.#model = model;
    this.count = Math.max(0, Math.min(most, tasks - 1));
    this.list = new Int32Array(tasks * this.count);
    this.cost = new Float64Array(tasks * this.count);
    this.#isKnown = new Uint8Array(tasks);
  }

  /** Where the row of a task begins in `list` and `cost`. */
  rowOf(task: number): number {
    if (this.#isKnown[task] === 0) this.#find(task);
    return task * this.count;
  }

  #find(task: number): void {
    this.#isKnown[task] = 1;
    const { list, cost: near, count } = this;
    const { tasks, row, place, unitOf, travel } = this.#model;
    if (!travel[0] || count === 0) return;
    const { cost, costTo } = travel[0];
    const isSame = cost === costTo;
    const base = task * count;
    const unit = unitOf[task];
    const from = row[task] as number;
    let found = 0;
    for (let b = 0; b < tasks; b++) {
      const arc = from + (place[b] as number);
      const there = cost[arc] as number;
      const far = isSame ? there : (there + (costTo[arc] as number)) / 2;
      if (found === count && far >= (near[base] as number)) continue;
      if (unit === unitOf[b]) continue;
      if (found === count) sink(near, list, base, 0, count, far, b);
      else {
        near[base + found] = far;
        list[base + found] = b;
        if (++found === count) this.#heap(base, count);
      }
    }
    if (found < count) this.#heap(base, found);
    for (let last = found - 1; last > 0; last--) {
      const [far, farthest] = [near[base + last] as number, list[base + last] as number];
      near[base + last] = near[base] as number;
      list[base + last] = list[base] as number;
      sink(near, list, base, 0, last, far, farthest);
    }
    for (; found > 0 && found < count; found++) {
      near[base + found] = Infinity;
      list[base + found] = list[base] as number;
    }
  }

  #heap(base: number, size: number): void {
    const { list, cost } = this;
    for (let k = (size >> 1) - 1; k >= 0; k--)
      sink(cost, list, base, k, size, cost[base + k] as number, list[base + k] as number);
  }
}
