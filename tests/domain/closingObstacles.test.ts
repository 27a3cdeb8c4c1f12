import { describe, expect, it } from 'vitest';
import {
  closingObstacles,
  DEFAULT_GEOFENCE_METRES,
  FRESH_POSITION_MINUTES,
  type ClosingFacts,
} from '../../src/domain/stops/closingObstacles';
import { metresBetween } from '../../src/domain/addresses/distance';

const stop = (id: number, secuence: number | null, type = 3, status = 1) => ({
  id,
  secuence,
  delivery_event_type_id: type,
  delivery_event_status_id: status,
  destination_latitude: 32.7456,
  destination_longitude: -117.0367,
});

/** A point so many metres north of the stop. */
const north = (metres: number) => ({ latitude: 32.7456 + metres / 111_195.08, longitude: -117.0367 });

function facts(changes: Partial<ClosingFacts> = {}): ClosingFacts {
  return {
    to: 4,
    stop: stop(2, 2),
    manifestStatusId: 3,
    stops: [stop(1, 1, 3, 4), stop(2, 2), stop(3, 3)],
    position: { ...north(10), minutesOld: 1 },
    ...changes,
  };
}
const codes = (changes: Partial<ClosingFacts>) => closingObstacles(facts(changes)).map((one) => one.code);

describe('§4 br003 and br006: what speaks against closing a stop', () => {
  it('§4 nothing, when the driver is on site and the order is kept', () => {
    expect(codes({})).toEqual([]);
  });

  it.each([1, 2])('§4 br003: the run has not started (status %i)', (manifestStatusId) => {
    expect(closingObstacles(facts({ manifestStatusId, position: null }))).toMatchObject([
      { code: 'br003', message: 'errors.br003NotStarted' },
    ]);
  });

  it.each([3, 4, 5, 6])('§4 a run in status %i has started', (manifestStatusId) => {
    expect(codes({ manifestStatusId })).toEqual([]);
  });

  it.each([
    [DEFAULT_GEOFENCE_METRES - 1, []],
    [DEFAULT_GEOFENCE_METRES + 1, ['br003']],
  ])('§4 the driver is %i m away', (metres, expected) => {
    expect(codes({ position: { ...north(metres), minutesOld: 1 } })).toEqual(expected);
  });

  it('§4 br003 says how far, how far is allowed and how old the position is', () => {
    const [obstacle] = closingObstacles(facts({ position: { ...north(900), minutesOld: 2.7 } }));
    expect(obstacle).toEqual({
      code: 'br003',
      message: 'errors.br003NotOnSite',
      args: { metres: 900, radius: 150, minutes: 2 },
    });
  });

  it('§3 the geofence radius is a setting', () => {
    const position = { ...north(400), minutesOld: 1 };
    expect(codes({ position, geofenceMetres: 500 })).toEqual([]);
    expect(codes({ position, geofenceMetres: 300 })).toEqual(['br003']);
  });

  it.each([
    ['10 minutes old', { ...north(900), minutesOld: FRESH_POSITION_MINUTES }, ['br003']],
    ['older than that', { ...north(900), minutesOld: FRESH_POSITION_MINUTES + 0.1 }, []],
    ['unknown', null, []],
  ])('§4 a position that is %s', (_, position, expected) => {
    expect(codes({ position })).toEqual(expected);
  });

  it('§4 a stop without a position on the map cannot be far away', () => {
    const position = { ...north(9000), minutesOld: 1 };
    expect(codes({ stop: { ...stop(2, 2), destination_latitude: null }, position })).toEqual([]);
    expect(codes({ stop: { ...stop(2, 2), destination_longitude: null }, position })).toEqual([]);
  });

  it('§4 a pick-up at the CDP closes nobody’s delivery out of order', () => {
    expect(codes({ stop: stop(2, 2, 2), stops: [stop(1, 1), stop(2, 2, 2)] })).toEqual([]);
  });

  it('§4 br006: an earlier stop of the run is open, and it says which and how many', () => {
    const stops = [stop(1, 1), stop(4, 2, 8, 13), stop(2, 5), stop(3, 6)];
    expect(closingObstacles(facts({ stop: stop(2, 5), stops }))).toEqual([
      { code: 'br006', message: 'errors.br006OutOfOrder', args: { count: 2, secuence: 1, event_id: 1 } },
    ]);
  });

  it.each([
    ['a lunch', stop(1, 1, 4)],
    ['the pull out', stop(1, 1, 1)],
    ['a pick-up', stop(1, 1, 2)],
    ['a closed stop', stop(1, 1, 3, 11)],
    ['a later stop', stop(1, 9)],
  ])('§4 %s is no earlier open delivery', (_, other) => {
    expect(codes({ stops: [other, stop(2, 2)] })).toEqual([]);
  });

  it('§4 both at once', () => {
    expect(codes({ manifestStatusId: 2, stops: [stop(1, 1), stop(2, 2)] })).toEqual(['br003', 'br006']);
  });

  const bad = { manifestStatusId: 2, stops: [stop(1, 1), stop(2, 2)] };
  it.each([2, 3, 5, 8, 13, 14, 15])('§4 status %i is no closing', (to) => {
    expect(codes({ ...bad, to })).toEqual([]);
  });
  it.each([7, 16, 19])('§4 status %i needs no driver at the door', (to) => {
    expect(codes({ ...bad, to })).toEqual([]);
  });
  it.each([4, 6, 9, 10, 11, 17, 18])('§4 status %i closes the stop', (to) => {
    expect(codes({ ...bad, to })).toEqual(['br003', 'br006']);
  });
  it('§4 a correction of a closed stop is no second closing', () => {
    expect(codes({ ...bad, stop: stop(2, 2, 3, 11), to: 4 })).toEqual([]);
  });
});

describe('distance in metres', () => {
  it.each([
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 111_195],
    [{ latitude: 32.7157, longitude: -117.1611 }, { latitude: 34.0522, longitude: -118.2437 }, 179_400],
    [{ latitude: 10, longitude: 10 }, { latitude: 10, longitude: 10 }, 0],
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111_195],
  ])('§4 from %j to %j', (a, b, metres) => {
    expect(Math.abs(metresBetween(a, b) - metres)).toBeLessThanOrEqual(metres * 0.005);
    expect(metresBetween(b, a)).toBeCloseTo(metresBetween(a, b), 6);
  });
});
