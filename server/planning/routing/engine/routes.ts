import type { Model } from './model';
import { followDeadlines, followDepartures } from './layers';
import { refreshLoads } from './routeLoads';
import { lastStartBy, startAt } from './windows';

/**
 * The routes of the search: linked lists over nodes, with what makes every insertion a check in constant time.
 *
 * - `leave` is the earliest departure from a node, `latest` the latest start, and `latestLeave` the latest departure,
 *   with which the rest of the route stays possible. Waiting is allowed, so starting earlier is never worse: an
 *   insertion is possible exactly when the node after it is reached by its `latest`.
 * - With breaks there is one *layer* of them per number of breaks already taken (index layer × nodes + node): breaks
 *   have no place of their own in the list and move freely between layers, at the best moment by construction.
 */
export class Routes {
  readonly model: Model;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  /** Vehicle of each task; -1 when it is on no route. */
  readonly routeOf: Int32Array;
  readonly leave: Float64Array;
  readonly latest: Float64Array;
  readonly latestLeave: Float64Array;
  /** Cost and seconds of the way from a node to its next one: here they are in the cache, in the matrix they are not. */
  readonly arcCost: Float64Array;
  readonly arcSeconds: Float64Array;
  /** Work from the start of a node to the end of the route and all breaks, without waiting (overtime estimates). */
  readonly tail: Float64Array;
  /** Loads when leaving a node, the largest up to here and the largest from here, per dimension (`along` only). */
  readonly load: Float64Array;
  readonly loadBefore: Float64Array;
  readonly loadAfter: Float64Array;
  /** Tasks, travel cost, seconds, metres, end and overtime cost of each vehicle; sum of loads per dimension. */
  readonly count: Int32Array;
  readonly cost: Float64Array;
  readonly seconds: Float64Array;
  readonly metres: Float64Array;
  readonly ends: Float64Array;
  readonly overtime: Float64Array;
  readonly sum: Float64Array;

  constructor(model: Model) {
    const { nodes, vehicles, dimensions, layers, tasks } = model;
    const layered = nodes * (layers + 1);
    this.model = model;
    this.next = new Int32Array(nodes).fill(-1);
    this.prev = new Int32Array(nodes).fill(-1);
    this.routeOf = new Int32Array(nodes).fill(-1);
    this.leave = new Float64Array(layered);
    this.latest = new Float64Array(layered);
    this.latestLeave = new Float64Array(layered);
    this.arcCost = new Float64Array(nodes);
    this.arcSeconds = new Float64Array(nodes);
    this.tail = new Float64Array(nodes);
    const along = model.loadMode === 'along' ? nodes * dimensions : 0;
    this.load = new Float64Array(along);
    this.loadBefore = new Float64Array(along);
    this.loadAfter = new Float64Array(along);
    this.count = new Int32Array(vehicles);
    this.cost = new Float64Array(vehicles);
    this.seconds = new Float64Array(vehicles);
    this.metres = new Float64Array(vehicles);
    this.ends = new Float64Array(vehicles);
    this.overtime = new Float64Array(vehicles);
    this.sum = new Float64Array(vehicles * dimensions);
    for (let r = 0; r < vehicles; r++) {
      this.routeOf[tasks + r] = r;
      this.routeOf[tasks + vehicles + r] = r;
      this.join(tasks + r, tasks + vehicles + r);
      this.refresh(r);
    }
  }

  startOf(route: number): number {
    return this.model.tasks + route;
  }

  endOf(route: number): number {
    return this.model.tasks + this.model.vehicles + route;
  }

  join(from: number, to: number): void {
    this.next[from] = to;
    this.prev[to] = from;
  }

  insertAfter(from: number, node: number): void {
    const to = this.next[from] as number;
    this.join(from, node);
    this.join(node, to);
    this.routeOf[node] = this.routeOf[from] as number;
  }

  remove(node: number): void {
    this.join(this.prev[node] as number, this.next[node] as number);
    this.routeOf[node] = -1;
  }

  /** Travel, fixed cost and overtime. */
  totalCost(route: number): number {
    if (this.count[route] === 0) return 0;
    return (
      (this.cost[route] as number) +
      (this.model.fixedCost[route] as number) +
      (this.overtime[route] as number)
    );
  }

  tasksOf(route: number): number[] {
    const out: number[] = [];
    const end = this.endOf(route);
    for (let i = this.next[this.startOf(route)] as number; i !== end; i = this.next[i] as number) out.push(i);
    return out;
  }

  /** Recomputes everything about a route. Answers false when it breaks a window, the shift or a break. */
  refresh(route: number): boolean {
    const isPossible = this.#forward(route);
    if ((this.model.breaks[route] as readonly unknown[]).length === 0) this.#latestStarts(route);
    else this.#latestLayers(route);
    if (this.model.loadMode !== 'none') refreshLoads(this, route);
    if (this.model.hasOvertime) this.renewOvertime(route);
    return isPossible;
  }

