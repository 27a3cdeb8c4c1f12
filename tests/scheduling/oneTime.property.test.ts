import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWire } from '../../src/domain/time/dates';
import { arrivalsOf } from '../../src/domain/stops/etas';
import { isOvertaken, withExpected } from '../../src/domain/stops/expectedTimes';
import { planMove } from '../../src/domain/planning/planMove';
import { tripBackFields } from '../../src/domain/runs/tripBack';
import { runTimes } from '../../src/domain/runs/runTimes';
import { settingsWith } from '../../src/domain/wire/settings';
import { bestOrder, costOf } from '../../server/day/dispatch/planning/bestOrder';
import { runProblem } from '../../server/day/dispatch/planning/runProblem';
import { compile } from '../../server/planning/routing/engine/compile';
import { writePlan } from '../../server/planning/routing/engine/writePlan';
import { makeEvent, makeManifest } from '../support/views';
import { planningRun, planningStop } from './anyDay';

const settings = settingsWith({});
const TYPE = { pullOut: 1, delivery: 3, startLunch: 4, finishLunch: 5, pullIn: 7, collect: 8 };
/** Eight in the morning in Los Angeles: the shift begins. */
const START = Date.parse('2026-11-20T16:00:00Z');
const minute = (minutes: number) => new Date(START + minutes * 60_000);
const CDP = { destination_latitude: 32.7, destination_longitude: -117.1 };

const door = fc.record({
  destination_latitude: fc.double({ min: 32.6, max: 33, noNaN: true }),
  destination_longitude: fc.double({ min: -117.3, max: -116.9, noNaN: true }),
  delivery_event_type_id: fc.constantFrom(TYPE.delivery, TYPE.delivery, TYPE.collect),
  delivery_start_time: fc.constantFrom(null, null, null, '09:30:00', '12:00:00'),
  delivery_end_time: fc.constantFrom(null, null, null, '11:00:00', '15:30:00'),
  promised: fc.option(fc.integer({ min: 0, max: 400 })),
});

/** A run of a day somewhere between its first and its last door, and a moment after its last closing. */
const anyRun = fc
  .record({
    doors: fc.array(door, { minLength: 1, maxLength: 7 }),
    closed: fc.nat(7),
    isOut: fc.boolean(),
    lunchAt: fc.option(fc.nat(7)),
    now: fc.integer({ min: -60, max: 420 }),
    later: fc.integer({ min: 0, max: 90 }),
  })
  .map(({ doors, closed, isOut, lunchAt, now, later }) => {
    const over = isOut ? Math.min(closed, doors.length) : 0;
    const done = (index: number) => ({
      delivery_event_status_id: 4,
      datetime: toWire(minute(index * 15)),
    });
    const made = doors.map(({ promised, ...values }, index) => ({
      ...values,
      id: 10 + index,
      planned_at: promised === null ? null : toWire(minute(promised)),
      ...(index < over
        ? done(index + 1)
        : { delivery_event_status_id: values.delivery_event_type_id === TYPE.collect ? 12 : 1 }),
    }));
    const nowhere = { destination_latitude: null, destination_longitude: null };
    const lunch = [
      { id: 50, delivery_event_type_id: TYPE.startLunch, ...nowhere },
      { id: 51, delivery_event_type_id: TYPE.finishLunch, ...nowhere },
    ];
    const place = lunchAt === null ? null : Math.max(over, Math.min(lunchAt, made.length));
    const stops = [
      { id: 1, delivery_event_type_id: TYPE.pullOut, ...CDP, ...(isOut ? done(0) : {}) },
      ...(place === null ? made : [...made.slice(0, place), ...lunch, ...made.slice(place)]),
      { id: 99, delivery_event_type_id: TYPE.pullIn, ...CDP },
    ];
    const first = isOut ? over * 15 : now;
    return { stops, now: minute(Math.max(now, first)), later: minute(Math.max(now, first) + later) };
  });

const onBoard = (stops: readonly object[]) => {
  const events = stops.map((values, index) => makeEvent({ ...values, secuence: index + 1 }));
  return { ...makeManifest({ events }), stops: events };
};
const inPlanning = (stops: readonly { id: number }[]) =>
  planningRun(
    10,
    stops.map(({ id, ...values }) => planningStop(id, values)),
    { delivery_manifest_status_id: 3 },
  );

