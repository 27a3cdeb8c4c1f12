import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWire } from '../../src/domain/time/dates';
import { arrivalsOf } from '../../src/domain/stops/etas';
import { planMove } from '../../src/domain/planning/planMove';
import type { PlannedRun, PlannedStop } from '../../src/domain/planning/plannedRun';
import { makeEvent, makeManifest } from '../support/views';

/** 2026-11-20 07:00 in Los Angeles: nobody has set out. */
const NOW = new Date('2026-11-20T15:00:00Z');
const TYPE = { pullOut: 1, pickUp: 2, delivery: 3, startLunch: 4, finishLunch: 5, pullIn: 7 };
const at = (time: string) => `2026-11-20 ${time}:00`;
const NOWHERE = { destination_latitude: null, destination_longitude: null };

function stop(id: number, type: number, changes: Partial<PlannedStop> = {}): PlannedStop {
  return makeEvent({ id, delivery_event_type_id: type, ...changes });
}

/** Eight to four, made as the server makes a run of the day: lunch from eleven. */
const own = {
  pullOut: stop(1, TYPE.pullOut, { planned_at: at('16:00') }),
  pickUp: stop(2, TYPE.pickUp, { planned_at: at('16:00') }),
  startLunch: stop(3, TYPE.startLunch, {
    planned_at: at('19:00'),
    delivery_start_time: '11:00:00',
    ...NOWHERE,
  }),
  finishLunch: stop(4, TYPE.finishLunch, NOWHERE),
  pullIn: stop(5, TYPE.pullIn),
};
const WITHOUT_LUNCH = [own.pullOut, own.pickUp, own.pullIn];
const WITH_LUNCH = [own.pullOut, own.pickUp, own.startLunch, own.finishLunch, own.pullIn];

function runOf(id: number, stops: readonly PlannedStop[]): PlannedRun {
  const placed = stops.map((each, index) => ({ ...each, delivery_manifest_id: id, secuence: index + 1 }));
  const view = makeManifest({
    id,
    delivery_manifest_status_id: 2,
    start_at: at('16:00'),
    end_at: at('23:59'),
  });
  const arrivals = arrivalsOf({ ...view, stops: placed }, NOW);
  const eta = (each: PlannedStop) => {
    const time = arrivals.get(each.id);
    return time === undefined ? null : toWire(new Date(time));
  };
  return { ...view, stops: placed.map((each) => ({ ...each, eta: eta(each) })) };
}

/** Two kilometres and a half from the CDP: about five minutes of road each way. */
const NEAR = { destination_latitude: 32.74, delivery_manifest_id: null, secuence: null };
const waiting = stop(90, TYPE.delivery, NEAR);
const promisedEarlier = { ...waiting, planned_at: at('17:00') };
const promisedByHand = { ...waiting, planned_at: at('16:03') };

const addedBy = (run: PlannedRun, pool: PlannedStop[], place?: number) =>
  planMove([run], pool, { stopIds: pool.map(({ id }) => id), to: run.id, ...(place && { at: place }) }, NOW)
    .runs[0]?.added_minutes;

