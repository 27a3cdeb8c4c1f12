import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PACE, taskTime } from '../../src/domain/addresses/travelTime';
import { driveFactor, extraSeconds, learnedHour, placeKey } from '../../src/domain/planning/learnedTimes';
import { learnTimes, type DrivenLeg } from '../../src/domain/planning/learnTimes';
import { runTimes } from '../../src/domain/runs/runTimes';

const NOTHING_LEARNED = { drives: {}, drivers: {}, stops: {}, places: {} };
const DOOR = { latitude: 32.71, longitude: -117.12 };
const leg = (changes: Partial<DrivenLeg> = {}): DrivenLeg => ({
  cdp: 1,
  driver: 7,
  hour: 10,
  place: 'elsewhere',
  drive: 600,
  visit: 300,
  took: 900,
  ...changes,
});
/** Legs of different lengths, which took what a truth makes of them. */
const legs = (count: number, truth: (leg: DrivenLeg) => number, changes: Partial<DrivenLeg> = {}) =>
  Array.from({ length: count }, (_, index) => {
    const one = leg({ drive: 200 + (index % 9) * 120, place: `door ${index}`, ...changes });
    return { ...one, took: truth(one) };
  });

describe('what is learned from driven legs', () => {
  it('is nothing where all went as planned, or little was seen', () => {
    expect(learnTimes([])).toEqual(NOTHING_LEARNED);
    expect(learnTimes([leg({ took: 2_000 }), leg({ took: 2_000 })])).toEqual(NOTHING_LEARNED);
    const same = learnTimes(legs(300, ({ drive, visit }) => drive + visit));
    expect(driveFactor(same, { close_door_pharmacy_id: 1 }, 10)).toBeCloseTo(1, 2);
    expect(Math.abs(extraSeconds(same, 1, null))).toBeLessThan(3);
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
    const rush = ({ hour, drive, visit }: DrivenLeg) => drive * (hour === 8 ? 1.5 : 1) + visit;
    const day = [8, 9, 10, 11, 12].flatMap((hour) => legs(200, rush, { hour }));
    const slow = legs(600, ({ drive, visit }) => drive * 1.15 + visit, { driver: 9 });
    const home = legs(60, ({ drive, visit }) => drive + visit + 240, { place: placeKey(DOOR) });
    const learned = learnTimes([...day, ...slow, ...home]);
    const run = { close_door_pharmacy_id: 1, employee_id: 7 };
    expect(driveFactor(learned, run, 8)).toBeGreaterThan(1.35);
    expect(driveFactor(learned, run, 11)).toBeLessThan(1.1);
    expect(driveFactor(learned, { ...run, employee_id: 9 }, 11)).toBeGreaterThan(
      driveFactor(learned, run, 11),
    );
    expect(extraSeconds(learned, 1, DOOR)).toBeGreaterThan(180);
    // Another CDP has seen nothing.
    expect(driveFactor(learned, { close_door_pharmacy_id: 2 }, 8)).toBe(1);
  });

  it('is drawn to the mean while little was seen', () => {
    const slow = ({ drive, visit }: DrivenLeg) => drive * 1.6 + visit;
    const factors = [25, 100, 1_000].map((count) =>
      driveFactor(learnTimes(legs(count, slow)), { close_door_pharmacy_id: 1 }, 10),
    );
    expect(factors).toEqual([...factors].sort((a, b) => a - b));
    expect(factors[0]).toBeLessThan(1.5);
  });

  it('does not believe pauses, and stays within limits', () => {
    const day = legs(500, ({ drive, visit }) => drive + visit);
    const odd = legs(20, () => 20_000);
    expect(driveFactor(learnTimes([...day, ...odd]), { close_door_pharmacy_id: 1 }, 10)).toBeCloseTo(1, 1);
    const any = fc.record({
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
        const { drives, drivers, stops, places } = learnTimes(driven);
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
