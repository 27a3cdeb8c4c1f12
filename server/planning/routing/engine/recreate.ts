import type { Model, Travel } from './model';
import type { Neighbours } from './neighbours';
import { PlaceFinder } from './placeFinder';
import type { Random } from './random';
import type { SearchState } from './searchState';

/** At most this many units that found no place before are tried again in one step. */
const MOST_RETRIED = 40;

type Order = 'random' | 'demand' | 'far' | 'close' | 'tight' | 'early' | 'lateEnd';

// Weights of the orders (Christiaens and Vanden Berghe 2020, §5.3, with time windows).
const ORDERS: readonly (readonly [Order, number])[] = [
  ['random', 4],
  ['demand', 4],
  ['far', 2],
  ['close', 1],
  ['tight', 2],
  ['early', 2],
  ['lateEnd', 2],
];
const WEIGHTS = ORDERS.reduce((sum, [, weight]) => sum + weight, 0);

function orderKeys(model: Model): Record<Exclude<Order, 'random'>, Float64Array> {
  const { units, unitNode, unitMate, tasks, row, place } = model;
  const travel = model.travel[0] as Travel;
  const per = (value: (unit: number, node: number, last: number) => number) =>
    Float64Array.from({ length: units }, (_, unit) => {
      const node = unitNode[unit] as number;
      const mate = unitMate[unit] as number;
      const key = value(unit, node, mate < 0 ? node : mate);
      return Number.isNaN(key) ? 0 : key;
    });
  const distance = (node: number) =>
    model.vehicles === 0 ? 0 : (travel.cost[(row[tasks] as number) + (place[node] as number)] as number);
  return {
    demand: per((unit) => -(model.bulk[unit] as number)),
    far: per((_, node, last) => -Math.max(distance(node), distance(last))),
    close: per((_, node, last) => Math.max(distance(node), distance(last))),
    tight: per((_, node, last) => (model.close[last] as number) - (model.open[node] as number)),
    early: per((_, node) => model.open[node] as number),
    lateEnd: per((_, _node, last) => -(model.close[last] as number)),
  };
}

/** Puts units back, one after the other, each at its cheapest place: greedy insertion with blinks. */
export class Recreate {
  readonly #state: SearchState;
  readonly #random: Random;
  readonly #keys: ReturnType<typeof orderKeys>;
  readonly #queue: Int32Array;
  readonly #rank: Float64Array;
  readonly #finder: PlaceFinder;

  constructor(state: SearchState, random: Random, blink: number, near: Neighbours) {
    this.#state = state;
    this.#random = random;
    this.#finder = new PlaceFinder(state, random, blink, near);
    this.#keys = orderKeys(state.model);
    this.#queue = new Int32Array(state.model.units);
    this.#rank = new Float64Array(state.model.units);
  }

  /** Tries to place every unit that is on no route. */
  recreate(): void {
    const count = this.#sort();
    for (let k = 0; k < count; k++) {
      const unit = this.#queue[k] as number;
      this.#put(unit);
    }
  }

  /** Tries to place every unit that is on no route, in the order of a key: a first plan. */
  build(order: 'far' | 'early' | 'tight', hooks: { shouldStop(): boolean }): void {
    const key = this.#keys[order];
    const units = this.#state.absent.slice(0, this.#state.absentCount);
    units.sort((a, b) => (key[a] as number) - (key[b] as number));
    let done = 0;
    for (const unit of units) {
      if (done++ % 16 === 0 && hooks.shouldStop()) return;
      this.#put(unit);
    }
  }

  #put(unit: number): void {
    const { spot } = this.#finder;
    if (this.#finder.find(unit)) this.#state.place(unit, spot.after, spot.mateAfter);
  }

  /** See `PlaceFinder.longestWay`. */
  set longestWay(cost: number) {
    this.#finder.longestWay = cost;
  }

  /** Fills the queue with the units on no route in an order drawn by weight; answers how many. */
  #sort(): number {
    const { absent, absentCount, removedCount } = this.#state;
    const queue = this.#queue;
    const rank = this.#rank;
    let draw = this.#random.below(WEIGHTS);
    let order: Order = 'random';
    for (const [name, weight] of ORDERS) {
      order = name;
      draw -= weight;
      if (draw < 0) break;
    }
    const keys = order === 'random' ? undefined : this.#keys[order];
    // The units just removed are last in the list of absent ones.
    const old = absentCount - removedCount;
    const chance = old > MOST_RETRIED ? MOST_RETRIED / old : 1;
    let count = 0;
    for (let k = 0; k < absentCount; k++) {
      if (k < old && chance < 1 && this.#random.next() > chance) continue;
      const unit = absent[k] as number;
      const key = keys ? (keys[unit] as number) : this.#random.next();
      let at = count++;
      while (at > 0 && (rank[at - 1] as number) > key) {
        rank[at] = rank[at - 1] as number;
        queue[at] = queue[at - 1] as number;
        at--;
      }
      rank[at] = key;
      queue[at] = unit;
    }
    return count;
  }
}
