import type { JobInsertion, Spot } from './insertion';
import type { Neighbours } from './neighbours';
import type { SearchState } from './searchState';

/**
 * The cheapest place of a job beside the tasks near it, in a large plan. Of a place whose stops are both at least `d` away
 * the cost is at least 2 d less the way that it replaces, so that of dozens of places only a few are worked out.
 */
export class NearGaps {
  readonly #state: SearchState;
  readonly #jobs: JobInsertion;
  readonly #near: Neighbours;
  /** Per vehicle and per stop (of the place behind it): the look in which it was refused, or passed over. */
  readonly #refused: Float64Array;
  readonly #allowed: Float64Array;
  readonly #passed: Float64Array;
  readonly #blinks: () => boolean;
  #look = 0;

  constructor(state: SearchState, jobs: JobInsertion, near: Neighbours, blinks: () => boolean) {
    this.#state = state;
    this.#jobs = jobs;
    this.#near = near;
    this.#blinks = blinks;
    this.#refused = new Float64Array(state.model.vehicles);
    this.#allowed = new Float64Array(state.model.vehicles);
    this.#passed = new Float64Array(state.model.nodes);
  }

  /** Improves `spot`. `longestWay`: no way between two stops costs more. */
  find(unit: number, spot: Spot, longestWay: number): void {
    const { model, routes } = this.#state;
    const { list, cost } = this.#near;
    const { routeOf, arcCost, prev } = routes;
    const look = ++this.#look;
    const node = model.unitNode[unit] as number;
    for (let k = this.#near.rowOf(node), end = k + this.#near.count; k < end; k++) {
      const least = 2 * (cost[k] as number);
      if (least - longestWay >= spot.cost) return;
      const task = list[k] as number;
      const route = routeOf[task] as number;
      if (route < 0 || this.#refused[route] === look) continue;
      if (this.#allowed[route] !== look) {
        if (model.lockedVehicle[route] === 1 || !this.#jobs.mayJoin(unit, node, route)) {
          this.#refused[route] = look;
          continue;
        }
        this.#allowed[route] = look;
      }
      if (least - (arcCost[task] as number) < spot.cost) this.#try(node, task, spot, look);
      const before = prev[task] as number;
      if (least - (arcCost[before] as number) < spot.cost) this.#try(node, before, spot, look);
    }
  }

  #try(node: number, after: number, spot: Spot, look: number): void {
    if (this.#passed[after] === look) return;
    const price = this.#jobs.priceBehind(node, after, spot.cost);
    if (price >= spot.cost) return;
    this.#passed[after] = look;
    if (this.#blinks()) return;
    spot.cost = price;
    spot.after = after;
  }
}
