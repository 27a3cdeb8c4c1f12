import { describe, expect, it } from 'vitest';
import { clustersOf, worstTone } from '../../../src/domain/map/clusters';
import { splitWay } from '../../../src/domain/map/drivenWay';
import {
  isInsideLasso,
  metresPerPixel,
  pixelsToLine,
  placeAtPixel,
  worldPixel,
} from '../../../src/domain/map/mapPixels';
import {
  drawnPosition,
  isStillMoving,
  positionAt,
  trailOf,
  vehicleState,
  withPosition,
  type TimedPoint,
} from '../../../src/domain/map/vehicleMotion';
import { roundDistance } from '../../../src/domain/planning/distanceText';
import { isMapAlive } from '../../../src/domain/time/timings';
import type { Tone } from '../../../src/domain/stops/statusTag';

const at = (x: number, y: number) => ({ x, y });

describe('clusters (spec §9: grid 20, from 3 on)', () => {
  it('gathers markers by a grid', () => {
    const clusters = clustersOf([at(1, 1), at(3, 3), at(5, 5), at(21, 1), at(22, 2)], (item) => item);
    expect(clusters.map(({ items, at: middle }) => [items.length, middle])).toEqual([
      [3, at(3, 3)],
      [1, at(21, 1)],
      [1, at(22, 2)],
    ]);
  });

  it.each<[readonly Tone[], Tone]>([
    [['green', 'neutral', 'red'], 'red'],
    [['green', 'amber', 'violet'], 'amber'],
    [['green', 'grey'], 'green'],
    [['neutral', 'accent'], 'accent'],
    [['grey'], 'grey'],
    [[], 'grey'],
  ])('%j has the colour of its worst: %s', (tones, worst) => expect(worstTone(tones)).toBe(worst));
});

const point = (seconds: number, latitude: number, changes: Partial<TimedPoint> = {}): TimedPoint => ({
  at: seconds * 1000,
  latitude,
  longitude: -117,
  heading: null,
  speed: 10,
  ...changes,
});
const TRACK = [point(0, 32), point(10, 32.01), point(20, 32.02)];

describe('the map window (spec §3, §9)', () =>
  it.each([
    [0, true],
    [29_999, true],
    [30_000, false],
  ])('a sign of life of %s ms ago counts: %s', (age, counts) =>
    expect(isMapAlive(1_000, 1_000 + age)).toBe(counts),
  ));

describe('a vehicle between its positions', () => {
  it.each([
    ['at a position', 10, 32.01],
    ['between two', 15, 32.015],
    ['after the last: never ahead of it', 400, 32.02],
  ])('%s', (_, seconds, latitude) =>
    expect(positionAt(TRACK, seconds * 1000)?.latitude).toBeCloseTo(latitude, 6),
  );

  it('is nowhere before the first, but is drawn at the first as soon as it is known', () => {
    expect(positionAt(TRACK, -1)).toBeNull();
    expect(drawnPosition([point(0, 32)], 1000)?.latitude).toBe(32);
    expect(drawnPosition([], 1000)).toBeNull();
  });

  it('heads where it drives, and keeps what the device said where it stands', () => {
    expect(positionAt(TRACK, 5000)?.heading).toBeCloseTo(0, 3);
    const east = [point(0, 32), point(10, 32, { longitude: -116.99 })];
    expect(positionAt(east, 5000)?.heading).toBeCloseTo(90, 3);
    const still = [point(0, 32, { heading: 45 }), point(10, 32)];
    expect(positionAt(still, 5000)?.heading).toBe(45);
  });

  it('jumps over a gap of more than two minutes', () =>
    expect(positionAt([point(0, 32), point(300, 33)], 150_000)?.latitude).toBe(32));

  it.each([
    ['a second one is ahead', TRACK, 21_000, true],
    ['the last is reached', TRACK, 31_000, false],
    ['one position', [point(0, 32)], 1000, false],
  ])('has to be drawn again: %s', (_, track, now, expected) =>
    expect(isStillMoving(track, now)).toBe(expected),
  );

  it('keeps one position for each time, in order, and drops what a trail does not need', () => {
    const late = withPosition(TRACK, point(5, 32.004));
    expect(late.map(({ at: time }) => time / 1000)).toEqual([0, 5, 10, 20]);
    expect(withPosition(TRACK, point(10, 40))).toBe(TRACK);
    expect(withPosition(TRACK, point(615, 33)).map(({ at: time }) => time / 1000)).toEqual([20, 615]);
  });

  it('leaves a trail that ends where it is drawn', () =>
    expect(trailOf(TRACK, 15_000).map(({ latitude }) => latitude)).toEqual([32, 32.01, 32.015]));

  it.each([
    ['moving', 10, 60, 'moving'],
    ['standing', 0.2, 60, 'standing'],
    ['no speed known', null, 60, 'moving'],
    ['five minutes old', 10, 300, 'moving'],
    ['older than five minutes', 10, 301, 'silent'],
  ] as const)('%s', (_, speed, age, state) =>
    expect(vehicleState(point(0, 32, { speed }), age * 1000)).toBe(state),
  );
});

describe('the driven part of a way', () => {
  const way = [32, 32.1, 32.2, 32.3].map((latitude) => ({ latitude, longitude: -117 }));
  const latitudes = (points: readonly { latitude: number }[]) => points.map(({ latitude }) => latitude);

  it.each([
    ['nobody has set out', 0, null, [], [32, 32.1, 32.2, 32.3]],
    ['two stops are done', 2, null, [32, 32.1], [32.1, 32.2, 32.3]],
    ['the vehicle is further', 1, 32.21, [32, 32.1, 32.2], [32.2, 32.3]],
    ['the vehicle is near what is done', 3, 32, [32, 32.1, 32.2], [32.2, 32.3]],
  ])('%s', (_, closed, latitude, driven, ahead) => {
    const split = splitWay(way, closed, latitude === null ? null : { latitude, longitude: -117 });
    expect([latitudes(split.driven), latitudes(split.ahead)]).toEqual([driven, ahead]);
  });
});

describe('places in pixels', () => {
  it('are found again', () => {
    const place = { latitude: 32.7456, longitude: -117.0367 };
    const found = placeAtPixel(worldPixel(place, 10), 10);
    expect(found.latitude).toBeCloseTo(place.latitude, 9);
    expect(found.longitude).toBeCloseTo(place.longitude, 9);
  });

  it('know their scale', () => expect(metresPerPixel(0, 0)).toBeCloseTo(78_271.5, 0));

  it.each([
    [9_000, 'mi', '5 mi'],
    [1_700, 'mi', '1 mi'],
    [160, 'mi', '500 ft'],
    [9_000, 'km', '5 km'],
    [999, 'km', '500 m'],
  ] as const)('at most %s metres in %s: %s', (most, unit, text) =>
    expect(roundDistance(most, unit).text).toBe(text),
  );

  const square = [at(0, 0), at(10, 0), at(10, 10), at(0, 10)];
  it.each([
    [at(5, 5), true],
    [at(15, 5), false],
    [at(5, -1), false],
  ])('%j inside a lasso: %s', (pixel, isInside) => expect(isInsideLasso(pixel, square)).toBe(isInside));

  it('know how far a line is', () => {
    expect(pixelsToLine(at(5, 3), [at(0, 0), at(10, 0)])).toBe(3);
    expect(pixelsToLine(at(13, 4), [at(0, 0), at(10, 0)])).toBe(5);
    expect(pixelsToLine(at(1, 1), [])).toBe(Infinity);
  });
});
