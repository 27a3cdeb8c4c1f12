import type { Model } from './model';
import { BestPlan } from './bestPlan';
import { growRoute } from './growRoute';
import { RouteMemory } from './routeMemory';
import { Routes } from './routes';

/**
 * The plan that the search works on: routes, units on no route, and how to undo everything since the last `commit`.
 * Only routes that were touched are kept and rebuilt.
 */
export class SearchState {
  readonly model: Model;
  readonly routes: Routes;
  /** Units removed since the last commit, in order. */
  readonly removed: Int32Array;
  removedCount = 0;
  /** Units on no route. */
  readonly absent: Int32Array;
  absentCount = 0;
  readonly #absentAt: Int32Array;
  /** Tasks on routes, routes with tasks, cost of all routes, and of the units left out. */
  placed = 0;
  usedCount = 0;
  cost = 0;
  penalty = 0;
  /** Vehicles with tasks, in no order. */
  readonly used: Int32Array;
  readonly #usedAt: Int32Array;
  /** Changes with a route's stops, comes back when they do by `rollback`; no two contents share one. */
  readonly version: Float64Array;
  // In an array, so that the number is not boxed beyond 31 bits.
  readonly #lastVersion = new Float64Array(1);
  readonly #versionBefore: Float64Array;
  readonly #best: BestPlan;
  /** Vehicles that must stay empty (fleet reduction). */
  readonly isClosed: Uint8Array;
  /** Per type, a lower bound of the first empty vehicle's place in the list of its type. */
  readonly #firstEmpty: Int32Array;

  readonly #touched: Int32Array;
  #touchedCount = 0;
  readonly #isTouched: Uint8Array;
  readonly #memory: RouteMemory;
  readonly #absentBefore: Int32Array;
  #absentBeforeCount = 0;
  #costBefore = 0;
  #penaltyBefore = 0;

  constructor(model: Model) {
    this.model = model;
    this.routes = new Routes(model);
    this.removed = new Int32Array(model.units);
    this.absent = Int32Array.from({ length: model.units }, (_, unit) => unit);
    this.absentCount = model.units;
    this.#absentAt = this.absent.slice();
    for (const penalty of model.penalty) this.penalty += penalty;
    this.used = new Int32Array(model.vehicles);
    this.#usedAt = new Int32Array(model.vehicles).fill(-1);
    this.version = new Float64Array(model.vehicles);
    this.#versionBefore = new Float64Array(model.vehicles);
    this.#best = new BestPlan(model.vehicles);
    this.isClosed = new Uint8Array(model.vehicles);
    this.#firstEmpty = new Int32Array(model.types);
    this.#touched = new Int32Array(model.vehicles);
    this.#isTouched = new Uint8Array(model.vehicles);
    this.#memory = new RouteMemory(this.routes);
    this.#absentBefore = new Int32Array(model.units);
    this.commit();
  }

  /** Cost of the routes and of what is left out. */
  get total(): number {
    return this.cost + this.penalty;
  }

  isTouched(route: number): boolean {
    return this.#isTouched[route] === 1;
  }

  isPlaced(unit: number): boolean {
    return (this.routes.routeOf[this.model.unitNode[unit] as number] as number) >= 0;
  }

  /** Remembers a route before its first change since the last commit. */
  touch(route: number): void {
    if (this.#isTouched[route] === 1) return;
    this.#isTouched[route] = 1;
    this.#versionBefore[this.#touchedCount] = this.version[route] as number;
    this.#touched[this.#touchedCount++] = route;
    this.#memory.keep(route);
  }

  /** Takes the unit of a task off its route (which may be another one than the string's for the mate: never). */
  removeTask(task: number): void {
    const { model, routes } = this;
    if (model.lockedNode[task] === 1) return;
    const unit = model.unitOf[task] as number;
    const node = model.unitNode[unit] as number;
    if ((routes.routeOf[node] as number) < 0) return;
    const mate = model.unitMate[unit] as number;
    routes.remove(node);
    if (mate >= 0) routes.remove(mate);
    this.removed[this.removedCount++] = unit;
  }

  /** After removals: recomputes the touched routes and the sums. */
  settle(): void {
    for (let t = 0; t < this.#touchedCount; t++) this.refresh(this.#touched[t] as number);
    for (let k = 0; k < this.removedCount; k++) this.#leaveOut(this.removed[k] as number);
  }

  /** Puts a unit (of `absent`) on a route. */
  place(unit: number, after: number, mateAfter: number): void {
    const { model, routes } = this;
    const route = routes.routeOf[after] as number;
    this.touch(route);
    const node = model.unitNode[unit] as number;
    const mate = model.unitMate[unit] as number;
    routes.insertAfter(after, node);
    if (mate >= 0) routes.insertAfter(mateAfter, mate);
    this.#takeIn(unit);
    if (mate < 0 && routes.count[route] !== 0) this.#grow(route, node);
    else this.refresh(route);
  }

  /** After one job joined a route that has stops. */
  #grow(route: number, node: number): void {
    this.cost -= this.routes.totalCost(route);
    growRoute(this.routes, route, node);
    this.cost += this.routes.totalCost(route);
    this.placed++;
    this.#renewVersion(route);
  }

  #renewVersion(route: number): void {
    this.version[route] = this.#lastVersion[0] = (this.#lastVersion[0] as number) + 1;
  }

