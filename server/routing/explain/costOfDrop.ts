import { compile, type Compiled } from '../engine/compile';
import { timeline } from '../engine/timeline';
import type { Job, RoutingProblem, Shipment, Vehicle, VehicleStep } from '../format/problem';
import { RoutingRefusal } from '../format/refusal';
import { RunCutter } from './runProblem';

/** A stop that begins after its last window. */
interface LateStop {
  /** `job 12`; `end` for the end of the shift. */
  task: string;
  /** How late. */
  seconds: number;
  /** How late it was before the drop; 0 when it was in time. */
  before: number;
}

/** What a move of a dispatcher costs, whether or not the rules allow it (they are for the checker to say). */
interface DropCost {
  /** Travel that comes on top; negative when the run gets shorter. Seconds, metres (when distances are known). */
  seconds: number;
  metres?: number;
  /** How much later the run ends. Seconds. */
  endsLater: number;
  late: LateStop[];
  /** True when the breaks cannot be kept with this order. */
  breaksLunch: boolean;
}

interface Driven {
  seconds: number;
  metres: number;
  ends: number;
  late: Map<string, number>;
  breaksLunch: boolean;
}

/** Times of an order as it would be driven, however late. */
function driveAnyway({ model, nodes, problem }: Compiled): Driven {
  const tasks = model.initial[0] ?? [];
  const wanted = tasks.map((node) => nodes[node]?.windows.at(-1)?.[1] ?? Infinity);
  const end = model.tasks + 1;
  const shift = model.shiftEnd[0] as number;
  for (const node of [...tasks, end]) {
    model.close[node] = Infinity;
    const windows = model.windows[node];
    if (windows) windows[windows.length - 1] = Infinity;
  }
  let moments = timeline(model, 0, tasks);
  const breaksLunch = moments === null;
  if (!moments) {
    model.breaks[0] = [];
    moments = timeline(model, 0, tasks) ?? [];
  }
  const late = new Map<string, number>();
  const begins = new Map(moments.filter(({ pause }) => pause < 0).map(({ node, begin }) => [node, begin]));
  tasks.forEach((node, i) => {
    const by = (begins.get(node) ?? 0) - (wanted[i] as number);
    const task = nodes[node];
    if (by > 0 && task) late.set(`${task.type} ${task.id}`, by);
  });
  const ends = begins.get(end) ?? 0;
  if (ends > shift) late.set('end', ends - shift);
  const distances = problem.matrices?.[problem.vehicles[0]?.profile ?? 'car']?.distances;
  const vehicle = problem.vehicles[0];
  const places = [
    vehicle?.start_index,
    ...tasks.map((node) => nodes[node]?.location_index),
    vehicle?.end_index,
  ];
  const known = places.filter((place) => place !== undefined);
  const metres = known.reduce(
    (sum, place, i) => sum + (i > 0 ? (distances?.[known[i - 1] ?? 0]?.[place] ?? 0) : 0),
    0,
  );
  return { seconds: moments.reduce((sum, { drive }) => sum + drive, 0), metres, ends, late, breaksLunch };
}

/**
 * What it costs to change the order of a run to `order`, which may have tasks that it does not have now (they must be
 * among the problem's jobs and shipments, or be `more`) and lack some that it has: minutes, kilometres, who turns late.
 * Throws `RoutingRefusal` when the vehicle does not exist.
 */
export function costOfDrop(
  problem: RoutingProblem,
  vehicleId: number,
  order: readonly VehicleStep[],
  more?: Job | Shipment,
): DropCost {
  const vehicle = problem.vehicles.find(({ id }) => id === vehicleId);
  if (!vehicle || !problem.matrices)
    throw new RoutingRefusal([
      {
        field: vehicle ? 'matrices' : 'vehicles',
        code: vehicle ? 'required' : 'reference',
        args: { id: vehicleId },
      },
    ]);
  const whole: RoutingProblem = !more
    ? problem
    : 'id' in more
      ? { ...problem, jobs: [...(problem.jobs ?? []), more] }
      : { ...problem, shipments: [...(problem.shipments ?? []), more] };
  const cutter = new RunCutter(whole);
  const drive = (steps: readonly VehicleStep[]) => {
    const unlocked: Vehicle = {
      ...vehicle,
      locked: false,
      steps: steps.map(({ type, id }) => ({ type, id })),
    };
    return driveAnyway(compile(cutter.cut(unlocked)));
  };
  const before = drive(vehicle.steps ?? []);
  const after = drive(order);
  const hasMetres = problem.matrices[vehicle.profile ?? 'car']?.distances !== undefined;
  return {
    seconds: after.seconds - before.seconds,
    ...(hasMetres && { metres: after.metres - before.metres }),
    endsLater: after.ends - before.ends,
    late: [...after.late].map(([task, seconds]) => ({ task, seconds, before: before.late.get(task) ?? 0 })),
    breaksLunch: after.breaksLunch,
  };
}
