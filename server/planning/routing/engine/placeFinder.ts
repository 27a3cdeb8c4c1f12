import { InsertionCache } from './insertionCache';
import { JobInsertion, type Spot } from './insertion';
import { NearGaps } from './nearGaps';
import type { Neighbours } from './neighbours';
import { PairInsertion } from './pairInsertion';
import type { Random } from './random';
import type { SearchState } from './searchState';

/**
 * Looks for the cheapest place of a unit over the routes. The cheapest place of a route is passed over at random
 * ("blinks"; the next one counts then), which keeps the greedy construction from always making the same routes.
 */
export class PlaceFinder {
  readonly #state: SearchState;
  readonly #random: Random;
  readonly #blink: number;
  #untilBlink: number;
  readonly #jobs: JobInsertion;
  readonly #pairs: PairInsertion;
  readonly #cache: InsertionCache;
  /** Only routes that stop at one of these are looked at, all routes when every task is among them. */
  readonly #near: Neighbours;
  readonly #isAll: boolean;
  readonly #gaps: NearGaps;
  readonly #seen: Int32Array;
  /** Per unit and type: what the unit costs an empty vehicle; -Infinity until asked. */
  readonly #alone: Float64Array;
  #look = 0;
  /** No way between two stops costs more (about: refreshed now and then). */
  longestWay = Infinity;
  /** What `find` found. */
  readonly spot: Spot = { cost: 0, after: -1, mateAfter: -1 };
  readonly #own: Spot = { cost: 0, after: -1, mateAfter: -1 };

  constructor(state: SearchState, random: Random, blink: number, near: Neighbours) {
    const { model } = state;
    this.#state = state;
    this.#random = random;
    this.#blink = blink;
    this.#untilBlink = random.triesUntil(blink);
    this.#jobs = new JobInsertion(state.routes);
    this.#pairs = new PairInsertion(state.routes);
    this.#cache = new InsertionCache(model);
    this.#near = near;
    this.#isAll = near.count >= model.tasks - 1;
    this.#gaps = new NearGaps(state, this.#jobs, near, () => this.#blinks());
    this.#seen = new Int32Array(model.vehicles);
    this.#alone = new Float64Array(model.units * model.types).fill(-Infinity);
  }

  /** The cheapest place of a unit that costs less than leaving it out; false when there is none. */
  find(unit: number): boolean {
    const state = this.#state;
    const { model } = state;
    const { spot } = this;
    spot.cost = model.penalty[unit] as number;
    spot.after = -1;
    if (!this.#isAll)
      if ((model.unitMate[unit] as number) < 0) this.#gaps.find(unit, spot, this.longestWay);
      else this.#lookNear(unit);
    if (this.#isAll || spot.after < 0)
      for (let k = 0; k < state.usedCount; k++) this.#consider(unit, state.used[k] as number);
    for (let type = 0; type < model.types; type++) {
      if (model.serves[unit * model.types + type] === 0) continue;
      if ((this.#alone[unit * model.types + type] as number) >= spot.cost) continue;
      const route = state.emptyOf(type);
      if (route >= 0) this.#openRoute(unit, type, route);
    }
    return spot.after >= 0;
  }

  /** An empty vehicle, whose cost depends on its type alone. */
  #openRoute(unit: number, type: number, route: number): void {
    const { types } = this.#state.model;
    if (this.#alone[unit * types + type] === -Infinity) {
      this.#scan(unit, route, Infinity, -1);
      this.#alone[unit * types + type] = this.#own.cost;
      if (this.#own.cost >= this.spot.cost) return;
    }
    this.#consider(unit, route);
  }

  /** Routes with stops near the unit's, nearest first: a place beside tasks at least `d` away costs 2 d less its way. */
  #lookNear(unit: number): void {
    const { model, routes } = this.#state;
    const { count, list, cost } = this.#near;
    const { spot } = this;
    const look = ++this.#look;
    const mate = model.unitMate[unit] as number;
    for (let node = model.unitNode[unit] as number; node >= 0; node = node === mate ? -1 : mate)
      for (let k = this.#near.rowOf(node), end = k + count; k < end; k++) {
        if (2 * (cost[k] as number) - this.longestWay >= spot.cost) break;
        const route = routes.routeOf[list[k] as number] as number;
        if (route < 0 || this.#seen[route] === look) continue;
        this.#seen[route] = look;
        this.#consider(unit, route);
      }
  }

  /** True for one place in 1 / blink. Counts down instead of drawing a number per place. */
  #blinks(): boolean {
    if (--this.#untilBlink > 0) return false;
    this.#untilBlink = this.#random.triesUntil(this.#blink);
    return true;
  }

  #consider(unit: number, route: number): void {
    const { version } = this.#state;
    const { spot } = this;
    const { entries } = this.#cache;
    const at = this.#cache.at(unit, route);
    if (entries[at] === version[route]) {
      if ((entries[at + 1] as number) >= spot.cost) return;
      // So far only known to cost more than what was the best place then.
      if (entries[at + 2] === -1) this.#renew(unit, route, at);
    } else this.#renew(unit, route, at);
    const cost = entries[at + 1] as number;
    if (cost >= spot.cost) return;
    const after = entries[at + 2] as number;
    if (this.#blinks()) {
      this.#scan(unit, route, spot.cost, after);
      if (this.#own.after < 0) return;
      spot.cost = this.#own.cost;
      spot.after = this.#own.after;
      spot.mateAfter = this.#own.mateAfter;
      return;
    }
    spot.cost = cost;
    spot.after = after;
    spot.mateAfter = entries[at + 3] as number;
  }

  #renew(unit: number, route: number, at: number): void {
    const { entries } = this.#cache;
    const own = this.#own;
    const { unitMate, isPlain } = this.#state.model;
    // Where a place takes long to judge, or there are many, those that would not win now are not told apart.
    const isLong = !isPlain || (unitMate[unit] as number) >= 0;
    this.#scan(unit, route, isLong ? this.spot.cost : Infinity, -1);
    entries[at] = this.#state.version[route] as number;
    entries[at + 1] = own.cost;
    entries[at + 2] = own.after;
    entries[at + 3] = own.mateAfter;
  }

  /** The cheapest place on one route that costs less than `most`, in `#own`; its cost is `most` when there is none. */
  #scan(unit: number, route: number, most: number, except: number): void {
    const { model } = this.#state;
    const own = this.#own;
    const node = model.unitNode[unit] as number;
    const mate = model.unitMate[unit] as number;
    own.after = -1;
    own.cost = Infinity;
    if (model.lockedVehicle[route] === 1) return;
    if (mate < 0) {
      if (!this.#jobs.mayJoin(unit, node, route)) return;
      own.cost = most;
      this.#jobs.scanRoute(node, route, own, except);
    } else {
      if (!this.#pairs.mayJoin(unit, route)) return;
      own.cost = most;
      this.#pairs.scanRoute(node, mate, route, own, except);
    }
  }
}
