import { describe, expect, it } from 'vitest';
import { movedBy } from '../../src/domain/addresses/distance';
import { kmh, visitAfter, type DoorVisit } from '../../src/domain/stops/doorVisit';

const DOOR = { latitude: 32.75, longitude: -117.05 };
const RADIUS = 150;

/** [minute, metres from the door, metres per second, accuracy] */
type Seen = readonly [number, number, (number | null)?, (number | null)?];

function visitOf(seen: readonly Seen[]): DoorVisit | null {
  return seen.reduce<DoorVisit | null>(
    (visit, [minute, metres, speed = 0, accuracy = 8]) =>
      visitAfter(
        visit,
        DOOR,
        {
          ...movedBy(DOOR, metres, 0),
          recorded_at: `10:${String(minute).padStart(2, '0')}`,
          speed,
          accuracy,
        },
        RADIUS,
      ),
    null,
  );
}

describe('a visit by positions (spec §3, geofence radius)', () => {
  it.each<[string, readonly Seen[], DoorVisit | null]>([
    [
      'never near',
      [
        [1, 900],
        [2, 400],
        [3, 151],
      ],
      null,
    ],
    [
      'comes',
      [
        [1, 400],
        [2, 149],
      ],
      { arrived_at: '10:02', left_at: null },
    ],
    [
      'stays, with an unsteady signal',
      [
        [1, 20],
        [2, 170],
        [3, 220],
        [4, 10],
      ],
      { arrived_at: '10:01', left_at: null },
    ],
    [
      'leaves',
      [
        [1, 20],
        [7, 230],
        [8, 900],
      ],
      { arrived_at: '10:01', left_at: '10:07' },
    ],
    [
      'passes by',
      [
        [1, 100, 12],
        [2, 90, 6.1],
      ],
      null,
    ],
    [
      'slows down within the radius',
      [
        [1, 100, 12],
        [2, 40, 2],
      ],
      { arrived_at: '10:02', left_at: null },
    ],
    ['does not know its speed', [[1, 100, null]], { arrived_at: '10:01', left_at: null }],
    [
      'comes back',
      [
        [1, 20],
        [5, 500],
        [30, 30],
      ],
      { arrived_at: '10:30', left_at: null },
    ],
    [
      'does not know where it is',
      [
        [1, 20, 0, 400],
        [2, 10, 0, null],
      ],
      { arrived_at: '10:02', left_at: null },
    ],
    [
      'cannot leave by a bad position',
      [
        [1, 20],
        [2, 5_000, 0, 3_000],
      ],
      { arrived_at: '10:01', left_at: null },
    ],
  ])('%s', (_, seen, expected) => {
    expect(visitOf(seen)).toEqual(expected);
  });

  it('counts in kilometres per hour', () => {
    expect([0, 10, 30.6].map(kmh)).toEqual([0, 36, 110]);
  });
});
