import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../server/planning/routing/explain/candidates';
import { resequenceRun } from '../../server/planning/routing/explain/resequence';
import type { Job, RoutingProblem, Vehicle } from '../../server/planning/routing/format/problem';

const size = 12;
const durations = Array.from({ length: size }, (_, a) =>
  Array.from({ length: size }, (_, b) => 10 * Math.abs(a - b)),
);
const distances = durations.map((row) => row.map((seconds) => seconds * 11));

const run = (more: Partial<Vehicle> = {}): Vehicle => ({
  id: 1,
  start_index: 0,
  end_index: 0,
  capacity: [3],
  time_window: [0, 400],
  steps: [
    { type: 'job', id: 1 },
    { type: 'job', id: 2 },
  ],
  ...more,
});
const jobs: Job[] = [
  { id: 1, location_index: 2, delivery: [1], service: 5 },
  { id: 2, location_index: 6, delivery: [1], service: 5, time_windows: [[0, 90]] },
];
const problem = (...vehicles: Vehicle[]): RoutingProblem => ({
  jobs,
  vehicles,
  matrices: { car: { durations, distances } },
});
const drop = (more: Partial<Job> = {}): Job => ({
  id: 9,
  location_index: 4,
  delivery: [1],
  service: 5,
  ...more,
});

const whyNot = (job: Job, vehicle: Vehicle) => candidatesFor(job, problem(vehicle)).refused[0]?.reasons[0];

describe('candidates', () => {
  it('ranks every run that could take the delivery, cheapest first', () => {
    const far = { ...run({ id: 2, steps: [] }), start_index: 11, end_index: 11 };
    expect(candidatesFor(drop(), problem(far, run()))).toEqual({
      feasible: [
        { vehicle: 1, cost: 0, seconds: 0, position: 1, begin: 45, overtime: 0 },
        { vehicle: 2, cost: 140, seconds: 140, position: 0, begin: 70, overtime: 0 },
      ],
      refused: [],
    });
  });

  it('asks about the delivery also on a run that has a shipment', () => {
    const shipment = {
      pickup: { id: 3, location_index: 1 },
      delivery: { id: 3, location_index: 3 },
      amount: [1],
    };
    const vehicle = run({
      steps: [
        { type: 'pickup', id: 3 },
        { type: 'delivery', id: 3 },
        { type: 'job', id: 2 },
      ],
    });
    const day = { ...problem(vehicle), shipments: [shipment] };
    expect(candidatesFor(drop(), day).feasible[0]).toMatchObject({ vehicle: 1, cost: 0, position: 2 });
  });

  it('counts overtime when it chooses the places of a pickup and its delivery', () => {
    const shipment = {
      pickup: { id: 9, location_index: 3, service: 20 },
      delivery: { id: 9, location_index: 2, service: 20 },
    };
    const day: RoutingProblem = {
      jobs: [{ id: 1, location_index: 10, time_windows: [[500, 600]] }],
      vehicles: [
        {
          ...run({ capacity: undefined, steps: [{ type: 'job', id: 1 }] }),
          time_window: [0, 600],
          overtime: { max: 1000, per_hour: 36_000 },
        },
      ],
      matrices: { car: { durations } },
    };
    // On the way back it costs no travel, but the shift ends; before the job it is 20 s of travel.
    expect(candidatesFor(shipment, day).feasible[0]).toMatchObject({ position: 0, overtime: 0, seconds: 20 });
  });

  it('places a pickup and its delivery', () => {
    const shipment = {
      pickup: { id: 9, location_index: 1 },
      delivery: { id: 9, location_index: 5 },
      amount: [1],
    };
    expect(candidatesFor(shipment, problem(run())).feasible[0]).toMatchObject({
      cost: 0,
      position: 0,
      deliveryPosition: 2,
    });
  });

  it.each<[string, Job, Vehicle, object]>([
    ['skill', drop({ skills: [1, 2] }), run({ skills: [2] }), { code: 'skill', skills: [1] }],
    ['capacity', drop({ delivery: [3] }), run(), { code: 'capacity', over: 2 }],
    ['locked', drop(), run({ locked: true }), { code: 'locked' }],
    ['most tasks', drop(), run({ max_tasks: 2 }), { code: 'maxTasks', max: 2 }],
    [
      'too late',
      drop({ time_windows: [[0, 30]] }),
      run(),
      { code: 'windowLate', seconds: 15, fix: { kind: 'window', later: 15 } },
    ],
    [
      'shift end',
      drop({ location_index: 11 }),
      run({ time_window: [0, 200] }),
      { code: 'shiftEnd', seconds: 35, fix: { kind: 'shift', seconds: 35 } },
    ],
    [
      'another stop',
      drop({ location_index: 3, service: 40, time_windows: [[0, 60]] }),
      run(),
      { code: 'otherLate', task: 'job 2', seconds: 15 },
    ],
    [
      'lunch',
      drop({ service: 100 }),
      run({ breaks: [{ id: 1, service: 200, time_windows: [[0, 50]] }], time_window: [0, 335] }),
      { code: 'lunch' },
    ],
    ['travel', drop({ location_index: 9 }), run({ max_travel_time: 130 }), { code: 'maxTravel' }],
  ])('says why not: %s', (_, job, vehicle, reason) => {
    expect(whyNot(job, vehicle)).toMatchObject({ vehicle: 1, ...reason });
  });

  it('the fix that it names makes it fit', () => {
    const late = drop({ time_windows: [[0, 30]] });
    const fix = whyNot(late, run())?.fix;
    const later = fix?.kind === 'window' ? (fix.later ?? 0) : 0;
    expect(candidatesFor(drop({ time_windows: [[0, 30 + later]] }), problem(run())).feasible).toHaveLength(1);
    expect(
      candidatesFor(drop({ time_windows: [[0, 30 + later - 1]] }), problem(run())).feasible,
    ).toHaveLength(0);
  });
});

describe('resequence', () => {
  it('finds the order of one run and keeps locked stops', () => {
    const free = problem(
      run({
        steps: [
          { type: 'job', id: 2 },
          { type: 'job', id: 1 },
        ],
      }),
    );
    expect(resequenceRun(free).route?.cost).toBe(120);
    const locked = problem(
      run({
        steps: [
          { type: 'job', id: 2, locked: true },
          { type: 'job', id: 1 },
        ],
      }),
    );
    expect(resequenceRun(locked).route?.steps.map(({ id }) => id)).toEqual([undefined, 2, 1, undefined]);
  });
});
