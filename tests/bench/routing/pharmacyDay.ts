import { metresBetween } from '../../../src/domain/addresses/distance';
import { Random } from '../../../server/planning/routing/engine/random';
import type {
  Coordinates,
  Job,
  RoutingProblem,
  Shipment,
  TimeWindow,
  Vehicle,
} from '../../../server/planning/routing/format/problem';

interface DayShape {
  name: string;
  deliveries: number;
  drivers: number;
  /** Part of the deliveries that are fetched at a pharmacy on the way. */
  fetched: number;
  /** Part of the stops that only collect something (copay, return). */
  collected: number;
  seed: number;
}

/** The days that `npm run bench:routing days` solves. */
export const DAYS: readonly DayShape[] = [
  { name: 'day60', deliveries: 60, drivers: 4, fetched: 0.1, collected: 0.05, seed: 11 },
  { name: 'day120', deliveries: 120, drivers: 7, fetched: 0.1, collected: 0.05, seed: 12 },
  { name: 'day250', deliveries: 250, drivers: 13, fetched: 0.1, collected: 0.05, seed: 13 },
  { name: 'day500', deliveries: 500, drivers: 25, fetched: 0.1, collected: 0.05, seed: 14 },
  { name: 'day1500', deliveries: 1500, drivers: 60, fetched: 0.03, collected: 0.02, seed: 15 },
];

const HOUR = 3600;
const MINUTE = 60;
/** Skills: what a recipient may ask for. */
const FEMALE_DRIVER = 1;
const REFRIGERATED = 2;
/** Metres per second on the road, and road metres per metre: 40 km/h and 1.3. */
const SPEED = 40 / 3.6;
const DETOUR = 1.3;

/** Clusters of people around San Diego's place on the map (spec §9, default map centre); no address of anybody. */
function pointsAround(random: Random, count: number): Coordinates[] {
  const towns = Array.from(
    { length: 8 },
    () => [random.next() * 0.5 - 0.25, random.next() * 0.4 - 0.2] as const,
  );
  const spread = () => (random.next() + random.next() + random.next() - 1.5) * 0.06;
  return Array.from({ length: count }, () => {
    const [lng, lat] = towns[random.below(towns.length)] ?? [0, 0];
    return [-117.0367 + lng + spread(), 32.7456 + lat + spread()];
  });
}

function matricesOf(points: readonly Coordinates[]) {
  const way = (a: Coordinates, b: Coordinates) =>
    DETOUR * metresBetween({ longitude: a[0], latitude: a[1] }, { longitude: b[0], latitude: b[1] });
  const distances = points.map((a) => points.map((b) => Math.round(way(a, b))));
  return { durations: distances.map((row) => row.map((metres) => Math.round(metres / SPEED))), distances };
}

function windowOf(random: Random): TimeWindow {
  const draw = random.next();
  if (draw < 0.4) return [8 * HOUR, 18 * HOUR];
  if (draw < 0.55) return [8 * HOUR, 12 * HOUR];
  if (draw < 0.7) return [13 * HOUR, 18 * HOUR];
  const start = (8 + random.below(8)) * HOUR + random.below(2) * 30 * MINUTE;
  return [start, start + (1 + random.below(3)) * HOUR];
}

/** An invented day of a pharmacy's couriers: shifts, lunch, windows, gender of driver, refrigerated boxes, pickups. */
export function pharmacyDay(shape: DayShape): RoutingProblem {
  const random = new Random(shape.seed);
  const centre: Coordinates = [-117.0367, 32.7456];
  const pharmacies = pointsAround(random, 5);
  const points: Coordinates[] = [centre, ...pharmacies, ...pointsAround(random, shape.deliveries)];
  const jobs: Job[] = [];
  const shipments: Shipment[] = [];
  for (let i = 0; i < shape.deliveries; i++) {
    const at = 1 + pharmacies.length + i;
    const skills = [
      ...(random.next() < 0.08 ? [FEMALE_DRIVER] : []),
      ...(random.next() < 0.1 ? [REFRIGERATED] : []),
    ];
    const stop = {
      location_index: at,
      location: points[at],
      setup: MINUTE,
      service: (2 + random.below(4)) * MINUTE,
    };
    const time_windows = [windowOf(random)];
    const priority = random.next() < 0.1 ? 10 : 0;
    const kind = random.next();
    if (kind < shape.fetched) {
      const from = 1 + random.below(pharmacies.length);
      const pickup = { id: i + 1, location_index: from, location: points[from], service: 3 * MINUTE };
      shipments.push({
        pickup,
        delivery: { id: i + 1, ...stop, time_windows },
        amount: [1],
        skills,
        priority,
      });
    } else if (kind < shape.fetched + shape.collected)
      jobs.push({ id: i + 1, ...stop, time_windows, pickup: [1], skills, priority });
    else jobs.push({ id: i + 1, ...stop, time_windows, delivery: [1], skills, priority });
  }
  const vehicles: Vehicle[] = Array.from({ length: shape.drivers }, (_, v) => ({
    id: v + 1,
    start: centre,
    start_index: 0,
    end: centre,
    end_index: 0,
    capacity: [45],
    skills: [...(v % 2 === 0 ? [FEMALE_DRIVER] : []), ...(v % 3 === 0 ? [REFRIGERATED] : [])],
    time_window: v % 4 === 3 ? [10 * HOUR, 19 * HOUR] : [8 * HOUR, 17 * HOUR],
    breaks: [{ id: 1, service: 30 * MINUTE, time_windows: [[11.5 * HOUR, 14 * HOUR]] }],
  }));
  return { jobs, shipments, vehicles, matrices: { car: matricesOf(points) } };
}
