import { describe, expect, it, test } from 'vitest';
import {
  bagsOf,
  countBags,
  custodyProblems,
  runsNotHandedOver,
  type BagRecord,
} from '../../src/domain/custody/custody';

const stop = (id: number, delivery_event_type_id: number, delivery_event_status_id: number) => ({
  id,
  delivery_event_type_id,
  delivery_event_status_id,
  secuence: id,
});
const PULLED_OUT = stop(1, 1, 4);
const AT_HOME = stop(1, 1, 1);

describe('where a bag is: "what was picked up, delivered, returned, missing"', () => {
  test.each([
    ['scheduled, before the pull-out', AT_HOME, 3, 1, 'expected', true],
    ['scheduled, on the road', PULLED_OUT, 3, 1, 'inVehicle', false],
    ['picked up before the pull-out is recorded', AT_HOME, 3, 8, 'inVehicle', false],
    ['in progress', PULLED_OUT, 3, 2, 'inVehicle', false],
    ['attempted', PULLED_OUT, 3, 3, 'inVehicle', false],
    ['delivered', PULLED_OUT, 3, 4, 'delivered', true],
    ['re-scheduled on the road', PULLED_OUT, 3, 5, 'inVehicle', false],
    ['rejected: it comes back', PULLED_OUT, 3, 6, 'inVehicle', false],
    ['canceled before the pull-out', AT_HOME, 3, 7, 'notTaken', true],
    ['canceled on the road', PULLED_OUT, 3, 7, 'inVehicle', false],
    ['missing, and nobody said why', PULLED_OUT, 3, 9, 'missing', false],
    ['damaged: it comes back', PULLED_OUT, 3, 10, 'inVehicle', false],
    ['failed: it comes back', PULLED_OUT, 3, 11, 'inVehicle', false],
    ['to be collected', PULLED_OUT, 8, 12, 'expected', false],
    ['nothing collected', PULLED_OUT, 8, 17, 'notTaken', true],
    ['collected', PULLED_OUT, 8, 18, 'inVehicle', false],
    ['returned to the CDP', PULLED_OUT, 8, 19, 'returned', true],
  ] as const)('%s', (_words, out, type, status, place, isAccounted) => {
    expect(bagsOf([out, stop(2, type, status)], [])).toEqual([
      { delivery_event_id: 2, place, isAccounted, reason: null },
    ]);
  });

  it('is loaded at the last pick-up before its stop, not at the pull-out', () => {
    const places = (status: number) =>
      bagsOf([PULLED_OUT, stop(2, 3, 1), stop(3, 2, status), stop(4, 3, 1)], []).map(({ place }) => place);
    expect(places(1)).toEqual(['inVehicle', 'expected']);
    expect(places(8)).toEqual(['inVehicle', 'inVehicle']);
  });

  it('is where the counter says, until a delivery proves otherwise', () => {
    const returned: BagRecord = { delivery_event_id: 2, place: 'returned', reason: null };
    const missing: BagRecord = { delivery_event_id: 2, place: 'missing', reason: 'NOT IN THE BOX' };
    const placeOf = (status: number, said: BagRecord) => bagsOf([PULLED_OUT, stop(2, 3, status)], [said])[0];
    expect(placeOf(11, returned)).toMatchObject({ place: 'returned', isAccounted: true });
    expect(placeOf(11, missing)).toMatchObject({
      place: 'missing',
      isAccounted: true,
      reason: 'NOT IN THE BOX',
    });
    expect(placeOf(4, missing)).toMatchObject({ place: 'delivered', reason: null });
  });

  it('no bag is counted twice or not at all', () => {
    const stops = [
      PULLED_OUT,
      ...[1, 4, 6, 7, 9].map((status, index) => stop(index + 2, 3, status)),
      stop(9, 7, 1),
    ];
    const counts = countBags(bagsOf(stops, []));
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(5);
  });
});

describe('"cannot be closed while a bag is unaccounted for without a reason"', () => {
  const bags = bagsOf([PULLED_OUT, stop(2, 3, 4), stop(3, 3, 11), stop(4, 3, 9)], []);
  const say = (id: number, place: 'returned' | 'missing', reason: string | null = null): BagRecord => ({
    delivery_event_id: id,
    place,
    reason,
  });
  test.each([
    ['nothing said', [], ['bags']],
    ['one of two', [say(3, 'returned')], ['bags']],
    ['missing without a reason', [say(3, 'returned'), say(4, 'missing', ' ')], ['bags[1].reason']],
    ['both', [say(3, 'returned'), say(4, 'missing', 'LOST AT A DOOR')], []],
  ] as const)('%s', (_words, said, problems) => {
    expect(Object.keys(custodyProblems(bags, said))).toEqual(problems);
  });

  it('a day is over when every run that left is handed over', () => {
    const runs = [
      { has_left: true, closed_at: '2026-11-20 23:00:00' },
      { has_left: true, closed_at: null },
      { has_left: false, closed_at: null },
    ];
    expect(runsNotHandedOver(runs)).toEqual([runs[1]]);
  });
});
