import fc from 'fast-check';
import type {
  Break,
  Job,
  RoutingProblem,
  Shipment,
  TimeWindow,
  Vehicle,
} from '../../server/planning/routing/format/problem';

const DAY = 1000;

const window: fc.Arbitrary<TimeWindow> = fc
  .tuple(fc.nat(DAY), fc.nat(400))
  .map(([start, width]) => [start, start + width]);

/** One to three windows that do not overlap. */
const windows = fc.array(window, { minLength: 1, maxLength: 3 }).map((list) => {
  const sorted = [...list].sort((a, b) => a[0] - b[0]);
  return sorted.filter(
    (each, i) => i === 0 || each[0] > Math.max(...sorted.slice(0, i).map(([, end]) => end)),
  );
});

const amounts = fc.tuple(fc.nat(4), fc.nat(4)).map((pair) => [...pair]);
const skills = fc.subarray([1, 2, 40]);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });

interface Seeds {
  places: [number, number][];
  jobs: Omit<Job, 'id'>[];
  shipments: { pickup: Omit<Job, 'id'>; delivery: Omit<Job, 'id'>; amount: number[]; skills: number[] }[];
  vehicles: Omit<Vehicle, 'id'>[];
  locks: { vehicle: number; task: number; locked: boolean }[];
}

const stop = fc.record(
  {
    location_index: fc.nat(7),
    setup: fc.nat(20),
    service: fc.nat(30),
    time_windows: windows,
  },
  { requiredKeys: ['location_index'] },
);

const pause: fc.Arbitrary<Omit<Break, 'id'>> = fc.record(
  { service: fc.nat(60), time_windows: windows },
  { requiredKeys: [] },
);

const vehicle: fc.Arbitrary<Omit<Vehicle, 'id'>> = fc.record(
  {
    start_index: fc.nat(7),
    end_index: fc.nat(7),
    capacity: fc.tuple(fc.nat(20), fc.nat(20)).map((pair) => [...pair]),
    skills,
    time_window: fc
      .tuple(fc.nat(300), fc.integer({ min: 200, max: 1500 }))
      .map(([a, b]): TimeWindow => [a, a + b]),
    breaks: fc.array(pause, { maxLength: 2 }).map((list) => list.map((each, id) => ({ id, ...each }))),
    costs: fc.record({ fixed: fc.nat(500), per_hour: fc.constantFrom(0, 3600, 7200), per_km: fc.nat(30) }),
    speed_factor: fc.constantFrom(0.5, 1, 2),
    max_tasks: fc.nat(8),
    max_travel_time: fc.nat(800),
    max_distance: fc.nat(8000),
    overtime: fc.record({ max: fc.nat(300), per_hour: fc.nat(9000) }),
    locked: fc.boolean(),
  },
  { requiredKeys: [] },
);

function build({ places, jobs, shipments, vehicles, locks }: Seeds): RoutingProblem {
  const durations = places.map((a) => places.map((b) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])));
  const problem: RoutingProblem = {
    jobs: jobs.map((job, id): Job => ({ id, ...job })),
    shipments: shipments.map(({ pickup, delivery, ...rest }, id): Shipment => ({
      pickup: { id, ...pickup },
      delivery: { id, ...delivery },
      ...rest,
    })),
    vehicles: vehicles.map((each, id): Vehicle => ({ id, ...each, steps: [] })),
    matrices: { car: { durations, distances: durations.map((row) => row.map((value) => value * 10)) } },
  };
  const used = new Set<number>();
  for (const { vehicle: v, task, locked } of locks) {
    const steps = problem.vehicles[v % problem.vehicles.length]?.steps;
    const index = task % Math.max(1, jobs.length + shipments.length);
    if (used.has(index) || !steps || jobs.length + shipments.length === 0) continue;
    used.add(index);
    if (index < jobs.length) steps.push({ type: 'job', id: index, locked });
    else {
      const id = index - jobs.length;
      steps.push({ type: 'pickup', id, locked }, { type: 'delivery', id, locked });
    }
  }
  return problem;
}

/** Any valid problem of up to 16 stops and 4 vehicles, with everything that the format has. */
export const anyProblem: fc.Arbitrary<RoutingProblem> = fc
  .record({
    places: fc.array(fc.tuple(fc.nat(100), fc.nat(100)), { minLength: 8, maxLength: 8 }),
    jobs: fc.array(
      fc
        .tuple(stop, maybe(amounts), maybe(amounts), skills, fc.nat(100))
        .map(([at, delivery, pickup, needs, priority]) => ({
          ...at,
          ...(delivery && { delivery }),
          ...(pickup && { pickup }),
          skills: needs.slice(0, 1),
          priority,
        })),
      { maxLength: 8 },
    ),
    shipments: fc.array(
      fc.record({
        pickup: stop,
        delivery: stop,
        amount: amounts,
        skills: skills.map((list) => list.slice(0, 1)),
      }),
      { maxLength: 4 },
    ),
    vehicles: fc.array(vehicle, { minLength: 1, maxLength: 4 }),
    locks: fc.array(fc.record({ vehicle: fc.nat(3), task: fc.nat(11), locked: fc.boolean() }), {
      maxLength: 4,
    }),
  })
  .map(build);
