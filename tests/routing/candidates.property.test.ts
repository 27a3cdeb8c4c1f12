import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../server/planning/routing/explain/candidates';
import { RunBook } from '../../server/planning/routing/explain/runBook';
import type { Job, RoutingProblem, Shipment, Vehicle } from '../../server/planning/routing/format/problem';
import { RunSignature } from '../../server/planning/routing/explain/runSignature';
import { anyProblem } from './anyProblem';

/** A problem, and deliveries that are not part of it (those of another problem, under ids that it does not use). */
const questions = fc.tuple(anyProblem, anyProblem, anyProblem).map(([day, other, more]) => {
  const deliveries: (Job | Shipment)[] = [...(other.jobs ?? []), ...(more.jobs ?? [])].map((job) => ({
    ...job,
    id: job.id + 100,
  }));
  for (const { pickup, delivery, ...rest } of [...(other.shipments ?? []), ...(more.shipments ?? [])])
    deliveries.push({
      pickup: { ...pickup, id: pickup.id + 100 },
      delivery: { ...delivery, id: delivery.id + 100 },
      ...rest,
    });
  return { day, deliveries };
});

const ask = (day: RoutingProblem, delivery: Job | Shipment, book?: RunBook) =>
  candidatesFor(delivery, day, book);

describe('kept runs', () => {
  it('answer as runs that are compiled anew', () => {
    fc.assert(
      fc.property(questions, ({ day, deliveries }) => {
        const book = new RunBook();
        for (const delivery of deliveries) expect(ask(day, delivery, book)).toEqual(ask(day, delivery));
      }),
      { numRuns: 40 },
    );
  });

  it('notice a change, of a job also in place', () => {
    fc.assert(
      fc.property(questions, fc.nat(7), fc.nat(7), ({ day, deliveries }, a, b) => {
        const book = new RunBook();
        const [first] = deliveries;
        if (!first) return;
        ask(day, first, book);
        // Matrices are read-only: another way is another matrix.
        const car = day.matrices?.car;
        if (car) {
          const durations = car.durations.map((row) => Array.from(row));
          (durations[a] as number[])[b] = 77;
          day.matrices = { car: { ...car, durations } };
        }
        for (const job of day.jobs ?? []) job.service = (job.service ?? 0) + 5;
        expect(ask(day, first, book)).toEqual(ask(day, first));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a kept run at the place of the delivery', () => {
  it('is asked with the ways of now: also with those that are not in its order', () => {
    const durations = (between: number) => [
      [between, 10, 10],
      [10, 0, 10],
      [between, 10, 0],
    ];
    // Driven 1, 0, 2. The delivery is at 0: between 1 and 2, or behind 2, from where the way to 0 changes.
    const day = (between: number): RoutingProblem => ({
      jobs: [
        { id: 1, location_index: 0 },
        { id: 2, location_index: 2 },
      ],
      vehicles: [
        {
          id: 1,
          start_index: 1,
          time_window: [0, 500],
          steps: [
            { type: 'job', id: 1 },
            { type: 'job', id: 2 },
          ],
        },
      ],
      matrices: { car: { durations: durations(between) } },
    });
    const late: Job = { id: 3, location_index: 0, time_windows: [[400, 450]] };
    const book = new RunBook();
    for (const between of [20, 90, 5]) expect(ask(day(between), late, book)).toEqual(ask(day(between), late));
  });
});

describe('a refusal', () => {
  it('names the smallest change of a window or shift: with it the delivery fits, with a second less it does not', () => {
    let named = 0;
    const fits = (day: RoutingProblem, job: Job) => ask(day, job).feasible.length > 0;
    fc.assert(
      fc.property(questions, fc.nat(3), ({ day, deliveries }, v) => {
        const vehicle = day.vehicles[v];
        if (!vehicle) return;
        const alone = { ...day, vehicles: [vehicle] };
        for (const job of deliveries) {
          // A setup that only a run with a stop at the same place saves is counted by what the run could do alone.
          if (!('id' in job) || job.setup || (job.time_windows?.length ?? 0) > 1) continue;
          const reason = ask(alone, job).refused[0]?.reasons[0];
          const { fix } = reason ?? {};
          const [open = 0, close = 0] = job.time_windows?.[0] ?? [];
          const [from = 0, to = 0] = vehicle.time_window ?? [];
          const isWith = (less: number): boolean => {
            if (fix?.kind === 'window') {
              const wider: [number, number] = fix.earlier
                ? [open - fix.earlier + less, close]
                : [open, close + (fix.later ?? 0) - less];
              return fits(alone, { ...job, time_windows: [wider] });
            }
            const seconds = fix?.kind === 'shift' ? fix.seconds - less : 0;
            const longer = { ...vehicle, time_window: [from, to + seconds] as [number, number] };
            return fits({ ...alone, vehicles: [longer] }, job);
          };
          const isWindow = fix?.kind === 'window' && ((fix.later ?? 0) > 0 || (fix.earlier ?? 0) > 0);
          // Seconds of overtime, where it is allowed, count too: then it is more than the shift that has to grow.
          if (!isWindow && !(fix?.kind === 'shift' && !vehicle.overtime)) continue;
          named++;
          expect(isWith(0)).toBe(true);
          expect(isWith(1)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
    expect(named).toBeGreaterThan(0);
  });
});

/** Every field that counts: one that is added to the type does not compile until it is tried here. */
const FULL_JOB: Required<Omit<Job, 'description' | 'location'>> = {
  id: 1,
  location_index: 3,
  setup: 4,
  service: 5,
  time_windows: [[6, 7]],
  delivery: [8],
  pickup: [9],
  skills: [10],
  priority: 11,
};
const OTHER_JOB: typeof FULL_JOB = {
  id: 2,
  location_index: 4,
  setup: 5,
  service: 6,
  time_windows: [[6, 8]],
  delivery: [9],
  pickup: [10],
  skills: [11],
  priority: 12,
};
const FULL_RUN: Required<Omit<Vehicle, 'description' | 'start' | 'end' | 'type' | 'profile'>> = {
  id: 1,
  start_index: 0,
  end_index: 1,
  capacity: [5],
  costs: { fixed: 1, per_hour: 2, per_km: 3 },
  skills: [4],
  time_window: [0, 9],
  breaks: [{ id: 1, service: 5, time_windows: [[1, 2]] }],
  speed_factor: 1,
  max_tasks: 6,
  max_travel_time: 7,
  max_distance: 8,
  steps: [{ type: 'job', id: 1, locked: true }],
  locked: false,
  overtime: { max: 1, per_hour: 2 },
};
const OTHER_RUNS: { [Field in keyof typeof FULL_RUN]: readonly (typeof FULL_RUN)[Field][] } = {
  id: [2],
  start_index: [1],
  end_index: [0],
  capacity: [[4], [5, 1], []],
  costs: [
    { fixed: 2, per_hour: 2, per_km: 3 },
    { fixed: 1, per_hour: 3, per_km: 3 },
    { fixed: 1, per_hour: 2, per_km: 4 },
    { per_hour: 1, per_km: 2 },
  ],
  skills: [[5], []],
  time_window: [[0, 8]],
  breaks: [
    [],
    [{ id: 2, service: 5, time_windows: [[1, 2]] }],
    [{ id: 1, service: 6, time_windows: [[1, 2]] }],
    [{ id: 1, service: 5, time_windows: [[1, 3]] }],
    [{ id: 1, service: 5 }],
  ],
  speed_factor: [2],
  max_tasks: [7],
  max_travel_time: [8],
  max_distance: [9],
  steps: [
    [{ type: 'job', id: 2, locked: true }],
    [{ type: 'job', id: 1 }],
    [{ type: 'pickup', id: 1, locked: true }],
    [],
  ],
  locked: [true],
  overtime: [{ max: 2, per_hour: 2 }, { max: 1 }],
};

describe('a kept run is used again only when it says the same', () => {
  const shipment: Shipment = { pickup: FULL_JOB, delivery: FULL_JOB, amount: [1], skills: [2], priority: 3 };
  const isSame = (
    one: { run: Vehicle; job?: Job; shipment?: Shipment },
    other: { run: Vehicle; job?: Job; shipment?: Shipment },
  ) => {
    const signature = new RunSignature();
    const tasks = (of: typeof one) => ({ job: () => of.job, shipment: () => of.shipment });
    return signature.isSame(signature.of(one.run, tasks(one)), other.run, tasks(other));
  };
  const without = <T extends object>(value: T, field: keyof T) => ({ ...value, [field]: undefined });

  it.each(Object.keys(FULL_JOB) as (keyof typeof FULL_JOB)[])('sees another %s of a job', (field) => {
    const other = (job: Job) => isSame({ run: FULL_RUN, job: FULL_JOB }, { run: FULL_RUN, job });
    expect(other(structuredClone(FULL_JOB))).toBe(true);
    expect(other({ ...FULL_JOB, [field]: OTHER_JOB[field] })).toBe(false);
    expect(other(without(FULL_JOB, field) as Job)).toBe(false);
  });

  it.each(Object.keys(FULL_RUN) as (keyof typeof FULL_RUN)[])('sees another %s of a vehicle', (field) => {
    const other = (run: Vehicle) => isSame({ run: FULL_RUN, job: FULL_JOB }, { run, job: FULL_JOB });
    expect(other(structuredClone(FULL_RUN))).toBe(true);
    for (const value of OTHER_RUNS[field]) expect(other({ ...FULL_RUN, [field]: value })).toBe(false);
    if (field !== 'locked') expect(other(without(FULL_RUN, field) as Vehicle)).toBe(false);
  });

  it('sees another shipment', () => {
    const run: Vehicle = { ...FULL_RUN, steps: [{ type: 'pickup', id: 1 }] };
    const other = (changes: Partial<Shipment>) =>
      isSame({ run, shipment }, { run, shipment: { ...shipment, ...changes } });
    expect(other({})).toBe(true);
    for (const changes of [
      { pickup: OTHER_JOB },
      { delivery: OTHER_JOB },
      { amount: [2] },
      { skills: [3] },
      { priority: 4 },
    ])
      expect(other(changes)).toBe(false);
  });
});
