import type { JobInsertion } from '../engine/insertion';
import { followDeadlines, followDepartures, followStarts } from '../engine/layers';
import { TOLERANCE, type Model, type ModelBreak, type Travel } from '../engine/model';
import type { Routes } from '../engine/routes';
import { startAt } from '../engine/windows';
import { missAt, type Lifted, type Miss } from './miss';

/**
 * How far a run misses windows that are lifted with a job at the place where it misses them least. Each place is tried by
 * following what the job moves, departures behind it and starts before it, instead of computing the run once more.
 */
export class JobMisses {
  readonly #routes: Routes;
  readonly #jobs: JobInsertion;
  /** Start, stops and end of the run; what is kept of each, to be put back. */
  #order: number[] = [];
  #kept = new Float64Array(0);
  /** Work and ways from each stop to the end, without breaks and waiting. */
  readonly #rest: Float64Array;

  constructor(routes: Routes, jobs: JobInsertion) {
    this.#routes = routes;
    this.#jobs = jobs;
    this.#rest = new Float64Array(routes.model.nodes);
  }

  /**
   * The misses where the worst of them is least; null where no place misses by less than `most`. The lifted ones are the
   * job itself, or the end, or stops of the run.
   */
  least(job: number, route: number, lifted: readonly Lifted[], most: number): Miss[] | null {
    const routes = this.#routes;
    const end = routes.endOf(route);
    const [first] = lifted;
    if (!first) return null;
    const isOwn = first.node === job;
    const isEnd = first.node === end;
    const latestEnd = isEnd ? (first.windows[1] as number) - TOLERANCE : 0;
    this.#keep(route);
    let least = most;
    let best: Miss[] | null = null;
    const tryBehind = (i: number) => {
      const j = routes.next[i] as number;
      this.#join(job, i, j, route, isOwn, !isEnd);
      let worst = 0;
      for (let k = 0; k < lifted.length && worst < least; k++)
        worst = Math.max(worst, Math.abs(missAt(routes, route, lifted[k] as Lifted)));
      if (worst < least) {
        least = worst;
        best = lifted.map((each) => ({ node: each.node, by: missAt(routes, route, each) }));
      }
      this.#putBack(job, i, j, route);
    };
    const places = this.#order.filter((i) => i !== end && this.#jobs.fitsBehind(job, i));
    if (isEnd) {
      // Where the end may be least late first: most other places then cannot be better.
      const ends = places.map((i) => this.#leastEnd(job, i, route) - latestEnd);
      const nearest = ends.indexOf(Math.min(...ends));
      if (nearest >= 0 && (ends[nearest] as number) < least) tryBehind(places[nearest] as number);
      places.forEach((i, k) => {
        if (k !== nearest && (ends[k] as number) < least) tryBehind(i);
      });
    } else for (const i of places) tryBehind(i);
    return best;
  }

  #keep(route: number): void {
    const routes = this.#routes;
    const { model, arcSeconds, next } = routes;
    const order = [routes.startOf(route)];
    const end = routes.endOf(route);
    for (let i = order[0] as number; i !== end; order.push(i)) i = next[i] as number;
    this.#order = order;
    this.#rest[end] = 0;
    for (let k = order.length - 2; k >= 0; k--) {
      const i = order[k] as number;
      this.#rest[i] =
        (model.service[i] as number) +
        (arcSeconds[i] as number) +
        (this.#rest[order[k + 1] as number] as number);
    }
    const layers = (model.breaks[route] as readonly unknown[]).length + 1;
    const size = 3 * layers * order.length;
    if (this.#kept.length < size) this.#kept = new Float64Array(2 * size);
    this.#copy(layers, true);
  }

  /** Copies departures and starts of the run away, or back. */
  #copy(layers: number, isAway: boolean): void {
    const { model, leave, latest, latestLeave } = this.#routes;
    const kept = this.#kept;
    let at = 0;
    for (let layer = 0; layer < layers; layer++)
      for (const node of this.#order) {
        const index = layer * model.nodes + node;
        if (isAway) {
          kept[at++] = leave[index] as number;
          kept[at++] = latest[index] as number;
          kept[at++] = latestLeave[index] as number;
        } else {
          leave[index] = kept[at++] as number;
          latest[index] = kept[at++] as number;
          latestLeave[index] = kept[at++] as number;
        }
      }
  }

  /** Puts the job behind `i` and follows what it moves: nothing but its own times, or all. */
  #join(job: number, i: number, j: number, route: number, isOwn: boolean, isBackward: boolean): void {
    const routes = this.#routes;
    const { model, next, prev, arcSeconds } = routes;
    const { row, place } = model;
    const { seconds } = model.travel[model.travelOf[route] as number] as Travel;
    const breaks = model.breaks[route] as readonly ModelBreak[];
    const end = routes.endOf(route);
    routes.insertAfter(i, job);
    arcSeconds[i] = seconds[(row[i] as number) + (place[job] as number)] as number;
    arcSeconds[job] = seconds[(row[job] as number) + (place[j] as number)] as number;
    this.#depart(breaks, i, job);
    if (!isOwn)
      for (let k = job; k !== end; k = next[k] as number)
        if (!this.#depart(breaks, k, next[k] as number)) break;
    if (!isBackward) return;
    if (model.hasSetup && j !== end) followStarts(routes, breaks.length, j);
    followDeadlines(routes, breaks, job, j);
    if (isOwn) return;
    const start = routes.startOf(route);
    for (let k = job; k !== start; k = prev[k] as number)
      if (!followDeadlines(routes, breaks, prev[k] as number, k)) break;
  }

  #putBack(job: number, i: number, j: number, route: number): void {
    const routes = this.#routes;
    const { model, arcSeconds } = routes;
    const { seconds } = model.travel[model.travelOf[route] as number] as Travel;
    routes.remove(job);
    arcSeconds[i] = seconds[(model.row[i] as number) + (model.place[j] as number)] as number;
    this.#copy((model.breaks[route] as readonly unknown[]).length + 1, false);
  }

