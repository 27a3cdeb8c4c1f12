import type { Job, RoutingProblem, Shipment, Vehicle } from '../format/problem';

/** Cells of a table from id to place, per id: what is read in a row lies in a row, which in a map it does not. */
const MOST_CELLS_PER_ID = 16;

/** Where each id stands in a list. As long as the ids stand where they stood, it is not made anew. */
class IdIndex {
  #ids = new Float64Array(0);
  #least = 0;
  /** Places from the least id on, + 1; empty where the ids lie too far apart. */
  #table = new Int32Array(0);
  readonly #map = new Map<number, number>();

  read<T>(list: readonly T[], idOf: (each: T) => number): void {
    const ids = this.#ids;
    let i = 0;
    if (ids.length === list.length) while (i < ids.length && ids[i] === idOf(list[i] as T)) i++;
    if (ids.length === list.length && i === ids.length) return;
    this.#ids = Float64Array.from(list, idOf);
    this.#least = this.#ids.reduce((least, id) => Math.min(least, id), Infinity);
    const range = this.#ids.reduce((most, id) => Math.max(most, id - this.#least + 1), 0);
    const isTable = range <= MOST_CELLS_PER_ID * list.length;
    this.#table = new Int32Array(isTable ? range : 0);
    this.#map.clear();
    this.#ids.forEach((id, at) => {
      if (isTable) this.#table[id - this.#least] = at + 1;
      else this.#map.set(id, at + 1);
    });
  }

  find<T>(list: readonly T[] | undefined, id: number): T | undefined {
    const cell = id - this.#least;
    const at = cell >= 0 && cell < this.#table.length ? this.#table[cell] : this.#map.get(id);
    return at ? list?.[at - 1] : undefined;
  }
}

/** Where jobs and shipments stand in a problem; kept between questions about problems with the same ones. */
export class TaskIndex {
  readonly jobs = new IdIndex();
  readonly shipments = new IdIndex();

  read({ jobs = [], shipments = [] }: RoutingProblem): void {
    this.jobs.read(jobs, ({ id }) => id);
    this.shipments.read(shipments, ({ pickup }) => pickup.id);
  }
}

/** Looks up jobs and shipments by id, so that problems of single runs are cut out quickly. */
export class RunCutter {
  readonly #problem: RoutingProblem;
  readonly #index: TaskIndex;

  constructor(problem: RoutingProblem, index = new TaskIndex()) {
    this.#problem = problem;
    this.#index = index;
    index.read(problem);
  }

  get matrices(): RoutingProblem['matrices'] {
    return this.#problem.matrices;
  }

  job(id: number): Job | undefined {
    return this.#index.jobs.find(this.#problem.jobs, id);
  }

  /** By the id of its pickup. */
  shipment(id: number): Shipment | undefined {
    return this.#index.shipments.find(this.#problem.shipments, id);
  }

  /** The problem of one vehicle: the tasks of its steps and, last, one more delivery. */
  cut(vehicle: Vehicle, more?: Job | Shipment): RoutingProblem {
    const jobs: Job[] = [];
    const shipments: Shipment[] = [];
    for (const { type, id = -1 } of vehicle.steps ?? []) {
      const job = type === 'job' ? this.job(id) : undefined;
      const shipment = type === 'pickup' ? this.shipment(id) : undefined;
      if (job) jobs.push(job);
      if (shipment) shipments.push(shipment);
    }
    if (more && 'id' in more) jobs.push(more);
    else if (more) shipments.push(more);
    return { jobs, shipments, vehicles: [vehicle], matrices: this.#problem.matrices };
  }
}