  /** Departures, cost and overtime alone: what a route with one more stop would be, when nothing else will join it. */
  drive(route: number): void {
    this.#forward(route);
    if (this.model.hasOvertime) this.renewOvertime(route);
  }

  #forward(route: number): boolean {
    const isPossible = this.#times(route);
    return (this.model.breaks[route] as readonly unknown[]).length === 0 ? isPossible : this.#layers(route);
  }

  #times(route: number): boolean {
    const { model, next, leave } = this;
    const { place, row, service, setup, hasSetup, hasWindows, open, close } = model;
    const travel = model.travel[model.travelOf[route] as number];
    if (!travel) return false;
    const { seconds, cost, metres } = travel;
    const start = this.startOf(route);
    const end = this.endOf(route);
    let time = open[start] as number;
    leave[start] = time;
    let sumCost = 0;
    let sumSeconds = 0;
    let sumMetres = 0;
    let count = 0;
    let isPossible = true;
    for (let i = start; i !== end;) {
      const j = next[i] as number;
      const arc = (row[i] as number) + (place[j] as number);
      const drive = seconds[arc] as number;
      const price = cost[arc] as number;
      this.arcCost[i] = price;
      this.arcSeconds[i] = drive;
      sumCost += price;
      sumSeconds += drive;
      if (metres) sumMetres += metres[arc] as number;
      time += drive;
      if (hasWindows[j] === 1) time = startAt(model, j, time);
      else if (time < (open[j] as number)) time = open[j] as number;
      if (time > (close[j] as number)) isPossible = false;
      time += service[j] as number;
      if (hasSetup && place[i] !== place[j]) time += setup[j] as number;
      leave[j] = time;
      count++;
      i = j;
    }
    this.count[route] = count - 1;
    this.cost[route] = sumCost;
    this.seconds[route] = sumSeconds;
    this.metres[route] = sumMetres;
    this.ends[route] = time;
    return isPossible;
  }

  #latestStarts(route: number): void {
    const { model, prev, latest, latestLeave } = this;
    const { place, service, setup, hasSetup, hasWindows, close } = model;
    const { arcSeconds } = this;
    const start = this.startOf(route);
    const end = this.endOf(route);
    latestLeave[end] = latest[end] = close[end] as number;
    for (let j = end; j !== start;) {
      const i = prev[j] as number;
      const late = (latest[j] as number) - (arcSeconds[i] as number);
      latestLeave[i] = late;
      let begin = late - (service[i] as number);
      if (i !== start) {
        if (hasSetup && place[prev[i] as number] !== place[i]) begin -= setup[i] as number;
        if (hasWindows[i] === 1) begin = lastStartBy(model, i, begin);
        else if (begin > (close[i] as number)) begin = close[i] as number;
      }
      latest[i] = begin;
      j = i;
    }
  }

  #layers(route: number): boolean {
    const { model, next, leave } = this;
    const { nodes } = model;
    const breaks = model.breaks[route] as Model['breaks'][number];
    const last = breaks.length;
    const start = this.startOf(route);
    const end = this.endOf(route);
    for (let k = 1; k <= last; k++) leave[k * nodes + start] = Infinity;
    for (let i = start; i !== end; i = next[i] as number)
      followDepartures(this, breaks, i, next[i] as number);
    this.ends[route] = leave[last * nodes + end] as number;
    return this.ends[route] !== Infinity;
  }

  #latestLayers(route: number): void {
    const { model, prev, latest, latestLeave } = this;
    const breaks = model.breaks[route] as Model['breaks'][number];
    const last = breaks.length;
    const start = this.startOf(route);
    const end = this.endOf(route);
    for (let k = 0; k <= last; k++) {
      const shift = k === last ? (model.close[end] as number) : -Infinity;
      latest[k * model.nodes + end] = latestLeave[k * model.nodes + end] = shift;
    }
    for (let j = end; j !== start; j = prev[j] as number) followDeadlines(this, breaks, prev[j] as number, j);
  }

  /** Overtime, and the work from each stop on. */
  renewOvertime(route: number): void {
    const { model, prev, tail } = this;
    const start = this.startOf(route);
    const end = this.endOf(route);
    const over = (this.ends[route] as number) - (model.shiftEnd[route] as number);
    this.overtime[route] = over > 0 ? over * (model.overtimeRate[route] as number) : 0;
    tail[end] = 0;
    for (const { service } of model.breaks[route] ?? []) tail[end] += service;
    for (let j = end; j !== start;) {
      const i = prev[j] as number;
      tail[i] = (model.service[i] as number) + (this.arcSeconds[i] as number) + (tail[j] as number);
      j = i;
    }
  }
}