describe('what a stop adds to a run that has next to nothing to do', () => {
  // Door 5 min, road 5 min each way. Before a lunch that is waited for, only what is longer than the wait counts.
  it.each<[string, readonly PlannedStop[], PlannedStop, number | undefined, number]>([
    ['a run without any stop: the way begins there', [], promisedEarlier, undefined, 5],
    ['a run without lunch', WITHOUT_LUNCH, waiting, undefined, 14],
    ['a run with lunch only, before it', WITH_LUNCH, waiting, 3, 4],
    ['a run with lunch only, where it goes by itself', WITH_LUNCH, waiting, undefined, 4],
    ['a run with lunch only, behind it', WITH_LUNCH, waiting, 5, 14],
    ['promised on another run before', WITH_LUNCH, promisedEarlier, 3, 4],
    ['promised by hand before', WITH_LUNCH, promisedByHand, 3, 4],
  ])('%s', (_, stops, added, place, minutes) => {
    const told = addedBy(runOf(10, stops), [added], place);
    expect(told).toBeGreaterThanOrEqual(minutes);
    expect(told).toBeLessThan(minutes + 3);
  });

  it('the only stop that leaves gives back what it cost', () => {
    const loaded = [own.pullOut, own.pickUp, waiting, own.startLunch, own.finishLunch, own.pullIn];
    const from = runOf(10, loaded);
    const to = runOf(20, []);
    const plan = planMove([from, to], [], { stopIds: [90], to: 20 }, NOW);
    const cost = addedBy(runOf(10, WITH_LUNCH), [waiting], 3) ?? 0;
    expect(plan.runs.find((run) => run.manifest_id === 10)?.added_minutes).toBe(-cost);
  });

  it('lunch stays at its hour while there is time, and moves when there is none', () => {
    const lunchAt = (stops: PlannedStop[]) => {
      const queue = [own.pullOut, own.pickUp, ...stops, own.startLunch, own.finishLunch, own.pullIn];
      const placed = queue.map((each, index) => ({ ...each, secuence: index + 1 }));
      return toWire(new Date(arrivalsOf({ ...runOf(10, []), stops: placed }, NOW).get(3) ?? 0));
    };
    expect(lunchAt([waiting])).toBe(at('19:00'));
    const noon = stop(91, TYPE.delivery, { ...NEAR, delivery_start_time: '12:30:00' });
    expect(lunchAt([noon])).toBe(at('20:35'));
  });
});

interface AnyStop {
  latitude: number;
  opens: string | null;
  /** Minutes from the start of the shift. */
  promised: number | null;
}
const anyStop: fc.Arbitrary<AnyStop> = fc.record({
  latitude: fc.double({ min: 32.6, max: 32.9, noNaN: true }),
  opens: fc.option(fc.constantFrom('09:00:00', '11:00:00', '14:00:00')),
  promised: fc.option(fc.integer({ min: 0, max: 480 })),
});
const moment = (minutes: number) => toWire(new Date(Date.parse('2026-11-20T16:00:00Z') + minutes * 60_000));

function made(id: number, { latitude, opens, promised }: AnyStop): PlannedStop {
  return stop(id, TYPE.delivery, {
    destination_latitude: latitude,
    delivery_start_time: opens,
    planned_at: promised === null ? null : moment(promised),
    delivery_manifest_id: null,
    secuence: null,
  });
}

describe('an added stop makes nobody sooner, whatever was put there by hand before', () => {
  const handMade = (own: readonly PlannedStop[]) =>
    fc
      .record({
        others: fc.array(fc.tuple(anyStop, fc.nat()), { maxLength: 5 }),
        added: anyStop,
        place: fc.nat(),
      })
      .map(({ others, added, place }) => {
        const stops = [...own];
        others.forEach(([other, spot], index) =>
          stops.splice(2 + (spot % (stops.length - 2)), 0, made(50 + index, other)),
        );
        const run = runOf(10, stops);
        const at = 3 + (place % (stops.length - 2));
        return { run, plan: planMove([run], [made(90, added)], { stopIds: [90], to: 10, at }, NOW) };
      });

  it('the run does not end before it did', () => {
    fc.assert(
      fc.property(handMade(WITHOUT_LUNCH), ({ plan }) => {
        expect(plan.runs[0]?.added_minutes).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  // What comes behind a lunch may be nearer, because the driver has come closer before it.
  it('lunch is not had sooner', () => {
    fc.assert(
      fc.property(handMade(WITH_LUNCH), ({ run, plan }) => {
        const was = arrivalsOf(run, NOW).get(3) ?? 0;
        expect(plan.runs[0]?.arrivals.get(3)).toBeGreaterThanOrEqual(was);
      }),
      { numRuns: 2000 },
    );
  });
});
