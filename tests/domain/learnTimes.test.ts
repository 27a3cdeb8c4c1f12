import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PACE, taskTime } from '../../src/domain/addresses/travelTime';
import type { DrivenLeg } from '../../src/domain/planning/drivenLegs';
import { checkedTimes, type CheckedTimes } from '../../src/domain/planning/holdOut';
import {
  driveFactor,
  extraSeconds,
  learnedHour,
  placeKey,
  type LearnedTimes,
} from '../../src/domain/planning/learnedTimes';
import { CORRECTIONS, fitTimes, joinFitted } from '../../src/domain/planning/learnTimes';
import { runTimes } from '../../src/domain/runs/runTimes';
import { groupBy } from '../../src/domain/wire/groupBy';

const NOTHING_LEARNED = { drives: {}, drivers: {}, stops: {}, places: {} };
const DOOR = { latitude: 32.71, longitude: -117.12 };
const LEGS_OF_RUN = 15;
const RUNS_OF_DAY = 2;
const leg = (changes: Partial<DrivenLeg> = {}): DrivenLeg => ({
  run: 1,
  day: '2026-03-02',
  cdp: 1,
  driver: 7,
  hour: 10,
  place: 'elsewhere',
  drive: 600,
  visit: 300,
  took: 900,
  ...changes,
});
/** Legs of different lengths, which took what a truth makes of them; some runs a day. */
const legs = (count: number, truth: (leg: DrivenLeg) => number, changes: Partial<DrivenLeg> = {}) =>
  Array.from({ length: count }, (_, index) => {
    const run = Math.floor(index / LEGS_OF_RUN);
    const day = `day ${String(Math.floor(run / RUNS_OF_DAY)).padStart(3, '0')}`;
    const one = leg({ run, day, drive: 200 + (index % 9) * 120, place: `door ${index}`, ...changes });
    return { ...one, took: truth(one) };
  });
/** The same numbers each time, from −1 to 1. */
const noise = (index: number) => Math.sin(index * 12.9898) * Math.cos(index * 78.233);

function checked(driven: readonly DrivenLeg[]): CheckedTimes {
  const steps = checkedTimes(driven);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const learnTimes = (driven: readonly DrivenLeg[]): LearnedTimes =>
  joinFitted(new Map([...groupBy(driven, (one) => one.cdp)].map(([cdp, own]) => [cdp, checked(own).fitted])));
const usedOf = ({ checks }: CheckedTimes) => checks.filter(({ isUsed }) => isUsed).map(({ kind }) => kind);

describe('what is learned from driven legs', () => {
  it('is nothing where all went as planned, or little was seen', () => {
    expect(learnTimes([])).toEqual(NOTHING_LEARNED);
    expect(learnTimes([leg({ took: 2_000 }), leg({ took: 2_000 })])).toEqual(NOTHING_LEARNED);
    expect(learnTimes(legs(300, ({ drive, visit }) => drive + visit))).toEqual(NOTHING_LEARNED);
  });

  it.each([
    ['slow streets', 1.4, 0],
    ['long visits', 1, 180],
    ['both', 0.8, 120],
  ])('tells %s apart', (_, factor, seconds) => {
    const learned = learnTimes(legs(2_000, ({ drive, visit }) => drive * factor + visit + seconds));
    expect(driveFactor(learned, { close_door_pharmacy_id: 1 }, 10)).toBeCloseTo(factor, 1);
    expect(Math.abs(extraSeconds(learned, 1, null) - seconds)).toBeLessThan(15);
  });

  it('knows the rush hour, the driver and the place', () => {
    const day = legs(3_000, ({ drive, visit }) => drive + visit).map((one, index): DrivenLeg => {
      const driven = { ...one, hour: 8 + (index % 5), driver: one.run % 3 === 0 ? 9 : 7 };
      const isHome = index % 20 === 0;
      const traffic = (driven.hour === 8 ? 1.5 : 1) * (driven.driver === 9 ? 1.15 : 1);
      return {
        ...driven,
        place: isHome ? placeKey(DOOR) : driven.place,
        took: driven.drive * traffic + driven.visit + (isHome ? 240 : 0),
      };
    });
    const learned = learnTimes(day);
    const run = { close_door_pharmacy_id: 1, employee_id: 7 };
    expect(driveFactor(learned, run, 8)).toBeGreaterThan(1.35);
    expect(driveFactor(learned, run, 11)).toBeLessThan(1.1);
    expect(driveFactor(learned, { ...run, employee_id: 9 }, 11)).toBeGreaterThan(
      driveFactor(learned, run, 11),
    );
    expect(extraSeconds(learned, 1, DOOR)).toBeGreaterThan(200);
    // Another CDP has seen nothing.
    expect(driveFactor(learned, { close_door_pharmacy_id: 2 }, 8)).toBe(1);
  });

  it('is drawn to the mean while little was seen', () => {
    const slow = ({ drive, visit }: DrivenLeg) => drive * 1.6 + visit;
    const factors = [25, 100, 1_000].map((count) => fitTimes(legs(count, slow), new Set(CORRECTIONS)).factor);
    expect(factors).toEqual([...factors].sort((a, b) => a - b));
    expect(factors[0]).toBeLessThan(1.5);
  });

  it('does not believe pauses, and stays within limits', () => {
    const day = legs(500, ({ drive, visit }) => drive + visit);
    // A pause that nobody has noted.
    const odd = day.map((one, index) => (index % 25 === 0 ? { ...one, took: one.took + 2_400 } : one));
    const all = fitTimes(odd, new Set(CORRECTIONS));
    expect(all.factor).toBeCloseTo(1, 1);
    expect(Math.abs(all.seconds)).toBeLessThan(10);
    const any = fc.record({
      run: fc.integer({ min: 1, max: 9 }),
      day: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      cdp: fc.integer({ min: 1, max: 2 }),
      driver: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
      hour: fc.integer({ min: 0, max: 47 }),
      place: fc.constantFrom('a', 'b'),
      drive: fc.integer({ min: 0, max: 5_000 }),
      visit: fc.integer({ min: 0, max: 900 }),
      took: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 300 }), (driven) => {
        const own = [1, 2].map(
          (cdp) =>
            [
              cdp,
              fitTimes(
                driven.filter((one) => one.cdp === cdp),
                new Set(CORRECTIONS),
              ),
            ] as const,
        );
        const { drives, drivers, stops, places } = joinFitted(new Map(own));
        for (const factor of [...Object.values(drives).flat(), ...Object.values(drivers)]) {
          expect(factor).toBeGreaterThanOrEqual(0.6);
          expect(factor).toBeLessThanOrEqual(2);
        }
        for (const seconds of [...Object.values(stops), ...Object.values(places)]) {
          expect(seconds).toBeGreaterThanOrEqual(-180);
          expect(seconds).toBeLessThanOrEqual(1_200);
        }
      }),
    );
  });
});

