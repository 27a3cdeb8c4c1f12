import type { Travel } from './model';
import type { Routes } from './routes';
import { addedOvertime, fitsBetween } from './timing';

/** Where a unit goes: behind `after`, and its delivery (shipments) behind `mateAfter`. */
export interface Spot {
  cost: number;
  after: number;
  mateAfter: number;
}

/** Looks for the cheapest place of a job on a route. */
export class JobInsertion {
  readonly routes: Routes;

  constructor(routes: Routes) {
    this.routes = routes;
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

  /** Improves `spot` with the best position on a route, but not with the one behind `except`. */
  scanRoute(node: number, route: number, spot: Spot, except = -1): void {
    const { model, arcCost, next, count } = this.routes;
    if (model.isPlain && count[route] !== 0) return this.#scanPlain(node, route, spot, except);
    const { place, row, tasks, nodes, service } = model;
    const { leave, latestLeave } = this.routes;
    const travel = model.travel[model.travelOf[route] as number] as Travel;
    const { cost, costTo } = travel;
    const nodeRow = row[node] as number;
    const close = model.close[node] as number;
    const earliest = (model.open[node] as number) + (service[node] as number);
    const last = (model.breaks[route] as readonly unknown[]).length * nodes;
    const start = tasks + route;
    const end = start + model.vehicles;
    const isNew = count[route] === 0;
    const fixed = isNew ? (model.fixedCost[route] as number) : 0;
    for (let i = start; i !== end;) {
      // Leaving later and later: nothing behind can reach the job in time. (Without breaks taken it is earliest.)
      if ((leave[i] as number) > close) return;
      const j = next[i] as number;
      // The next stop must start before this one could end.
      if ((latestLeave[last + j] as number) - (service[j] as number) < earliest) {
        i = j;
        continue;
      }
      const delta =
        (costTo[nodeRow + (place[i] as number)] as number) +
        (cost[nodeRow + (place[j] as number)] as number) +
        fixed -
        (isNew ? 0 : (arcCost[i] as number));
      if (delta < spot.cost && i !== except && this.#fits(travel, i, node, j)) {
        const price = model.hasOvertime ? delta + addedOvertime(this.routes, travel, i, node, j) : delta;
        if (price < spot.cost) {
          spot.cost = price;
          spot.after = i;
        }
      }
      i = j;
    }
  }

  /** The same where only times count position by position (`Model.isPlain`). */
  #scanPlain(node: number, route: number, spot: Spot, except: number): void {
    const { model, arcCost, next, leave, latest } = this.routes;
    const { place, row } = model;
    const { cost, costTo, seconds, secondsTo } = model.travel[model.travelOf[route] as number] as Travel;
    const nodeRow = row[node] as number;
    const open = model.open[node] as number;
    const close = model.close[node] as number;
    const service = model.service[node] as number;
    const earliest = open + service;
    const start = model.tasks + route;
    const end = start + model.vehicles;
    let best = spot.cost;
    let after = -1;
    for (let i = start; i !== end;) {
      const departure = leave[i] as number;
      if (departure > close) break;
      const j = next[i] as number;
      // The next stop must start before this one could end.
      if ((latest[j] as number) < earliest) {
        i = j;
        continue;
      }
      const toI = nodeRow + (place[i] as number);
      const toJ = nodeRow + (place[j] as number);
      const delta = (costTo[toI] as number) + (cost[toJ] as number) - (arcCost[i] as number);
      if (delta < best) {
        const arrival = departure + (secondsTo[toI] as number);
        const begin = arrival < open ? open : arrival;
        if (
          begin <= close &&
          begin + service + (seconds[toJ] as number) <= (latest[j] as number) &&
          i !== except
        ) {
          best = delta;
          after = i;
        }
      }
      i = j;
    }
    if (after < 0) return;
    spot.cost = best;
    spot.after = after;
  }

  /** What a job costs behind `i` of a route that has stops; Infinity when that is not less than `most`, or not possible. */
  priceBehind(node: number, i: number, most: number): number {
    const { model, next, arcCost, routeOf } = this.routes;
    const { row, place } = model;
    const travel = model.travel[model.travelOf[routeOf[i] as number] as number] as Travel;
    const nodeRow = row[node] as number;
    const j = next[i] as number;
    // As in `scanRoute`: too late for the job, or the next stop must start before this one could end.
    if ((this.routes.leave[i] as number) > (model.close[node] as number)) return Infinity;
    const last = (model.breaks[routeOf[i] as number] as readonly unknown[]).length * model.nodes;
    const latest = (this.routes.latestLeave[last + j] as number) - (model.service[j] as number);
    if (latest < (model.open[node] as number) + (model.service[node] as number)) return Infinity;
    const delta =
      (travel.costTo[nodeRow + (place[i] as number)] as number) +
      (travel.cost[nodeRow + (place[j] as number)] as number) -
      (arcCost[i] as number);
    if (delta >= most || !this.#fits(travel, i, node, j)) return Infinity;
    return model.hasOvertime ? delta + addedOvertime(this.routes, travel, i, node, j) : delta;
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
