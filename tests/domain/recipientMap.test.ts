import { describe, expect, it } from 'vitest';
import { metresBetween } from '../../src/domain/addresses/distance';
import { recipientMap, roughPlace } from '../../src/domain/stops/recipientMap';

const door = { latitude: 32.7512, longitude: -117.0534 };
const vehicle = { latitude: 32.763449, longitude: -117.081951 };
const rough = { latitude: 32.763, longitude: -117.082 };

describe('the recipient’s map (contract.md, Tracking: the vehicle only while this stop is the next one)', () => {
  it.each([
    ['next, both known', true, door, vehicle, { door, vehicle: rough }],
    ['not next', false, door, vehicle, null],
    ['no fresh position', true, door, null, null],
    ['the door is not known', true, null, vehicle, null],
    ['nothing', false, null, null, null],
  ])('%s', (_, isNext, atDoor, atVehicle, expected) => {
    expect(recipientMap(isNext, { door: atDoor, vehicle: atVehicle })).toEqual(expected);
  });

  it.each([
    [32.7635, -117.0825],
    [32.76349, -117.08249],
    [-33.4, 0.0004999],
    [0, 180],
  ])('%d, %d is rounded by less than 100 m', (latitude, longitude) => {
    const place = { latitude, longitude };
    expect(metresBetween(place, roughPlace(place))).toBeLessThan(100);
  });
});
