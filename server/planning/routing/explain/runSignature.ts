import type {
  Break,
  Job,
  ProfileMatrices,
  Shipment,
  TimeWindow,
  Vehicle,
  VehicleStep,
} from '../format/problem';

/** For a field that is not there: no field has it as a value. */
const ABSENT = -1e300;

const STEP_TYPES = ['start', 'job', 'pickup', 'delivery', 'break', 'end'];

/** Looks up the tasks of steps. */
interface Tasks {
  job(id: number): Job | undefined;
  shipment(id: number): Shipment | undefined;
}

/**
 * Everything about a run that an answer depends on, as a row of numbers: two runs with the same row are the same run. A
 * row is written once per kept run; every question then walks over each run's fields and compares, and makes no objects.
 */
export class RunSignature {
  #values = new Float64Array(1024);
  #at = 0;
  /** What is compared with; null while a row is written. */
  #kept: Float64Array | null = null;
  #isSame = true;

  /** Texts (`description`) and coordinates say nothing that counts; the profile is the caller's to compare. */
  of(vehicle: Vehicle, tasks: Tasks): Float64Array {
    this.#kept = null;
    this.#isSame = true;
    this.#walk(vehicle, tasks);
    return this.#values.slice(0, this.#at);
  }

  /** Whether that is still the run's row. */
  isSame(kept: Float64Array, vehicle: Vehicle, tasks: Tasks): boolean {
    this.#kept = kept;
    this.#isSame = true;
    this.#walk(vehicle, tasks);
    return this.#isSame && this.#at === kept.length;
  }

  #walk(vehicle: Vehicle, tasks: Tasks): void {
    const { steps } = vehicle;
    this.#at = 0;
    this.#vehicle(vehicle);
    this.#push(steps?.length ?? 0);
    if (!steps) return;
    for (let i = 0; i < steps.length && this.#isSame; i++) {
      const step = steps[i] as VehicleStep;
      this.#push(STEP_TYPES.indexOf(step.type));
      this.#push(step.id);
      this.#push(step.locked ? 1 : 0);
      if (step.type === 'job') this.#job(tasks.job(step.id ?? ABSENT));
      else if (step.type === 'pickup') this.#shipment(tasks.shipment(step.id ?? ABSENT));
    }
  }

  #push(given: number | undefined): void {
    const value = given ?? ABSENT;
    const at = this.#at++;
    const kept = this.#kept;
    if (kept) {
      if (at >= kept.length || kept[at] !== value) this.#isSame = false;
      return;
    }
    if (at === this.#values.length) {
      const more = new Float64Array(2 * at);
      more.set(this.#values);
      this.#values = more;
    }
    this.#values[at] = value;
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
    const { costs, overtime, breaks } = vehicle;
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
    this.#push(breaks?.length ?? 0);
    if (!breaks) return;
    for (let i = 0; i < breaks.length; i++) {
      const pause = breaks[i] as Break;
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
