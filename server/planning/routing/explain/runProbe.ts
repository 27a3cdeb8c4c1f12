import { JobInsertion, type Spot } from '../engine/insertion';
import type { Compiled } from '../engine/compile';
import { PairInsertion } from '../engine/pairInsertion';
import { TOLERANCE } from '../engine/model';
import type { Routes } from '../engine/routes';
import { JobMisses } from './jobMisses';
import { missAt, type Lifted, type Miss } from './miss';
import type {
  RoutingFix as Fix,
  RoutingReason as Reason,
} from '../../../../src/domain/planning/routingCodes';

function worstOf(misses: readonly Miss[] | null): Miss | undefined {
  return misses?.reduce<Miss | undefined>(
    (a, b) => (a && Math.abs(a.by) >= Math.abs(b.by) ? a : b),
    undefined,
  );
}

/** Seconds and amounts for people: whole seconds up, without the dust of sums. */
const wholeSeconds = (value: number) => Math.max(0, Math.ceil(Math.abs(value) - 1e-6));
const clean = (value: number) => Math.round(value * 1e6) / 1e6;

const NOWHERE: Spot = { cost: Infinity, after: -1, mateAfter: -1 };

/** Asks where a unit could go on one route, and, when nowhere, which rule stands in the way and by how much. */
export class RunProbe {
  readonly #compiled: Compiled;
  readonly #routes: Routes;
  readonly #jobs: JobInsertion;
  readonly #pairs: PairInsertion;
  readonly #jobMisses: JobMisses;

  constructor(compiled: Compiled, routes: Routes) {
    this.#compiled = compiled;
    this.#routes = routes;
    this.#jobs = new JobInsertion(routes);
    this.#pairs = new PairInsertion(routes);
    this.#jobMisses = new JobMisses(routes, this.#jobs);
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

  /** What `look` sees with the unit at a spot. */
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
    routes.refresh(route);
    return answer;
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
    // Of what follows only a smaller change counts.
    const window = this.#withWindowOpen(unit, route);
    const shift = this.#withShiftOpen(unit, route, window?.seconds ?? Infinity);
    const least = Math.min(window?.seconds ?? Infinity, shift?.seconds ?? Infinity);
    const others = this.#withOthersOpen(unit, route, least);
    const changes = [window, shift, others].filter((reason) => reason !== null);
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
  #lifted<T>(unit: number, route: number, nodes: readonly number[], look: () => T): T {
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
    const fits = unit * model.types + (model.typeOf[route] as number);
    const served = model.serves[fits] as number;
    model.serves[fits] = 1;
    // A unit that is on no route changes none.
    const isOnRoute = nodes.length === 0 || this.#routes.routeOf[nodes[0] as number] === route;
    if (isOnRoute) this.#routes.refresh(route);
    const answer = look();
    for (const [node, open = 0, close = 0, has = 0] of kept) {
      model.open[node] = open;
      model.close[node] = close;
      model.hasWindows[node] = has;
    }
    model.serves[fits] = served;
    if (isOnRoute) this.#routes.refresh(route);
    return answer;
  }

  #nodesOf(unit: number): number[] {
    const { unitNode, unitMate } = this.#compiled.model;
    return [unitNode[unit] as number, unitMate[unit] as number].filter((node) => node >= 0);
  }

  /**
   * How far each of `nodes` misses its windows when they are lifted, where the worst of them misses least; null where
   * nothing misses by less than `most`. A job is tried at every place, a shipment at its cheapest ones.
   */
  #misses(unit: number, route: number, nodes: readonly number[], most = Infinity): Miss[] | null {
    const { model } = this.#compiled;
    const node = model.unitNode[unit] as number;
    const lifted = nodes.map((each): Lifted => ({
      node: each,
      windows: model.windows[each] ?? [model.open[each] as number, model.close[each] as number],
    }));
    return this.#lifted(unit, route, nodes, () => {
      if ((model.unitMate[unit] as number) >= 0) {
        const spot = this.find(unit, route);
        const misses = () =>
          lifted.map((each) => ({ node: each.node, by: missAt(this.#routes, route, each) }));
        return spot.after < 0 ? null : this.#with(unit, spot, misses);
      }
      return this.#jobs.mayJoin(unit, node, route) ? this.#jobMisses.least(node, route, lifted, most) : null;
    });
  }

  #nameOf(node: number): string {
    const task = this.#compiled.nodes[node];
    return task ? `${task.type} ${task.id}` : 'end';
  }

  #about(route: number): { vehicle: number } {
    return { vehicle: this.#compiled.problem.vehicles[route]?.id ?? -1 };
  }

  /** Whether any of the stops has a window: without any there is nothing to lift. */
  #haveWindows(nodes: readonly number[]): boolean {
    const { open, close, hasWindows } = this.#compiled.model;
    return nodes.some((i) => hasWindows[i] === 1 || open[i] !== -Infinity || close[i] !== Infinity);
  }

  #withWindowOpen(unit: number, route: number): Reason | null {
    const nodes = this.#nodesOf(unit);
    if (!this.#haveWindows(nodes)) return null;
    const worst = worstOf(this.#misses(unit, route, nodes));
    if (!worst) return null;
    const seconds = wholeSeconds(worst.by);
    const fix: Fix = worst.by < 0 ? { kind: 'window', earlier: seconds } : { kind: 'window', later: seconds };
    return { code: worst.by < 0 ? 'windowEarly' : 'windowLate', seconds, fix, ...this.#about(route) };
  }

  #withShiftOpen(unit: number, route: number, most: number): Reason | null {
    const { model } = this.#compiled;
    const end = this.#routes.endOf(route);
    // Without a shift there is none to lengthen.
    if (model.close[end] === Infinity) return null;
    const allowed = (model.close[end] as number) - TOLERANCE - (model.shiftEnd[route] as number);
    const worst = worstOf(this.#misses(unit, route, [end], most - allowed));
    if (!worst) return null;
    const seconds = wholeSeconds(worst.by + allowed);
    return { code: 'shiftEnd', seconds, fix: { kind: 'shift', seconds }, ...this.#about(route) };
  }

  #withoutBreaks(unit: number, route: number): Reason | null {
    const { model } = this.#compiled;
    const kept = model.breaks[route] ?? [];
    if (kept.length === 0) return null;
    model.breaks[route] = [];
    const isPossible = this.#lifted(unit, route, [], () => this.find(unit, route).after >= 0);
    model.breaks[route] = kept;
    this.#routes.refresh(route);
    return isPossible ? { code: 'lunch', ...this.#about(route) } : null;
  }

  #withOthersOpen(unit: number, route: number, most: number): Reason | null {
    const tasks = this.#routes.tasksOf(route);
    if (!this.#haveWindows(tasks)) return null;
    const misses = this.#misses(unit, route, tasks, most)?.filter(({ by }) => Math.abs(by) > TOLERANCE);
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
    const isPossible = this.#lifted(unit, route, [], () => this.find(unit, route).after >= 0);
    model.maxTravel[route] = seconds;
    model.maxDistance[route] = metres;
    return isPossible ? { code: 'maxTravel', ...this.#about(route) } : null;
  }
}