describe('whatever the run and the moment', () => {
  it('nobody arrives before now, nor before the door opens, and the run ends with its last stop', () => {
    fc.assert(
      fc.property(anyRun, ({ stops, now }) => {
        const run = onBoard(stops);
        const times = runTimes(run, now, settings);
        let before = now.getTime();
        for (const { reached, arrival, leaves } of times.stops.values()) {
          expect(reached).toBeGreaterThanOrEqual(before);
          expect(arrival).toBeGreaterThanOrEqual(reached);
          expect(leaves).toBeGreaterThanOrEqual(arrival);
          before = leaves;
        }
        expect(times.finish).toBe(before);
      }),
      { numRuns: 300 },
    );
  });

  it('an arrival grows with the clock, and by no more than the clock', () => {
    fc.assert(
      fc.property(anyRun, ({ stops, now, later }) => {
        const run = onBoard(stops);
        const [was, is] = [arrivalsOf(run, now, settings), arrivalsOf(run, later, settings)];
        for (const [id, at] of is) {
          expect(at).toBeGreaterThanOrEqual(was.get(id) ?? 0);
          expect(at - (was.get(id) ?? 0)).toBeLessThanOrEqual(later.getTime() - now.getTime());
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the board keeps a run by the clock as the server would answer it', () => {
    fc.assert(
      fc.property(anyRun, ({ stops, now, later }) => {
        const answered = withExpected(onBoard(stops), now, settings);
        const asked = withExpected(answered, later, settings);
        if (!isOvertaken(answered, later)) expect(asked).toBe(answered);
        expect(withExpected(asked, later, settings)).toBe(asked);
      }),
      { numRuns: 300 },
    );
  });

  it('what a hovering stop is told is what the run then says', () => {
    fc.assert(
      fc.property(anyRun, fc.nat(9), ({ stops, now }, at) => {
        const run = onBoard(stops);
        const pooled = makeEvent({ id: 200, delivery_manifest_id: null, secuence: null });
        const moved = planMove([run], [pooled], { stopIds: [200], to: run.id, at: at + 1 }, now, settings);
        const told = moved.runs[0];
        if (!told) return;
        const trip = { ...pooled, ...tripBackFields(run) };
        const all = new Map([...run.stops, pooled, trip].map((stop) => [stop.id, stop]));
        const after = told.order.flatMap((id, index) => {
          const stop = all.get(id);
          return stop ? { ...stop, secuence: index + 1 } : [];
        });
        expect([...told.arrivals]).toEqual([...arrivalsOf({ ...run, stops: after }, now, settings)]);
      }),
      { numRuns: 200 },
    );
  });

  // A break has no place of its own in the optimizer's order: it is had where its window allows.
  it('the optimizer drives the same order in the same times', async () => {
    await fc.assert(
      fc.asyncProperty(anyRun, async ({ stops: all, now }) => {
        const stops = all.filter((stop) => stop.id < 50 || stop.id > 51);
        const made = await runProblem(inPlanning(stops), settings, now);
        if (!made.problem.jobs?.length) return;
        const compiled = compile(made.problem);
        const plan = writePlan(compiled, compiled.model.initial);
        const [route] = plan.routes;
        // An order that ends too late for any plan is not driven at all.
        if (!route || plan.unassigned.length > 0) return;
        const jobs = route.steps.filter(({ type }) => type === 'job');
        expect(jobs.map(({ id }) => id)).toEqual(made.order);
        const drive = made.driveOrder(made.order);
        const times = runTimes(onBoard(stops), now, settings);
        const lastWait = made.order.findLastIndex((id) => {
          const at = times.stops.get(id);
          return at !== undefined && at.arrival > at.reached;
        });
        jobs.forEach(({ id, arrival, waiting_time }, index) => {
          const begin = drive.begins.get(id ?? 0) ?? 0;
          // Instead of waiting at a door the optimizer sets out later; from that door on there is one time.
          if (index >= lastWait) expect(arrival + waiting_time).toBe(begin);
          else expect(arrival + waiting_time).toBeGreaterThanOrEqual(begin);
        });
        expect(route.steps.at(-1)?.arrival).toBe(drive.finish);
      }),
      { numRuns: 200 },
    );
  });

  it('no order that is offered makes more stops late, or those that are late later', async () => {
    await fc.assert(
      fc.asyncProperty(anyRun, async ({ stops, now }) => {
        const made = await runProblem(inPlanning(stops), settings, now);
        const [was, is] = [costOf(made, made.order), costOf(made, bestOrder(made))];
        expect(is.late).toBeLessThanOrEqual(was.late);
        expect(is.lateMinutes).toBeLessThanOrEqual(was.lateMinutes);
      }),
      { numRuns: 25 },
    );
  });
});
