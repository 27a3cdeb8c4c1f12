import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatesFor } from '../../server/routing/explain/candidates';
import { RunBook } from '../../server/routing/explain/runBook';
import type { Job, RoutingProblem, Shipment } from '../../server/routing/format/problem';
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
