import {
  both,
  flag,
  integer,
  isRecord,
  list,
  number,
  object,
  oneOf,
  ProblemList,
  text,
  unsupported,
} from './fieldReader';
import type { RoutingProblem } from './problem';
import { checkReferences } from './problemReferences';
import { RoutingRefusal } from './refusal';

/** Maximum size of a problem. A larger one is rejected with the field named, before any memory is allocated for it. */
const LIMITS = {
  /** Stops: jobs, plus two per shipment. */
  tasks: 10_000,
  vehicles: 2_000,
  /** Places in a matrix. */
  places: 10_100,
  windowsPerTask: 20,
  breaksPerVehicle: 4,
  dimensions: 8,
  skills: 2_000,
  /** Seconds, metres, amounts and costs. 1e9 s are 31 years; keeps every sum exact. */
  quantity: 1e9,
  /** Moments, as seconds from the problem's origin; Unix time fits. */
  moment: 1e10,
  id: Number.MAX_SAFE_INTEGER,
} as const;

const quantity = number(0, LIMITS.quantity);
const id = integer(0, LIMITS.id);
const moment = number(-LIMITS.moment, LIMITS.moment);
const amounts = list(quantity, LIMITS.dimensions);
const skills = list(id, LIMITS.skills);
const priority = number(0, 100);
const index = integer(0, LIMITS.places - 1);

const timeWindow = both(list(moment, 2, 2), (value, field, out) => {
  const [start, end] = value as [number, number];
  if (end < start) out.add(field, 'window');
});

const timeWindows = both(list(timeWindow, LIMITS.windowsPerTask), (value, field, out) => {
  const windows = value as [number, number][];
  if (windows.length === 0) out.add(field, 'required');
  windows.forEach((window, i) => {
    const before = windows[i - 1];
    if (before && window[0] <= before[1]) out.add(`${field}[${i}]`, 'overlap');
  });
});

const coordinates = both(list(number(-180, 180), 2, 2), (value, field, out) => {
  const latitude = (value as number[])[1] ?? 0;
  if (Math.abs(latitude) > 90) out.add(`${field}[1]`, 'range', { min: -90, max: 90 });
});

const task = {
  id: { check: id, required: true },
  description: { check: text },
  location: { check: coordinates },
  location_index: { check: index },
  setup: { check: quantity },
  service: { check: quantity },
  time_windows: { check: timeWindows },
  setup_per_type: { check: unsupported },
  service_per_type: { check: unsupported },
};

const job = object({
  ...task,
  delivery: { check: amounts },
  pickup: { check: amounts },
  skills: { check: skills },
  priority: { check: priority },
});

const shipment = object({
  pickup: { check: object(task), required: true },
  delivery: { check: object(task), required: true },
  amount: { check: amounts },
  skills: { check: skills },
  priority: { check: priority },
});

const pause = object({
  id: { check: id, required: true },
  description: { check: text },
  service: { check: quantity },
  time_windows: { check: timeWindows },
  max_load: { check: unsupported },
});

const step = object({
  type: { check: oneOf('start', 'job', 'pickup', 'delivery', 'break', 'end'), required: true },
  id: { check: id },
  locked: { check: flag },
  service_at: { check: unsupported },
  service_after: { check: unsupported },
  service_before: { check: unsupported },
});

const vehicle = object({
  id: { check: id, required: true },
  profile: { check: text },
  // Has a meaning only together with the times per type.
  type: { check: text },
  description: { check: text },
  start: { check: coordinates },
  start_index: { check: index },
  end: { check: coordinates },
  end_index: { check: index },
  capacity: { check: amounts },
  costs: {
    check: object({
      fixed: { check: quantity },
      per_hour: { check: quantity },
      per_km: { check: quantity },
      per_task_hour: { check: unsupported },
    }),
  },
  skills: { check: skills },
  time_window: { check: timeWindow },
  breaks: { check: list(pause, LIMITS.breaksPerVehicle) },
  speed_factor: { check: number(0.01, 5) },
  max_tasks: { check: integer(0, LIMITS.tasks) },
  max_travel_time: { check: quantity },
  max_distance: { check: quantity },
  steps: { check: list(step, LIMITS.tasks + LIMITS.breaksPerVehicle + 2) },
  locked: { check: flag },
  overtime: { check: object({ max: { check: quantity, required: true }, per_hour: { check: quantity } }) },
});

const isRow = (row: unknown): row is ArrayLike<unknown> => Array.isArray(row) || row instanceof Float64Array;

const rows = list((row, field, out) => {
  if (!isRow(row)) out.add(field, 'type', { expected: 'array' });
}, LIMITS.places);

const matrix = both(rows, (value, field, out) => {
  const square = value as ArrayLike<unknown>[];
  square.forEach((row, i) => {
    if (out.isFull) return;
    if (row.length !== square.length) return out.add(`${field}[${i}]`, 'square', { expected: square.length });
    for (let j = 0; j < row.length; j++) {
      const cell = row[j];
      // The common case first: millions of cells.
      if (typeof cell === 'number' && cell >= 0 && cell <= LIMITS.quantity) continue;
      quantity(cell, `${field}[${i}][${j}]`, out);
      if (out.isFull) return;
    }
  });
});

const matrices = object({
  durations: { check: matrix, required: true },
  distances: { check: matrix },
  costs: { check: matrix },
});

const problem = object({
  jobs: { check: list(job, LIMITS.tasks) },
  shipments: { check: list(shipment, LIMITS.tasks / 2) },
  vehicles: { check: list(vehicle, LIMITS.vehicles), required: true },
  matrices: {
    check: (value, field, out) => {
      if (!isRecord(value)) return out.add(field, 'type', { expected: 'object' });
      for (const [profile, given] of Object.entries(value)) matrices(given, `${field}.${profile}`, out);
    },
  },
});

/**
 * The problem, checked from the first field to the last reference. Throws `RoutingRefusal` naming up to 20 fields.
 * Without matrices every place needs coordinates.
 */
export function parseProblem(value: unknown): RoutingProblem {
  const out = new ProblemList();
  problem(value, '', out);
  if (out.problems.length === 0) checkReferences(value as RoutingProblem, LIMITS.tasks, out);
  if (out.problems.length > 0) throw new RoutingRefusal(out.problems);
  return value as RoutingProblem;
}
