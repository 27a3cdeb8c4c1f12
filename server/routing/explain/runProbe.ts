import { JobInsertion, type Spot } from '../engine/insertion';
import type { Compiled } from '../engine/compile';
import { PairInsertion } from '../engine/pairInsertion';
import { TOLERANCE } from '../engine/model';
import type { Routes } from '../engine/routes';
import type { RoutingFix as Fix, RoutingReason as Reason } from '../../../src/domain/routingCodes';

interface Miss {
  node: number;
  /** Seconds behind a window (or, negative, before it). */
  by: number;
}

/** How far the moments from `first` to `last` miss windows (start, end, start, end …); 0 when they do not. */
function missOf(windows: ArrayLike<number>, first: number, last: number): number {
  let least = Infinity;
  for (let w = 0; w < windows.length; w += 2) {
    const open = windows[w] as number;
    const close = (windows[w + 1] as number) - TOLERANCE;
    const by = first > close ? first - close : last < open ? last - open : 0;
    if (Math.abs(by) < Math.abs(least)) least = by;
  }
  return least;
}

function worstOf(misses: readonly Miss[] | null): Miss | undefined {
  return misses?.reduce<Miss | undefined>(
    (a, b) => (a && Math.abs(a.by) >= Math.abs(b.by) ? a : b),
    undefined,
  );
}

/** Seconds and amounts for people: whole seconds up, without the dust of sums. */
const wholeSeconds = (value: number) => Math.ceil(Math.abs(value) - 1e-6);
const clean = (value: number) => Math.round(value * 1e6) / 1e6;

const NOWHERE: Spot = { cost: Infinity, after: -1, mateAfter: -1 };

/** Asks where a unit could go on one route, and, when nowhere, which rule stands in the way and by how much. */
export class RunProbe {
  readonly #compiled: Compiled;
  readonly #routes: Routes;
  readonly #jobs: JobInsertion;
  readonly #pairs: PairInsertion;

  constructor(compiled: Compiled, routes: Routes) {
    this.#compiled = compiled;
    this.#routes = routes;
    this.#jobs = new JobInsertion(routes);
    this.#pairs = new PairInsertion(routes);
  }

