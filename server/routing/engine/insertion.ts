import type { Travel } from './model';
import type { Neighbours } from './neighbours';
import type { Random } from './random';
import type { Routes } from './routes';
import { addedOvertime, fitsBetween } from './timing';

/** Where a unit goes: behind `after`, and its delivery (shipments) behind `mateAfter`. */
export interface Spot {
  cost: number;
  after: number;
  mateAfter: number;
}

/**
 * Looks for the cheapest place of a job. Some positions are passed over at random ("blinks"), which keeps the greedy
 * construction from always making the same routes.
 */
export class JobInsertion {
  readonly routes: Routes;
  readonly #random: Random;
  readonly #blink: number;
  #untilBlink: number;

  constructor(routes: Routes, random: Random, blink: number) {
    this.routes = routes;
    this.#random = random;
    this.#blink = blink;
    this.#untilBlink = random.triesUntil(blink);
  }

  /** True for one position in 1 / blink. Counts down instead of drawing a number per position. */
  blinks(): boolean {
    if (--this.#untilBlink > 0) return false;
    this.#untilBlink = this.#random.triesUntil(this.#blink);
    return true;
  }

  /** Whether loads, number of tasks and type allow the job on the route at all. */
  mayJoin(unit: number, node: number, route: number): boolean {
    const { model, count, sum } = this.routes;
    if (model.serves[unit * model.types + (model.typeOf[route] as number)] === 0) return false;
    if ((count[route] as number) >= (model.maxTasks[route] as number)) return false;
    if (model.loadMode !== 'total') return true;
    const { dimensions, fromStart, taken, capacity } = model;
    for (let d = 0; d < dimensions; d++) {
      const at = node * dimensions + d;
      const more = (fromStart[at] as number) + (taken[at] as number);
      if ((sum[route * dimensions + d] as number) + more > (capacity[route * dimensions + d] as number))
        return false;
    }
    return true;
  }

  /** Improves `spot` with the best position on a whole route. */
  scanRoute(node: number, route: number, spot: Spot): void {
    const { model, next, arcCost, leave } = this.routes;
    const { place, row, tasks, layers } = model;
    const travel = model.travel[model.travelOf[route] as number] as Travel;
    const { cost, costTo } = travel;
    const nodeRow = row[node] as number;
    const close = model.close[node] as number;
    const start = tasks + route;
    const end = start + model.vehicles;
    const isNew = this.routes.count[route] === 0;
    const fixed = isNew ? (model.fixedCost[route] as number) : 0;
    for (let i = start; i !== end;) {
      const j = next[i] as number;
      const delta =
        (costTo[nodeRow + (place[i] as number)] as number) +
        (cost[nodeRow + (place[j] as number)] as number) +
        fixed -
        (isNew ? 0 : (arcCost[i] as number));
      if (delta < spot.cost && !this.blinks() && this.#fits(travel, i, node, j)) {
        const price = model.hasOvertime ? delta + addedOvertime(this.routes, travel, i, node, j) : delta;
        if (price < spot.cost) {
          spot.cost = price;
          spot.after = i;
        }
      }
      // Leaving later and later: nothing behind can reach the job in time. (Layer 0 is the earliest.)
      if (layers === 0 && (leave[i] as number) > close) return;
      i = j;
    }
  }

  /**
   * Improves `spot` with the positions beside the tasks nearest to the job, nearest first. When `i` is as far as `d` and
   * the position's other end is not nearer, inserting costs at least 2 d less the way that it replaces: most positions
   * end there, and `longestWay` (an upper bound of those ways) ends the walk.
   */
  scanNear(unit: number, node: number, near: Neighbours, longestWay: number, spot: Spot): void {
    const { model, next, prev, routeOf, arcCost } = this.routes;
    const { place, row, travelOf } = model;
    const { list, cost } = near;
    const nodeRow = row[node] as number;
    const isOne = model.travel.length === 1;
    let travel = model.travel[0] as Travel;
    for (let k = node * near.count, end = k + near.count; k < end; k++) {
      const twice = 2 * (cost[k] as number);
      if (twice - longestWay >= spot.cost) return;
      const task = list[k] as number;
      const route = routeOf[task] as number;
      if (route < 0) continue;
      if (!isOne) travel = model.travel[travelOf[route] as number] as Travel;
      const behind = arcCost[task] as number;
      const taskPlace = place[task] as number;
      if (twice - behind < spot.cost) {
        const j = next[task] as number;
        const delta =
          (travel.costTo[nodeRow + taskPlace] as number) +
          (travel.cost[nodeRow + (place[j] as number)] as number) -
          behind;
        if (delta < spot.cost) this.#consider(travel, route, unit, node, task, j, delta, spot);
      }
      const i = prev[task] as number;
      const ahead = arcCost[i] as number;
      if (twice - ahead < spot.cost) {
        const delta =
          (travel.costTo[nodeRow + (place[i] as number)] as number) +
          (travel.cost[nodeRow + taskPlace] as number) -
          ahead;
        if (delta < spot.cost) this.#consider(travel, route, unit, node, i, task, delta, spot);
      }
    }
  }

  /** Improves `spot` with the positions behind the start and before the end of a route. */
  scanEnds(unit: number, node: number, route: number, spot: Spot): void {
    const { model, next, prev, arcCost } = this.routes;
    const { place, row } = model;
    const { cost, costTo } = model.travel[model.travelOf[route] as number] as Travel;
    const nodeRow = row[node] as number;
    const start = model.tasks + route;
    const end = start + model.vehicles;
    const first = next[start] as number;
    const last = prev[end] as number;
    const atStart =
      (costTo[nodeRow + (place[start] as number)] as number) +
      (cost[nodeRow + (place[first] as number)] as number) -
      (arcCost[start] as number);
    const atEnd =
      (costTo[nodeRow + (place[last] as number)] as number) +
      (cost[nodeRow + (place[end] as number)] as number) -
      (arcCost[last] as number);
    const travel = model.travel[model.travelOf[route] as number] as Travel;
    if (atStart < spot.cost) this.#consider(travel, route, unit, node, start, first, atStart, spot);
    if (atEnd < spot.cost) this.#consider(travel, route, unit, node, last, end, atEnd, spot);
  }

  #consider(
    travel: Travel,
    route: number,
    unit: number,
    node: number,
    i: number,
    j: number,
    delta: number,
    spot: Spot,
  ): void {
    const { model } = this.routes;
    if (this.blinks()) return;
    if (model.lockedVehicle[route] === 1 || !this.mayJoin(unit, node, route)) return;
    if (!this.#fits(travel, i, node, j)) return;
    const price = model.hasOvertime ? delta + addedOvertime(this.routes, travel, i, node, j) : delta;
    if (price >= spot.cost) return;
    spot.cost = price;
    spot.after = i;
  }

  /** Whether a job may go behind `i`: times, loads along the route, travel limits. */
  fitsBehind(node: number, i: number): boolean {
    const { model, next, routeOf } = this.routes;
    const travel = model.travel[model.travelOf[routeOf[i] as number] as number] as Travel;
    return this.#fits(travel, i, node, next[i] as number);
  }

  #fits(travel: Travel, i: number, node: number, j: number): boolean {
    const { model } = this.routes;
    if (model.frontNode[j] === 1) return false;
    if (!fitsBetween(this.routes, travel, i, node, j)) return false;
    if (model.loadMode === 'along' && !this.#loadsFit(i, node, j)) return false;
    return !model.hasTravelLimit || this.#travelFits(travel, i, node, j);
  }

  #loadsFit(i: number, node: number, j: number): boolean {
    const { model, loadBefore, loadAfter, load, routeOf } = this.routes;
    const { dimensions, capacity, fromStart, taken } = model;
    const route = routeOf[i] as number;
    for (let d = 0; d < dimensions; d++) {
      const room = capacity[route * dimensions + d] as number;
      const at = node * dimensions + d;
      if ((loadBefore[i * dimensions + d] as number) + (fromStart[at] as number) > room) return false;
      const later = Math.max(load[i * dimensions + d] as number, loadAfter[j * dimensions + d] as number);
      if (later + (taken[at] as number) > room) return false;
    }
    return true;
  }

  #travelFits(travel: Travel, i: number, node: number, j: number): boolean {
    const { model, routeOf, seconds, metres } = this.routes;
    const { row, place } = model;
    const route = routeOf[i] as number;
    const added = (matrix: Float64Array) =>
      (matrix[(row[i] as number) + (place[node] as number)] as number) +
      (matrix[(row[node] as number) + (place[j] as number)] as number) -
      (matrix[(row[i] as number) + (place[j] as number)] as number);
    if ((seconds[route] as number) + added(travel.seconds) > (model.maxTravel[route] as number)) return false;
    if (!travel.metres) return true;
    return (metres[route] as number) + added(travel.metres) <= (model.maxDistance[route] as number);
  }
}
