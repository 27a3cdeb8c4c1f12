import type { Spot } from './insertion';
import { arrivalWithBreaks } from './breakArcs';
import type { ModelBreak, Travel } from './model';
import type { Routes } from './routes';
import { fitsBetween, overtimeFrom, reaches } from './timing';
import { startAt } from './windows';

/**
 * Looks for the cheapest places of a pickup and its delivery on one route. Positions of the delivery are priced once for
 * the whole route; a pickup position is looked at only when it could win together with the cheapest delivery behind it,
 * and the walk to later deliveries ends where the pickup's delay or load makes the next stop impossible.
 */
export class PairInsertion {
  readonly #routes: Routes;
  /** Stops of the route, cost of the delivery behind each of them, and the least from there on. */
  readonly #stops: Int32Array;
  readonly #price: Float64Array;
  readonly #least: Float64Array;
  /** Earliest departure per layer while walking. */
  readonly #at: Float64Array;

  constructor(routes: Routes) {
    this.#routes = routes;
    const { tasks, layers } = routes.model;
    this.#stops = new Int32Array(tasks + 2);
    this.#price = new Float64Array(tasks + 2);
    this.#least = new Float64Array(tasks + 3);
    this.#at = new Float64Array(layers + 1);
  }

  mayJoin(unit: number, route: number): boolean {
    const { model, count } = this.#routes;
    if (model.serves[unit * model.types + (model.typeOf[route] as number)] === 0) return false;
    return (count[route] as number) + 2 <= (model.maxTasks[route] as number);
  }