  /** The cheapest place; `after` is -1 when there is none. Skills, loads, times: every rule counts. */
  find(unit: number, route: number): Spot {
    const { model } = this.#compiled;
    const spot = { ...NOWHERE };
    if (model.lockedVehicle[route] === 1) return spot;
    const node = model.unitNode[unit] as number;
    const mate = model.unitMate[unit] as number;
    if (mate >= 0) {
      if (this.#pairs.mayJoin(unit, route)) this.#pairs.scanRoute(node, mate, route, spot);
    } else if (this.#jobs.mayJoin(unit, node, route)) this.#jobs.scanRoute(node, route, spot);
    return spot;
  }

  /** What `look` sees with the unit at a spot. The route's sums are then still those with it: `#lifted` renews them. */
  #with<T>(unit: number, spot: Spot, look: () => T): T {
    const { model } = this.#compiled;
    const routes = this.#routes;
    const route = routes.routeOf[spot.after] as number;
    const node = model.unitNode[unit] as number;
    const mate = model.unitMate[unit] as number;
    routes.insertAfter(spot.after, node);
    if (mate >= 0) routes.insertAfter(spot.mateAfter, mate);
    routes.refresh(route);
    const answer = look();
    routes.remove(node);
    if (mate >= 0) routes.remove(mate);
    return answer;
  }

  /** Where the unit could go: every position of a job, the cheapest places of a shipment. */
  #places(unit: number, route: number): Spot[] {
    const { model } = this.#compiled;
    const routes = this.#routes;
    if ((model.unitMate[unit] as number) >= 0) {
      const spot = this.find(unit, route);
      return spot.after < 0 ? [] : [spot];
    }
    const node = model.unitNode[unit] as number;
    if (!this.#jobs.mayJoin(unit, node, route)) return [];
    return [routes.startOf(route), ...routes.tasksOf(route)]
      .filter((i) => this.#jobs.fitsBehind(node, i))
      .map((after) => ({ cost: 0, after, mateAfter: -1 }));
  }

  /** First and last moment at which a stop of a possible route may begin. */
  #range(node: number, route: number): [number, number] {
    const { model, leave, latest, latestLeave, prev } = this.#routes;
    const isEnd = node >= model.tasks;
    const isSamePlace = !isEnd && model.place[prev[node] as number] === model.place[node];
    const work = isEnd
      ? 0
      : (model.service[node] as number) + (isSamePlace ? 0 : (model.setup[node] as number));
    let first = Infinity;
    let last = -Infinity;
    for (let k = 0; k <= (model.breaks[route] ?? []).length; k++) {
      const at = k * model.nodes + node;
      if ((leave[at] as number) > (latestLeave[at] as number)) continue;
      first = Math.min(first, (leave[at] as number) - work);
      last = Math.max(last, latest[at] as number);
    }
    return [first, last];
  }

  /** Why the unit has no place on the route, and the smallest change found with which it has one. */
  explain(unit: number, route: number): Reason {
    const { model, problem, units } = this.#compiled;
    const vehicle = problem.vehicles[route];
    const about = { vehicle: vehicle?.id ?? -1 };
    const wanted = units[unit];
    if (model.lockedVehicle[route] === 1) return { code: 'locked', ...about };
    const missing = (wanted?.skills ?? []).filter((skill) => !vehicle?.skills?.includes(skill));
    if (missing.length > 0) return { code: 'skill', skills: missing, ...about };
    const size = (wanted?.mate ?? -1) >= 0 ? 2 : 1;
    if ((this.#routes.count[route] as number) + size > (model.maxTasks[route] as number))
      return { code: 'maxTasks', max: model.maxTasks[route] as number, ...about };
    const over = this.#overload(unit, route);
    if (over > TOLERANCE) return { code: 'capacity', over: clean(over), ...about };
    const changes = [
      this.#withWindowOpen(unit, route),
      this.#withShiftOpen(unit, route),
      this.#withOthersOpen(unit, route),
    ].filter((reason) => reason !== null);
    const [smallest] = changes.sort((a, b) => (a.seconds ?? 0) - (b.seconds ?? 0));
    return (
      smallest ??
      this.#withoutBreaks(unit, route) ??
      this.#withoutTravelLimit(unit, route) ?? { code: 'noPosition', ...about }
    );
  }

  /** What the load is over by where there is most room. */
  #overload(unit: number, route: number): number {
    const { model } = this.#compiled;
    const { dimensions, capacity, fromStart, taken } = model;
    const routes = this.#routes;
    const node = model.unitNode[unit] as number;
    const isPair = (model.unitMate[unit] as number) >= 0;
    let over = 0;
    for (let d = 0; d < dimensions; d++) {
      const room = capacity[route * dimensions + d] as number;
      const out = fromStart[node * dimensions + d] as number;
      const back = taken[node * dimensions + d] as number;
      let least = Infinity;
      if (model.loadMode === 'total') least = (routes.sum[route * dimensions + d] as number) + out + back;
      else if (model.loadMode === 'along')
        for (const i of [routes.startOf(route), ...routes.tasksOf(route)]) {
          const at = i * dimensions + d;
          const j = (routes.next[i] as number) * dimensions + d;
          const before = (routes.loadBefore[at] as number) + out;
          const later = Math.max(routes.load[at] as number, routes.loadAfter[j] as number) + back;
          least = Math.min(least, isPair ? (routes.load[at] as number) + back : Math.max(before, later));
        }
      if (least !== Infinity) over = Math.max(over, least - (room - TOLERANCE));
    }
    return over;
  }

  /** Runs `look` with some rules lifted, and puts them back. */
  #lifted<T>(route: number, nodes: readonly number[], look: () => T): T {
    const { model } = this.#compiled;
    const kept = nodes.map(
      (node) => [node, model.open[node], model.close[node], model.hasWindows[node]] as const,
    );
    for (const node of nodes) {
      if (node < model.tasks) model.open[node] = -Infinity;
      model.close[node] = Infinity;
      model.hasWindows[node] = 0;
    }
    // The table of what fits alone knows the windows as they are.
    const serves = model.serves.slice();
    model.serves.fill(1);
    this.#routes.refresh(route);
    const answer = look();
    for (const [node, open = 0, close = 0, has = 0] of kept) {
      model.open[node] = open;
      model.close[node] = close;
      model.hasWindows[node] = has;
    }
    model.serves.set(serves);
    this.#routes.refresh(route);
    return answer;
  }

  #nodesOf(unit: number): number[] {
    const { unitNode, unitMate } = this.#compiled.model;
    return [unitNode[unit] as number, unitMate[unit] as number].filter((node) => node >= 0);
  }

