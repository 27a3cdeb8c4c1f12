import type { Job, ProfileMatrices, Shipment, TimeWindow, Vehicle, VehicleStep } from '../format/problem';

/** For a field that is not there: no field has it as a value. */
const ABSENT = -1e300;

const STEP_TYPES = ['start', 'job', 'pickup', 'delivery', 'break', 'end'];

/** Looks up the tasks of steps. */
interface Tasks {
  job(id: number): Job | undefined;
  shipment(id: number): Shipment | undefined;
}

/**
 * Everything about a run that an answer depends on, as a row of numbers: two runs with the same row are the same run. It
 * is written anew for every run of every question, so it makes no objects and its memory is used again.
 */
export class RunSignature {
  #values = new Float64Array(1024);
  #length = 0;

  /** Texts (`description`) and coordinates say nothing that counts; the profile is the caller's to compare. */
  write(vehicle: Vehicle, tasks: Tasks): void {
    const { steps = [] } = vehicle;
    this.#length = 0;
    this.#vehicle(vehicle);
    this.#push(steps.length);
    for (let i = 0; i < steps.length; i++) {
      const { type, id = ABSENT, locked } = steps[i] as VehicleStep;
      this.#push(STEP_TYPES.indexOf(type));
      this.#push(id);
      this.#push(locked ? 1 : 0);
      if (type === 'job') this.#job(tasks.job(id));
      else if (type === 'pickup') this.#shipment(tasks.shipment(id));
    }
  }

  /** A copy to keep. */
  copy(): Float64Array {
    return this.#values.slice(0, this.#length);
  }

  isSame(kept: Float64Array): boolean {
    if (kept.length !== this.#length) return false;
    const values = this.#values;
    for (let i = 0; i < kept.length; i++) if (kept[i] !== values[i]) return false;
    return true;
  }

  #push(value: number | undefined): void {
    if (this.#length === this.#values.length) {
      const more = new Float64Array(2 * this.#length);
      more.set(this.#values);
      this.#values = more;
    }
    this.#values[this.#length++] = value ?? ABSENT;
  }

  #list(values: readonly number[] | undefined): void {
    this.#push(values?.length);
    if (values) for (let i = 0; i < values.length; i++) this.#push(values[i]);
  }

  #windows(windows: readonly TimeWindow[] | undefined): void {
    this.#push(windows?.length);
    if (windows) for (let i = 0; i < windows.length; i++) this.#list(windows[i]);
  }

  #task(task: Shipment['pickup']): void {
    this.#push(task.id);
    this.#push(task.location_index);
    this.#push(task.setup);
    this.#push(task.service);
    this.#windows(task.time_windows);
  }

  #job(job: Job | undefined): void {
    if (!job) return this.#push(undefined);
    this.#task(job);
    this.#list(job.delivery);
    this.#list(job.pickup);
    this.#list(job.skills);
    this.#push(job.priority);
  }

  #shipment(shipment: Shipment | undefined): void {
    if (!shipment) return this.#push(undefined);
    const { pickup, delivery, amount, skills, priority } = shipment;
    this.#task(pickup);
    this.#task(delivery);
    this.#list(amount);
    this.#list(skills);
    this.#push(priority);
  }

  #vehicle(vehicle: Vehicle): void {
    const { costs, overtime, breaks = [] } = vehicle;
    this.#push(vehicle.id);
    this.#push(vehicle.start_index);
    this.#push(vehicle.end_index);
    this.#list(vehicle.capacity);
    this.#push(costs?.fixed);
    this.#push(costs?.per_hour);
    this.#push(costs?.per_km);
    this.#list(vehicle.skills);
    this.#list(vehicle.time_window);
    this.#push(vehicle.speed_factor);
    this.#push(vehicle.max_tasks);
    this.#push(vehicle.max_travel_time);
    this.#push(vehicle.max_distance);
    this.#push(vehicle.locked ? 1 : 0);
    this.#push(overtime?.max);
    this.#push(overtime?.per_hour);
    this.#push(breaks.length);
    for (const pause of breaks) {
      this.#push(pause.id);
      this.#push(pause.service);
      this.#windows(pause.time_windows);
    }
  }
}

const KINDS = ['durations', 'distances', 'costs'] as const;

/** The ways between neighbours along these rows of the matrices, one kind of matrix after the other. */
export function waysAlong(given: ProfileMatrices | undefined, along: readonly number[]): Float64Array {
  const ways = new Float64Array(KINDS.length * Math.max(0, along.length - 1));
  let at = 0;
  for (const kind of KINDS)
    for (let i = 1; i < along.length; i++) ways[at++] = wayBetween(given?.[kind], along, i);
  return ways;
}

/** Whether the ways are still those. */
export function areWaysAlong(
  given: ProfileMatrices | undefined,
  along: readonly number[],
  ways: Float64Array,
): boolean {
  let at = 0;
  for (const kind of KINDS) {
    const matrix = given?.[kind];
    for (let i = 1; i < along.length; i++) if (ways[at++] !== wayBetween(matrix, along, i)) return false;
  }
  return true;
}

function wayBetween(
  matrix: ProfileMatrices['durations'] | undefined,
  along: readonly number[],
  i: number,
): number {
  return matrix?.[along[i - 1] as number]?.[along[i] as number] ?? ABSENT;
}