  /** Departures from `j`. Without breaks, a run that is late anywhere still continues, as in `Routes`. */
  #depart(breaks: Model['breaks'][number], i: number, j: number): boolean {
    const routes = this.#routes;
    if (breaks.length > 0) return followDepartures(routes, breaks, i, j);
    const { model, leave, arcSeconds } = routes;
    let time = (leave[i] as number) + (arcSeconds[i] as number);
    if (model.hasWindows[j] === 1) time = startAt(model, j, time);
    else if (time < (model.open[j] as number)) time = model.open[j] as number;
    time += model.service[j] as number;
    if (model.hasSetup && model.place[i] !== model.place[j]) time += model.setup[j] as number;
    if (leave[j] === time) return false;
    leave[j] = time;
    return true;
  }

  /** When the run ends at the earliest with the job behind `i`, were it never to wait behind it. */
  #leastEnd(job: number, i: number, route: number): number {
    const { model, next, leave } = this.#routes;
    const { nodes, row, place } = model;
    const { seconds } = model.travel[model.travelOf[route] as number] as Travel;
    const breaks = model.breaks[route] as readonly ModelBreak[];
    const j = next[i] as number;
    const there = seconds[(row[i] as number) + (place[job] as number)] as number;
    const onward = seconds[(row[job] as number) + (place[j] as number)] as number;
    let pauses = 0;
    let least = Infinity;
    for (let k = breaks.length; k >= 0; k--) {
      const begin = Math.max((leave[k * nodes + i] as number) + there, model.open[job] as number);
      const reached = begin + (model.service[job] as number) + onward;
      least = Math.min(
        least,
        Math.max(reached, model.open[j] as number) + (this.#rest[j] as number) + pauses,
      );
      pauses += k > 0 ? (breaks[k - 1] as ModelBreak).service : 0;
    }
    return least;
  }
}
