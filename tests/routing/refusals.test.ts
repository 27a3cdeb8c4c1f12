import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProblem } from '../../server/planning/routing/format/problemSchema';
import { RoutingRefusal } from '../../server/planning/routing/format/refusal';

function refusal(value: unknown) {
  try {
    parseProblem(value);
  } catch (error) {
    if (error instanceof RoutingRefusal) return error.problems;
    throw error;
  }
  return [];
}

const car = {
  car: {
    durations: [
      [0, 1],
      [1, 0],
    ],
    distances: [
      [0, 1],
      [1, 0],
    ],
  },
};
const vehicles = [{ id: 1, start_index: 0 }];
const job = { id: 1, location_index: 1 };
const pair = { pickup: { id: 1, location_index: 0 }, delivery: { id: 1, location_index: 1 } };
const withJob = (more: object) => ({
  jobs: [job, { id: 2, location_index: 1, ...more }],
  vehicles,
  matrices: car,
});
const withVehicle = (more: object) => ({
  jobs: [job],
  vehicles: [{ ...vehicles[0], ...more }],
  matrices: car,
});

describe('a wrong problem is refused, with the field named', () => {
  it.each([
    ['no object', 7, 'problem', 'type'],
    ['no vehicles', { jobs: [] }, 'vehicles', 'required'],
    ['times per type', withJob({ service_per_type: { van: 5 } }), 'jobs[1].service_per_type', 'unsupported'],
    [
      'a break that depends on the load',
      withVehicle({ breaks: [{ id: 1, max_load: [0] }] }),
      'vehicles[0].breaks[0].max_load',
      'unsupported',
    ],
    [
      'a cost of working time',
      withVehicle({ costs: { per_task_hour: 10 } }),
      'vehicles[0].costs.per_task_hour',
      'unsupported',
    ],
    [
      'a window that ends before it starts',
      withJob({ time_windows: [[9, 3]] }),
      'jobs[1].time_windows[0]',
      'window',
    ],
    [
      'windows that overlap',
      withJob({
        time_windows: [
          [0, 5],
          [4, 9],
        ],
      }),
      'jobs[1].time_windows[1]',
      'overlap',
    ],
    ['an endless window', withJob({ time_windows: [[0, Infinity]] }), 'jobs[1].time_windows[0][1]', 'range'],
    ['negative service', withJob({ service: -1 }), 'jobs[1].service', 'range'],
    ['not a number', withJob({ service: NaN }), 'jobs[1].service', 'type'],
    ['an absurd amount', withJob({ delivery: [1e300] }), 'jobs[1].delivery[0]', 'range'],
    ['a misspelt field', withJob({ time_window: [0, 1] }), 'jobs[1].time_window', 'unknown'],
    ['the same id twice', withJob({ id: 1 }), 'jobs[1].id', 'duplicate'],
    ['a place that is not in the matrix', withJob({ location_index: 2 }), 'jobs[1].location_index', 'range'],
    ['no place', { jobs: [{ id: 1 }], vehicles, matrices: car }, 'jobs[0].location_index', 'place'],
    ['no coordinates', { jobs: [{ id: 1 }], vehicles: [{ id: 1 }] }, 'jobs[0].location', 'place'],
    [
      'a latitude beyond the pole',
      { jobs: [{ id: 1, location: [0, 91] }], vehicles: [] },
      'jobs[0].location[1]',
      'range',
    ],
    [
      'a pickup without its delivery',
      { shipments: [{ pickup: pair.pickup }], vehicles, matrices: car },
      'shipments[0].delivery',
      'required',
    ],
    [
      'amounts of another size',
      { ...withVehicle({ capacity: [1, 2] }), jobs: [{ ...job, delivery: [1] }] },
      'jobs[0].delivery',
      'dimensions',
    ],
    ['a profile without matrix', withVehicle({ profile: 'bike' }), 'vehicles[0].profile', 'profile'],
    ['too fast', withVehicle({ speed_factor: 6 }), 'vehicles[0].speed_factor', 'range'],
    ['standing still', withVehicle({ speed_factor: 0 }), 'vehicles[0].speed_factor', 'range'],
    [
      'a step of nothing',
      withVehicle({ steps: [{ type: 'job', id: 9 }] }),
      'vehicles[0].steps[0].id',
      'reference',
    ],
    [
      'a task in two steps',
      withVehicle({
        steps: [
          { type: 'job', id: 1 },
          { type: 'job', id: 1 },
        ],
      }),
      'vehicles[0].steps[1].id',
      'duplicate',
    ],
    [
      'a delivery before its pickup',
      { shipments: [pair], vehicles: [{ id: 1, steps: [{ type: 'delivery', id: 1 }] }], matrices: car },
      'vehicles[0].steps[0].id',
      'pairOrder',
    ],
    [
      'a matrix that is no square',
      { vehicles, matrices: { car: { durations: [[0, 1], [1]] } } },
      'matrices.car.durations[1]',
      'square',
    ],
    [
      'a negative way',
      {
        vehicles,
        matrices: {
          car: {
            durations: [
              [0, -1],
              [1, 0],
            ],
          },
        },
      },
      'matrices.car.durations[0][1]',
      'range',
    ],
    [
      'kilometres without distances',
      { vehicles: [{ id: 1, costs: { per_km: 1 } }], matrices: { car: { durations: [[0]] } } },
      'vehicles[0].costs.per_km',
      'distances',
    ],
    [
      'too many windows',
      withJob({ time_windows: Array.from({ length: 21 }, (_, i) => [i, i]) }),
      'jobs[1].time_windows',
      'tooMany',
    ],
  ])('%s', (_, value, field, code) => {
    expect(refusal(value)).toContainEqual(expect.objectContaining({ field, code }));
  });

  it('takes a right one as it is', () => {
    expect(
      refusal(withVehicle({ capacity: [3], breaks: [{ id: 1, service: 2 }], costs: { per_km: 2 } })),
    ).toEqual([]);
  });

  it('anything at all is taken or refused, never a crash', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (a, b, c) => {
        refusal(a);
        refusal({ jobs: a, vehicles: b, matrices: c });
        refusal({ jobs: [a], shipments: [b], vehicles: [c], matrices: { car: { durations: a } } });
      }),
      { numRuns: 500 },
    );
  });
});
