import type { Job, RoutingProblem, Shipment, Vehicle } from '../format/problem';

/** Looks up jobs and shipments by id, so that problems of single runs are cut out quickly. */
export class RunCutter {
  readonly #problem: RoutingProblem;
  readonly #jobs: ReadonlyMap<number, Job>;
  readonly #shipments: ReadonlyMap<number, Shipment>;

  constructor(problem: RoutingProblem) {
    this.#problem = problem;
    this.#jobs = new Map(problem.jobs?.map((job) => [job.id, job]));
    this.#shipments = new Map(problem.shipments?.map((shipment) => [shipment.pickup.id, shipment]));
  }

  get matrices(): RoutingProblem['matrices'] {
    return this.#problem.matrices;
  }

  job(id: number): Job | undefined {
    return this.#jobs.get(id);
  }

  /** By the id of its pickup. */
  shipment(id: number): Shipment | undefined {
    return this.#shipments.get(id);
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