  /** How far each of `nodes` misses its windows when they are lifted, where the worst of them misses least. */
  #misses(unit: number, route: number, nodes: readonly number[]): Miss[] | null {
    const { model } = this.#compiled;
    const windows = nodes.map(
      (node) => model.windows[node] ?? [model.open[node] as number, model.close[node] as number],
    );
    return this.#lifted(route, nodes, () => {
      let least = Infinity;
      let best: Miss[] | null = null;
      for (const spot of this.#places(unit, route)) {
        const misses = this.#with(unit, spot, () =>
          nodes.map((node, n) => ({ node, by: missOf(windows[n] ?? [], ...this.#range(node, route)) })),
        );
        const worst = Math.max(...misses.map(({ by }) => Math.abs(by)));
        if (worst >= least) continue;
        least = worst;
        best = misses;
      }
      return best;
    });
  }

  #nameOf(node: number): string {
    const task = this.#compiled.nodes[node];
    return task ? `${task.type} ${task.id}` : 'end';
  }

  #about(route: number): { vehicle: number } {
    return { vehicle: this.#compiled.problem.vehicles[route]?.id ?? -1 };
  }

  #withWindowOpen(unit: number, route: number): Reason | null {
    const worst = worstOf(this.#misses(unit, route, this.#nodesOf(unit)));
    if (!worst) return null;
    const seconds = wholeSeconds(worst.by);
    const fix: Fix = worst.by < 0 ? { kind: 'window', earlier: seconds } : { kind: 'window', later: seconds };
    return { code: worst.by < 0 ? 'windowEarly' : 'windowLate', seconds, fix, ...this.#about(route) };
  }

  #withShiftOpen(unit: number, route: number): Reason | null {
    const { model } = this.#compiled;
    const end = this.#routes.endOf(route);
    const worst = worstOf(this.#misses(unit, route, [end]));
    if (!worst) return null;
    const allowed = (model.close[end] as number) - TOLERANCE - (model.shiftEnd[route] as number);
    const seconds = wholeSeconds(worst.by + allowed);
    return { code: 'shiftEnd', seconds, fix: { kind: 'shift', seconds }, ...this.#about(route) };
  }

  #withoutBreaks(unit: number, route: number): Reason | null {
    const { model } = this.#compiled;
    const kept = model.breaks[route] ?? [];
    if (kept.length === 0) return null;
    model.breaks[route] = [];
    const isPossible = this.#lifted(route, [], () => this.find(unit, route).after >= 0);
    model.breaks[route] = kept;
    this.#routes.refresh(route);
    return isPossible ? { code: 'lunch', ...this.#about(route) } : null;
  }

  #withOthersOpen(unit: number, route: number): Reason | null {
    const misses = this.#misses(unit, route, this.#routes.tasksOf(route))?.filter(
      ({ by }) => Math.abs(by) > TOLERANCE,
    );
    const worst = worstOf(misses ?? null);
    if (!worst) return null;
    const seconds = wholeSeconds(worst.by);
    const task = this.#nameOf(worst.node);
    const fix: Fix | undefined =
      misses?.length === 1 && worst.by > 0 ? { kind: 'otherWindow', task, later: seconds } : undefined;
    return { code: 'otherLate', seconds, task, ...(fix && { fix }), ...this.#about(route) };
  }

  #withoutTravelLimit(unit: number, route: number): Reason | null {
    const { model } = this.#compiled;
    if (!model.hasTravelLimit) return null;
    const seconds = model.maxTravel[route] as number;
    const metres = model.maxDistance[route] as number;
    model.maxTravel[route] = model.maxDistance[route] = Infinity;
    const isPossible = this.#lifted(route, [], () => this.find(unit, route).after >= 0);
    model.maxTravel[route] = seconds;
    model.maxDistance[route] = metres;
    return isPossible ? { code: 'maxTravel', ...this.#about(route) } : null;
  }
}
