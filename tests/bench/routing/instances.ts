import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job, RoutingProblem, Shipment, Vehicle } from '../../../server/planning/routing/format/problem';

/** What is known about an instance; see the README beside the files. */
interface BestKnown {
  kind: 'vrptw' | 'pdptw';
  vehicles: number;
  distance_at_fewest_vehicles: number;
  shortest_distance: number | null;
}

export interface Instance {
  name: string;
  kind: BestKnown['kind'];
  problem: RoutingProblem;
  best: BestKnown | undefined;
}

/** Where the instances are: `VRP_INSTANCES`, or `../shared/vrp` beside the project. */
function instanceFolder(): string {
  return process.env.VRP_INSTANCES ?? join(import.meta.dirname, '../../../../shared/vrp');
}

function numberRows(text: string): number[][] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => /^-?[\d.]+(\s+-?[\d.]+)+$/.test(line))
    .map((line) => line.split(/\s+/).map(Number));
}

function euclidean(points: readonly { x: number; y: number }[]): number[][] {
  return points.map((a) => points.map((b) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)));
}

/** Solomon and Homberger text (7 columns), or Li and Lim's (9 columns), as a problem of ours. */
function parseInstance(name: string, text: string): { kind: BestKnown['kind']; problem: RoutingProblem } {
  const [head, ...rows] = numberRows(text);
  const [count = 0, capacity = 0] = head ?? [];
  const customers = rows.map(
    ([id = 0, x = 0, y = 0, demand = 0, ready = 0, due = 0, service = 0, pickup, delivery]) => ({
      id,
      x,
      y,
      demand,
      service,
      window: [ready, due] as [number, number],
      pickup,
      delivery,
    }),
  );
  const depot = customers[0];
  if (!depot) throw new Error(`${name}: no depot`);
  const kind = depot.delivery === undefined ? 'vrptw' : 'pdptw';
  const vehicles: Vehicle[] = Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    start_index: 0,
    end_index: 0,
    capacity: [capacity],
    time_window: depot.window,
  }));
  const stop = (index: number) => {
    const { id, service, window } = customers[index] ?? depot;
    return { id, location_index: index, service, time_windows: [window] };
  };
  const jobs: Job[] = [];
  const shipments: Shipment[] = [];
  customers.forEach((customer, index) => {
    if (index === 0) return;
    if (kind === 'vrptw') jobs.push({ ...stop(index), delivery: [customer.demand] });
    else if (customer.delivery)
      shipments.push({ pickup: stop(index), delivery: stop(customer.delivery), amount: [customer.demand] });
  });
  return {
    kind,
    problem: { jobs, shipments, vehicles, matrices: { car: { durations: euclidean(customers) } } },
  };
}

/** Every instance in the folder, smallest first, whose name has one of the words. */
export function readInstances(words: readonly string[]): Instance[] {
  const folder = instanceFolder();
  const file = join(folder, 'best-known.json');
  const best = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, BestKnown>) : {};
  return readdirSync(folder)
    .filter((name) => /\.(txt|TXT)$/.test(name))
    .map((name) => name.replace(/\.\w+$/, ''))
    .filter(
      (name) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
    )
    .map((name) => {
      const parsed = parseInstance(name, readFileSync(join(folder, `${name}.txt`), 'utf8'));
      return { name, ...parsed, best: best[name] };
    })
    .sort((a, b) => size(a) - size(b));
}

function size({ problem }: Instance): number {
  return (problem.jobs?.length ?? 0) + 2 * (problem.shipments?.length ?? 0);
}