  /** Improves `spot` with the best places on a route, but with none whose pickup is behind `except`. */
  scanRoute(pickup: number, delivery: number, route: number, spot: Spot, except = -1): void {
    const { model, next, arcCost, leave, latest, latestLeave, count } = this.#routes;
    const { place, row, nodes, service } = model;
    const travel = model.travel[model.travelOf[route] as number] as Travel;
    const { cost, costTo, seconds, secondsTo } = travel;
    const stops = this.#stops;
    const price = this.#price;
    const least = this.#least;
    const pRow = row[pickup] as number;
    const dRow = row[delivery] as number;
    const isNew = count[route] === 0;
    const fixed = isNew ? (model.fixedCost[route] as number) : 0;
    const hasBreaks = (model.breaks[route] as readonly unknown[]).length > 0;
    const isSimple = !hasBreaks && !model.hasSetup;
    const dOpen = model.open[delivery] as number;
    const end = this.#routes.endOf(route);
    const dClose = model.close[delivery] as number;
    const dService = model.service[delivery] as number;
    const dEarliest = dOpen + dService;
    const last = (model.breaks[route] as readonly unknown[]).length * nodes;
    let n = 0;
    let lastPlace = -1;
    let stop = this.#routes.startOf(route);
    // Leaving later and later: nothing behind can reach the delivery in time.
    while (stop !== end && (leave[stop] as number) <= dClose) {
      const j = next[stop] as number;
      stops[n] = stop;
      // The next stop must start before the delivery could end.
      const isEarly = (latestLeave[last + j] as number) - (service[j] as number) < dEarliest;
      if (!isEarly) lastPlace = n;
      price[n++] = isEarly
        ? Infinity
        : (costTo[dRow + (place[stop] as number)] as number) +
          (cost[dRow + (place[j] as number)] as number) -
          (isNew ? 0 : (arcCost[stop] as number));
      stop = j;
    }
    stops[n] = stop;
    least[n] = Infinity;
    for (let k = n - 1; k >= 0; k--) {
      const i = stops[k] as number;
      const j = stops[k + 1] as number;
      // Not even without the pickup on board.
      if (price[k] !== Infinity) {
        const arrival = (leave[i] as number) + (secondsTo[dRow + (place[i] as number)] as number);
        const begin = arrival < dOpen ? dOpen : arrival;
        const reached = begin + dService + (seconds[dRow + (place[j] as number)] as number);
        if (
          arrival > dClose ||
          (isSimple
            ? reached > (latest[j] as number)
            : reached + (service[j] as number) > (latestLeave[last + j] as number))
        )
          price[k] = Infinity;
      }
      if (model.frontNode[j] === 1) price[k] = Infinity;
      const here = price[k] as number;
      const later = least[k + 1] as number;
      least[k] = here < later ? here : later;
    }
    const direct = cost[pRow + (place[delivery] as number)] as number;
    const pClose = model.close[pickup] as number;
    const pEarliest = (model.open[pickup] as number) + (service[pickup] as number);
    for (let k = 0; k <= lastPlace; k++) {
      const i = stops[k] as number;
      const j = stops[k + 1] as number;
      if ((latestLeave[last + j] as number) - (service[j] as number) < pEarliest) continue;
      if (!hasBreaks && (leave[i] as number) > pClose) return;
      if (model.frontNode[j] === 1) continue;
      const toPickup = costTo[pRow + (place[i] as number)] as number;
      const arc = isNew ? 0 : (arcCost[i] as number);
      const apart = toPickup + (cost[pRow + (place[j] as number)] as number) - arc + fixed;
      const together = toPickup + direct + (cost[dRow + (place[j] as number)] as number) - arc + fixed;
      if (together >= spot.cost && apart + (least[k + 1] as number) >= spot.cost) continue;
      if (i === except) continue;
      if (!fitsBetween(this.#routes, travel, i, pickup, j)) continue;
      this.#walk(travel, pickup, delivery, k, n, apart, together, spot);
    }
  }

  /** Tries the delivery right behind the pickup and behind every later stop while loads and times allow. */
  #walk(
    travel: Travel,
    pickup: number,
    delivery: number,
    k: number,
    n: number,
    apart: number,
    together: number,
    spot: Spot,
  ): void {
    const { model } = this.#routes;
    const stops = this.#stops;
    const first = stops[k] as number;
    if (!this.#hasRoom(first, pickup)) return;
    this.#depart(first);
    if (!this.#advance(travel, first, pickup)) return;
    if (
      together < spot.cost &&
      this.#deliveryFits(travel, pickup, delivery, stops[k + 1] as number) &&
      this.#travelFits(travel, first, pickup, pickup, delivery, stops[k + 1] as number, true)
    ) {
      const price = together + this.#overtime(travel, pickup, delivery, stops[k + 1] as number);
      if (price < spot.cost) {
        spot.cost = price;
        spot.after = first;
        spot.mateAfter = pickup;
      }
    }
    let before = pickup;
    for (let at = k + 1; at < n; at++) {
      if (apart + (this.#least[at] as number) >= spot.cost) return;
      const stop = stops[at] as number;
      if (!this.#advance(travel, before, stop) || !this.#hasRoom(stop, pickup)) return;
      before = stop;
      const total = apart + (this.#price[at] as number);
      if (total >= spot.cost) continue;
      const after = stops[at + 1] as number;
      if (model.frontNode[after] === 1) continue;
      if (
        this.#deliveryFits(travel, stop, delivery, after) &&
        this.#travelFits(travel, first, pickup, stop, delivery, after, false)
      ) {
        const price = total + this.#overtime(travel, stop, delivery, after);
        if (price >= spot.cost) continue;
        spot.cost = price;
        spot.after = first;
        spot.mateAfter = stop;
      }
    }
  }

  /** What the overtime grows by when the delivery comes behind `from`, with the pickup before it. */
  #overtime(travel: Travel, from: number, delivery: number, after: number): number {
    if (!this.#routes.model.hasOvertime) return 0;
    return overtimeFrom(this.#routes, travel, this.#at[0] as number, from, delivery, after);
  }

  /** Whether the shipment may be on board when leaving a stop. */
  #hasRoom(stop: number, pickup: number): boolean {
    const { model, load, routeOf } = this.#routes;
    const { dimensions, taken, capacity } = model;
    if (model.loadMode !== 'along') return true;
    const route = routeOf[stop] as number;
    for (let d = 0; d < dimensions; d++) {
      const now = (load[stop * dimensions + d] as number) + (taken[pickup * dimensions + d] as number);
      if (now > (capacity[route * dimensions + d] as number)) return false;
    }
    return true;
  }

  #depart(from: number): void {
    const { model, leave, routeOf } = this.#routes;
    const last = (model.breaks[routeOf[from] as number] as readonly unknown[]).length;
    for (let layer = 0; layer <= last; layer++) this.#at[layer] = leave[layer * model.nodes + from] as number;
    this.#route = routeOf[from] as number;
  }

  #route = 0;

  /** Goes on from one stop to the next with the pickup's delay. False when that one (or, later, the rest) is too late. */
  #advance(travel: Travel, from: number, to: number): boolean {
    const { model, latest } = this.#routes;
    const { place, row, nodes } = model;
    const breaks = model.breaks[this.#route] as readonly ModelBreak[];
    const drive = travel.seconds[(row[from] as number) + (place[to] as number)] as number;
    const work =
      (model.service[to] as number) + (place[from] === place[to] ? 0 : (model.setup[to] as number));
    const isOnRoute = (this.#routes.routeOf[to] as number) >= 0;
    if (breaks.length === 0) {
      const begin = startAt(model, to, (this.#at[0] as number) + drive);
      if (begin === Infinity || (isOnRoute && !model.hasSetup && begin > (latest[to] as number)))
        return false;
      this.#at[0] = begin + work;
      return true;
    }
    let isPossible = false;
    // From the last on: a layer depends on earlier ones as they were.
    for (let layer = breaks.length; layer >= 0; layer--) {
      let earliest = (this.#at[layer] as number) + drive;
      for (let before = 0; before < layer; before++) {
        const departure = this.#at[before] as number;
        if (departure >= earliest) continue;
        const arrival = arrivalWithBreaks(breaks, before, layer, departure, drive);
        if (arrival < earliest) earliest = arrival;
      }
      const begin = earliest === Infinity ? Infinity : startAt(model, to, earliest);
      this.#at[layer] = begin + work;
      if (
        begin !== Infinity &&
        (!isOnRoute || model.hasSetup || begin <= (latest[layer * nodes + to] as number))
      )
        isPossible = true;
    }
    return isPossible;
  }

  #deliveryFits(travel: Travel, from: number, delivery: number, after: number): boolean {
    const { model } = this.#routes;
    const { place, row } = model;
    const breaks = model.breaks[this.#route] as readonly ModelBreak[];
    const drive = travel.seconds[(row[from] as number) + (place[delivery] as number)] as number;
    const onward = travel.seconds[(row[delivery] as number) + (place[after] as number)] as number;
    const work =
      (model.service[delivery] as number) +
      (place[from] === place[delivery] ? 0 : (model.setup[delivery] as number));
    if (breaks.length === 0) {
      const begin = startAt(model, delivery, (this.#at[0] as number) + drive);
      return begin !== Infinity && reaches(this.#routes, delivery, after, begin + work + onward, 0);
    }
    for (let before = 0; before <= breaks.length; before++) {
      const departure = this.#at[before] as number;
      if (departure === Infinity) continue;
      for (let mid = before; mid <= breaks.length; mid++) {
        const begin = startAt(model, delivery, arrivalWithBreaks(breaks, before, mid, departure, drive));
        if (begin === Infinity) continue;
        for (let to = mid; to <= breaks.length; to++) {
          const arrival = arrivalWithBreaks(breaks, mid, to, begin + work, onward);
          if (arrival !== Infinity && reaches(this.#routes, delivery, after, arrival, to)) return true;
        }
      }
    }
    return false;
  }

  #travelFits(
    travel: Travel,
    first: number,
    pickup: number,
    from: number,
    delivery: number,
    after: number,
    isTogether: boolean,
  ): boolean {
    const { model, next, seconds, metres } = this.#routes;
    if (!model.hasTravelLimit) return true;
    const { row, place } = model;
    const route = this.#route;
    const added = (matrix: Float64Array) => {
      const way = (a: number, b: number) => matrix[(row[a] as number) + (place[b] as number)] as number;
      const second = next[first] as number;
      if (isTogether)
        return way(first, pickup) + way(pickup, delivery) + way(delivery, after) - way(first, after);
      return (
        way(first, pickup) +
        way(pickup, second) -
        way(first, second) +
        way(from, delivery) +
        way(delivery, after) -
        way(from, after)
      );
    };
    if ((seconds[route] as number) + added(travel.seconds) > (model.maxTravel[route] as number)) return false;
    return (
      !travel.metres ||
      (metres[route] as number) + added(travel.metres) <= (model.maxDistance[route] as number)
    );
  }
}