describe('a kind of correction', () => {
  it('is used when days that it was not learned from become better, and only then', () => {
    const rush = legs(900, ({ drive, visit }) => drive + visit).map((one, index) => {
      const hour = 8 + (index % 5);
      return { ...one, hour, took: one.drive * (hour === 8 ? 1.4 : 1) + one.visit + 40 * noise(index) };
    });
    const found = checked(rush);
    expect(usedOf(found)).toContain('hours');
    expect(usedOf(found)).not.toContain('drivers');
    expect(found.after).toBeLessThan(found.before / 2);
    expect(found.checks.filter(({ isUsed }) => !isUsed).length).toBeGreaterThan(0);
  });

  it('is not used for what chance makes of an hour, a driver or a place', () => {
    for (let seed = 0; seed < 20; seed++) {
      const chance = legs(450, ({ drive, visit }) => drive + visit).map((one, index) => ({
        ...one,
        hour: 8 + (index % 9),
        driver: one.run % 4,
        place: `door ${index % 60}`,
        took: one.took + Math.round(one.drive * 0.15 * noise(index + seed * 1_000)),
      }));
      const found = checked(chance);
      const { fitted, before, after } = found;
      expect(usedOf(found).length).toBeLessThanOrEqual(1);
      // Where chance passes once, it does little.
      expect(Math.abs(fitted.factor - 1)).toBeLessThan(0.03);
      expect(after).toBeLessThanOrEqual(before);
    }
  });

  it('is not used when one bad day alone speaks for it', () => {
    const jam = legs(450, ({ drive, visit, day }) => drive * (day === 'day 003' ? 1.9 : 1) + visit);
    expect(usedOf(checked(jam))).toEqual([]);
  });

  it('needs some days', () => {
    const short = legs(90, ({ drive, visit }) => drive * 1.5 + visit);
    expect(new Set(short.map(({ day }) => day)).size).toBe(3);
    expect(checked(short)).toMatchObject({ checks: [], days: 3, runs: 6 });
    expect(learnTimes(short)).toEqual(NOTHING_LEARNED);
  });
});

describe('what was learned corrects', () => {
  const learned = {
    // From eight to nine on workdays.
    drives: { 1: Array.from({ length: 48 }, (_, hour) => (hour === 8 ? 1.5 : 1)) },
    drivers: {},
    stops: { 1: 60 },
    places: { [placeKey(DOOR)]: 240 },
  };
  const pace = { ...DEFAULT_PACE, learned };

  it('the time of a visit', () => {
    const stop = {
      delivery_event_type_id: 3,
      destination_latitude: DOOR.latitude,
      destination_longitude: DOOR.longitude,
      close_door_pharmacy_id: 1,
    };
    expect(taskTime(stop, DEFAULT_PACE)).toBe(5 * 60_000);
    expect(taskTime(stop, pace)).toBe(10 * 60_000);
    expect(taskTime({ ...stop, destination_latitude: 33 }, pace)).toBe(6 * 60_000);
    const shorter = { ...learned, stops: { 1: -120 }, places: { [placeKey(DOOR)]: -180 } };
    expect(taskTime(stop, { ...DEFAULT_PACE, learned: shorter })).toBe(60_000);
  });

  it('drives by the hour at which they begin', () => {
    const stop = (id: number, latitude: number) => ({
      id,
      secuence: id,
      delivery_event_type_id: 3,
      delivery_event_status_id: 2,
      delivery_date: '2026-03-02',
      destination_latitude: latitude,
      destination_longitude: -117,
      delivery_start_time: null,
      planned_at: null,
      eta: null,
      datetime: null,
    });
    const run = {
      time_zone: 'America/Los_Angeles',
      close_door_pharmacy_id: 1,
      // Eight o'clock on a Monday.
      start_at: '2026-03-02 16:00:00',
      stops: [stop(1, 32.7), stop(2, 32.8)],
    };
    const plain = runTimes(run, new Date(0), DEFAULT_PACE);
    expect(runTimes(run, new Date(0), pace).seconds).toBe(Math.round(plain.seconds * 1.5));
    const later = { ...run, start_at: '2026-03-02 17:00:00' };
    expect(runTimes(later, new Date(0), pace).seconds).toBe(plain.seconds);
    const sunday = { ...run, start_at: '2026-03-01 16:00:00' };
    expect(runTimes(sunday, new Date(0), pace).seconds).toBe(plain.seconds);
    expect(runTimes({ ...run, close_door_pharmacy_id: 2 }, new Date(0), pace).seconds).toBe(plain.seconds);
    expect(learnedHour(6, 8)).toBe(32);
  });
});
