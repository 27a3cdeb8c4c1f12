import { earliestWith } from '../engine/layers';
import type { Model, ModelBreak, Travel } from '../engine/model';
import type { Routes } from '../engine/routes';
import { startAt } from '../engine/windows';

/**
 * What a run would be with one more job, followed beside the run itself: nothing has to be put back. Departures are worked
 * out from the job on, and only as far as they move.
 */
export class JoinedRun {
  readonly #routes: Routes;
  /** Departures from the stop that was followed last, and from the next one, per layer. */
  #now: Float64Array;
  #then: Float64Array;
  /** What the run costs and drives more, when the work at the job begins, and when the run then ends. */
  cost = 0;
  seconds = 0;
  begin = 0;
  ends = 0;

  constructor(routes: Routes) {
    this.#routes = routes;
    this.#now = new Float64Array(routes.model.layers + 1);
    this.#then = new Float64Array(routes.model.layers + 1);
  }

  /** The job comes behind `after`, where it fits. */
  follow(job: number, after: number, route: number): void {
    const routes = this.#routes;
    const { model, next, leave, arcSeconds } = routes;
    const { nodes, row, place } = model;
    const { seconds, cost } = model.travel[model.travelOf[route] as number] as Travel;
    const breaks = model.breaks[route] as readonly ModelBreak[];
    const last = breaks.length;
    const end = routes.endOf(route);
    let j = next[after] as number;
    const there = (row[after] as number) + (place[job] as number);
    const onward = (row[job] as number) + (place[j] as number);
    for (let k = 0; k <= last; k++) this.#now[k] = leave[k * nodes + after] as number;
    this.#step(breaks, after, job, seconds[there] as number);
    let layer = last;
    while (layer > 0 && this.#now[layer] === Infinity) layer--;
    this.begin = (this.#now[layer] as number) - (model.service[job] as number);
    this.ends = routes.ends[route] as number;
    for (let i = job; ; i = j, j = next[j] as number) {
      this.#step(breaks, i, j, i === job ? (seconds[onward] as number) : (arcSeconds[i] as number));
      if (!this.#isMoved(j, last)) break;
      if (j !== end) continue;
      this.ends = this.#now[last] as number;
      break;
    }
    this.seconds = (seconds[there] as number) + (seconds[onward] as number) - (arcSeconds[after] as number);
    const arcs = (cost[there] as number) + (cost[onward] as number) - (routes.arcCost[after] as number);
    const over = Math.max(0, this.ends - (model.shiftEnd[route] as number));
    const rate = model.overtimeRate[route] as number;
    this.cost =
      (routes.cost[route] as number) +
      arcs +
      (model.fixedCost[route] as number) +
      (rate > 0 && over > 0 ? over * rate : 0) -
      routes.totalCost(route);
  }

  #isMoved(j: number, last: number): boolean {
    const { model, leave } = this.#routes;
    for (let k = 0; k <= last; k++) if (this.#now[k] !== leave[k * model.nodes + j]) return true;
    return false;
  }

  /**
   * From departures at `i` to those at `j`. Without breaks, a run that is late anywhere still continues, as in
   * `Routes`.
   */
  #step(breaks: Model['breaks'][number], i: number, j: number, drive: number): void {
    const { model } = this.#routes;
    const { place } = model;
    const now = this.#now;
    const then = this.#then;
    const work = (model.service[j] as number) + (place[i] === place[j] ? 0 : (model.setup[j] as number));
    if (breaks.length > 0)
      for (let to = 0; to <= breaks.length; to++) {
        const earliest = earliestWith(breaks, to, now, 0, 1, drive);
        then[to] = earliest === Infinity ? Infinity : startAt(model, j, earliest) + work;
      }
    else {
      let time = (now[0] as number) + drive;
      if (model.hasWindows[j] === 1) time = startAt(model, j, time);
      else if (time < (model.open[j] as number)) time = model.open[j] as number;
      then[0] = time + work;
    }
    this.#now = then;
    this.#then = now;
  }
}
