import { JobInsertion, type Spot } from './insertion';
import type { Model, Travel } from './model';
import type { Neighbours } from './neighbours';
import { PairInsertion } from './pairInsertion';
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
  readonly #jobs: JobInsertion;
  readonly #pairs: PairInsertion;
  /** Only positions beside these tasks are looked at. */
  readonly #near: Neighbours;
  /** No way between two stops costs more (about: refreshed now and then). */
  longestWay = Infinity;
  readonly #keys: ReturnType<typeof orderKeys>;
  readonly #queue: Int32Array;
  readonly #rank: Float64Array;
  readonly #seen: Int32Array;
  #look = 0;
  readonly #spot: Spot = { cost: 0, after: -1, mateAfter: -1 };

  constructor(state: SearchState, random: Random, blink: number, near: Neighbours) {
    this.#state = state;
    this.#random = random;
    this.#jobs = new JobInsertion(state.routes, random, blink);
    this.#pairs = new PairInsertion(this.#jobs);
    this.#near = near;
    this.#keys = orderKeys(state.model);
    this.#queue = new Int32Array(state.model.units);
    this.#rank = new Float64Array(state.model.units);
    this.#seen = new Int32Array(state.model.vehicles);
  }

  /** Tries to place every unit that is on no route. */
  recreate(): void {
    const count = this.#sort();
    for (let k = 0; k < count; k++) {
      const unit = this.#queue[k] as number;
      if (this.#find(unit)) this.#state.place(unit, this.#spot.after, this.#spot.mateAfter);
    }
  }

  /** Tries to place every unit that is on no route, in the order of a key: a first plan. */
  build(order: 'far' | 'early' | 'tight', hooks: { shouldStop(): boolean }): void {
    const key = this.#keys[order];
    const units = this.#state.absent.slice(0, this.#state.absentCount);
    units.sort((a, b) => (key[a] as number) - (key[b] as number));
    let done = 0;
    for (const unit of units) {
      if (++done % 64 === 0 && hooks.shouldStop()) return;
      if (this.#find(unit)) this.#state.place(unit, this.#spot.after, this.#spot.mateAfter);
    }
  }

  /** Looks for the cheapest place of a unit, which is then in `#spot`; false when there is none. */
  #find(unit: number): boolean {
    const { model } = this.#state;
    const spot = this.#spot;
    // A place that costs more than leaving the unit out is none.
    spot.cost = model.penalty[unit] as number;
    spot.after = -1;
    if ((model.unitMate[unit] as number) >= 0) this.#findPair(unit);
    else this.#findJob(unit);
    return spot.after >= 0;
  }

  #findJob(unit: number): void {
    const state = this.#state;
    const { model } = state;
    const node = model.unitNode[unit] as number;
    const jobs = this.#jobs;
    const spot = this.#spot;
    jobs.scanNear(unit, node, this.#near, this.longestWay, spot);
    // A vehicle's own places are nobody's neighbour.
    if (this.#near.count >= model.tasks - 1)
      for (let k = 0; k < state.usedCount; k++) jobs.scanEnds(unit, node, state.used[k] as number, spot);
    if (spot.after < 0 && this.#near.count < model.tasks - 1)
      for (let k = 0; k < state.usedCount; k++) {
        const route = state.used[k] as number;
        if (model.lockedVehicle[route] === 0 && jobs.mayJoin(unit, node, route))
          jobs.scanRoute(node, route, spot);
      }
    for (let type = 0; type < model.types; type++) {
      if (model.serves[unit * model.types + type] === 0) continue;
      const route = state.emptyOf(type);
      if (route >= 0) jobs.scanRoute(node, route, spot);
    }
  }

  #findPair(unit: number): void {
    const state = this.#state;
    const { model, routes } = state;
    const node = model.unitNode[unit] as number;
    const mate = model.unitMate[unit] as number;
    const pairs = this.#pairs;
    const spot = this.#spot;
    const isAll = this.#near.count >= model.tasks - 2;
    if (!isAll) {
      const look = ++this.#look;
      const { count, list } = this.#near;
      for (const from of [node, mate]) {
        for (let k = from * count, end = k + count; k < end; k++) {
          const route = routes.routeOf[list[k] as number] as number;
          if (route < 0 || this.#seen[route] === look || model.lockedVehicle[route] === 1) continue;
          this.#seen[route] = look;
          if (pairs.mayJoin(unit, route)) pairs.scanRoute(node, mate, route, spot);
        }
      }
    }
    if (isAll || spot.after < 0)
      for (let k = 0; k < state.usedCount; k++) {
        const route = state.used[k] as number;
        if (model.lockedVehicle[route] === 0 && pairs.mayJoin(unit, route))
          pairs.scanRoute(node, mate, route, spot);
      }
    for (let type = 0; type < model.types; type++) {
      if (model.serves[unit * model.types + type] === 0) continue;
      const route = state.emptyOf(type);
      if (route >= 0) pairs.scanRoute(node, mate, route, spot);
    }
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
