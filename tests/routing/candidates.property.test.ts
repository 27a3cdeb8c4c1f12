import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../server/routing/explain/candidates';
import { RunBook } from '../../server/routing/explain/runBook';
import type { Job, RoutingProblem, Shipment, Vehicle } from '../../server/routing/format/problem';
import { areSameJobs, isSameVehicle } from '../../server/routing/explain/sameRun';
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

  it('notice a change in place', () => {
    fc.assert(
      fc.property(questions, fc.nat(7), fc.nat(7), ({ day, deliveries }, a, b) => {
        const book = new RunBook();
        const [first] = deliveries;
        if (!first) return;
        ask(day, first, book);
        const [row] = [day.matrices?.car?.durations[a]].filter((each) => Array.isArray(each));
        if (row) row[b] = 77;
        for (const job of day.jobs ?? []) job.service = (job.service ?? 0) + 5;
        expect(ask(day, first, book)).toEqual(ask(day, first));
      }),
      { numRuns: 30 },
    );
  });
});

/** Every field that there is: one that is added to the type does not compile until it is tried here. */
const FULL_JOB: Required<Job> = {
  id: 1,
  description: 'a',
  location: [1, 2],
  location_index: 3,
  setup: 4,
  service: 5,
  time_windows: [[6, 7]],
  delivery: [8],
  pickup: [9],
  skills: [10],
  priority: 11,
};
const OTHER_JOB: Required<Job> = {
  id: 2,
  description: 'b',
  location: [1, 3],
  location_index: 4,
  setup: 5,
  service: 6,
  time_windows: [[6, 8]],
  delivery: [9],
  pickup: [10],
  skills: [11],
  priority: 12,
};

describe('a kept run is used again only when it says the same', () => {
  it.each(Object.keys(FULL_JOB) as (keyof Job)[])('sees another %s of a job', (field) => {
    expect(areSameJobs([FULL_JOB], [structuredClone(FULL_JOB)])).toBe(true);
    expect(areSameJobs([FULL_JOB], [{ ...FULL_JOB, [field]: OTHER_JOB[field] }])).toBe(false);
    expect(areSameJobs([FULL_JOB], [{ ...FULL_JOB, [field]: undefined }])).toBe(false);
  });

  it('sees another step, lock, shift or capacity of a vehicle', () => {
    const run: Vehicle = {
      id: 1,
      capacity: [5],
      time_window: [0, 9],
      steps: [{ type: 'job', id: 1, locked: true }],
    };
    expect(isSameVehicle(run, structuredClone(run))).toBe(true);
    const others: Partial<Vehicle>[] = [
      { steps: [{ type: 'job', id: 2, locked: true }] },
      { steps: [{ type: 'job', id: 1 }] },
      { steps: [{ type: 'pickup', id: 1, locked: true }] },
      { steps: [] },
      { time_window: [0, 8] },
      { capacity: [4] },
      { speed_factor: 2 },
    ];
    for (const other of others) expect(isSameVehicle(run, { ...run, ...other })).toBe(false);
  });
});
