import type { Routes } from './routes';

/** A copy of the best plan, renewed only where routes changed since: early in a search every other step is a new best. */
export class BestPlan {
  readonly #tasks: Int32Array[];
  readonly #count: Int32Array;
  readonly #version: Float64Array;

  constructor(vehicles: number) {
    this.#tasks = Array.from({ length: vehicles }, () => new Int32Array(0));
    this.#count = new Int32Array(vehicles);
    this.#version = new Float64Array(vehicles).fill(-1);
  }

  save(routes: Routes, route: number, version: Float64Array): void {
    if (this.#version[route] === version[route]) return;
    this.#version[route] = version[route] as number;
    const count = routes.count[route] as number;
    this.#count[route] = count;
    let tasks = this.#tasks[route] as Int32Array;
    if (tasks.length < count) this.#tasks[route] = tasks = new Int32Array(2 * count);
    let i = routes.startOf(route);
    for (let k = 0; k < count; k++) tasks[k] = i = routes.next[i] as number;
  }

  plan(): number[][] {
    return this.#tasks.map((tasks, route) => Array.from(tasks.subarray(0, this.#count[route])));
  }
}