  /** Recomputes one route and the sums that it is part of. */
  refresh(route: number): boolean {
    const { routes } = this;
    const countBefore = routes.count[route] as number;
    this.cost -= routes.totalCost(route);
    this.#renewVersion(route);
    const isPossible = routes.refresh(route);
    this.cost += routes.totalCost(route);
    this.#recount(route, countBefore);
    return isPossible;
  }

  /** After a route's number of tasks changed. */
  #recount(route: number, before: number): void {
    const count = this.routes.count[route] as number;
    this.placed += count - before;
    if (before === 0 && count > 0) this.#use(route);
    if (before > 0 && count === 0) this.#free(route);
  }

  #use(route: number): void {
    this.#usedAt[route] = this.usedCount;
    this.used[this.usedCount++] = route;
  }

  #free(route: number): void {
    const at = this.#usedAt[route] as number;
    const last = this.used[--this.usedCount] as number;
    this.used[at] = last;
    this.#usedAt[last] = at;
    this.#usedAt[route] = -1;
    const type = this.model.typeOf[route] as number;
    const list = this.model.vehiclesOfType[type] as Int32Array;
    const place = list.indexOf(route);
    if (place < (this.#firstEmpty[type] as number)) this.#firstEmpty[type] = place;
  }

  /** An empty vehicle of a type that may be used; -1 when there is none. */
  emptyOf(type: number): number {
    const list = this.model.vehiclesOfType[type] as Int32Array;
    let at = this.#firstEmpty[type] as number;
    while (at < list.length && this.routes.count[list[at] as number] !== 0) at++;
    this.#firstEmpty[type] = at;
    for (; at < list.length; at++) {
      const route = list[at] as number;
      if (
        this.routes.count[route] === 0 &&
        this.isClosed[route] === 0 &&
        this.model.lockedVehicle[route] === 0
      )
        return route;
    }
    return -1;
  }

  #leaveOut(unit: number): void {
    this.#absentAt[unit] = this.absentCount;
    this.absent[this.absentCount++] = unit;
    this.penalty += this.model.penalty[unit] as number;
  }

  #takeIn(unit: number): void {
    const at = this.#absentAt[unit] as number;
    const last = this.absent[--this.absentCount] as number;
    this.absent[at] = last;
    this.#absentAt[last] = at;
    this.penalty -= this.model.penalty[unit] as number;
  }

  /** Keeps everything done since the last commit. */
  commit(): void {
    for (let t = 0; t < this.#touchedCount; t++) this.#isTouched[this.#touched[t] as number] = 0;
    this.#touchedCount = 0;
    this.#memory.forget();
    this.removedCount = 0;
    // Sums of differences drift; an exact zero keeps "nothing left out" exact.
    if (this.absentCount === 0) this.penalty = 0;
    this.#costBefore = this.cost;
    this.#penaltyBefore = this.penalty;
    this.#absentBeforeCount = this.absentCount;
    for (let k = 0; k < this.absentCount; k++) this.#absentBefore[k] = this.absent[k] as number;
  }

  /** Undoes everything done since the last commit. */
  rollback(): void {
    const { routes, model } = this;
    for (let k = 0; k < this.#absentBeforeCount; k++) {
      const unit = this.#absentBefore[k] as number;
      const mate = model.unitMate[unit] as number;
      routes.routeOf[model.unitNode[unit] as number] = -1;
      if (mate >= 0) routes.routeOf[mate] = -1;
      this.absent[k] = unit;
      this.#absentAt[unit] = k;
    }
    this.absentCount = this.#absentBeforeCount;
    for (let t = 0; t < this.#touchedCount; t++) {
      const route = this.#touched[t] as number;
      const count = routes.count[route] as number;
      this.#memory.putBack(t, route);
      this.#recount(route, count);
      this.version[route] = this.#versionBefore[t] as number;
    }
    this.cost = this.#costBefore;
    this.penalty = this.#penaltyBefore;
    this.commit();
  }

  /** Saves the current plan as the best one. */
  saveBest(): void {
    for (let route = 0; route < this.model.vehicles; route++)
      this.#best.save(this.routes, route, this.version);
  }

  /** The plan that was saved last becomes the plan. */
  restoreBest(): void {
    this.restore(this.#best.plan());
  }

  /** All routes as task lists. */
  snapshot(): number[][] {
    return Array.from({ length: this.model.vehicles }, (_, route) => this.routes.tasksOf(route));
  }

  /** Makes the plan a snapshot's. Tasks that it does not have are left out. */
  restore(snapshot: readonly (readonly number[])[]): void {
    const { model, routes } = this;
    for (let route = 0; route < model.vehicles; route++) {
      for (const task of routes.tasksOf(route)) routes.routeOf[task] = -1;
    }
    this.absentCount = 0;
    this.penalty = 0;
    snapshot.forEach((list, route) => {
      let last = routes.startOf(route);
      for (const task of list) {
        routes.join(last, task);
        routes.routeOf[task] = route;
        last = task;
      }
      routes.join(last, routes.endOf(route));
      this.refresh(route);
    });
    for (let unit = 0; unit < model.units; unit++) if (!this.isPlaced(unit)) this.#leaveOut(unit);
    this.commit();
  }
}
