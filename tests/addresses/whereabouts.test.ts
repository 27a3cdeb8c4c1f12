import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whereaboutsFinder } from '../../server/outside/geocoding/whereabouts';
import { EmbeddedGeocoder } from '../../server/outside/geocoding/services/embedded';
import { putStreetsInUse } from '../../server/outside/geocoding/streets';
import { zipTable } from '../../server/outside/geocoding/zipTable';
import { StreetNames } from '../../server/planning/roads/streetNames';
import { metresBetween } from '../../src/domain/addresses/distance';
import { whereaboutsIn } from '../../src/domain/addresses/whereabouts';
import { madeOf, node, place, street } from '../support/roads';

/** A block is some 100 metres: 0.2 is 20 m from the middle of a street. */
beforeEach(async () => {
  const { roads } = await madeOf({
    nodes: [node(1, 0, 0), node(2, 4, 0), node(3, 4, 3), node(4, 0, 3), node(5, 2, 1.5)],
    ways: [
      street(1, [1, 2], { name: 'Oak Street' }),
      street(2, [2, 3], { highway: 'motorway', name: 'Ocean Freeway', oneway: 'no' }),
      street(3, [3, 4], { name: 'Elm Street' }),
      street(4, [4, 1], { name: 'Bay Street' }),
      // The aisle of a parking lot has no name, and is nearer to who stands on it.
      street(5, [1, 5], { highway: 'service', name: '' }),
    ],
  });
  putStreetsInUse(new StreetNames(roads));
});
afterEach(() => putStreetsInUse(null));

describe('where a vehicle is', () => {
  it.each([
    ['on the street that it drives on', place(1, 0.1), { is: 'on', name: 'Oak Street' }],
    ['on a motorway, where nobody stops', place(3.9, 1.5), { is: 'on', name: 'Ocean Freeway' }],
    ['near the street beside the lot', place(1, 0.75), { is: 'near', name: 'Oak Street' }],
  ])('is told as %s', async (_, point, told) => {
    expect((await whereaboutsFinder())(point)).toEqual(told);
  });

  it('is told by the ZIP code where no street is near or none is known', async () => {
    const whereIs = await whereaboutsFinder();
    const hillcrest = { latitude: 32.7486, longitude: -117.1661 };
    expect(whereIs(hillcrest)).toEqual({ is: 'near', name: 'San Diego 92103' });
    putStreetsInUse(null);
    expect(whereIs(place(1, 0.1))).toEqual({
      is: 'near',
      name: expect.stringMatching(/^[A-Z][a-z].* 9\d{4}$/),
    });
    expect(whereIs({ latitude: 30, longitude: -140 })).toBeNull();
  });

  it('is read of a live event, and of nothing else', () => {
    expect(whereaboutsIn({ is: 'on', name: 'Oak Street' })).toEqual({ is: 'on', name: 'Oak Street' });
    for (const other of [null, undefined, 'Oak Street', { is: 'in', name: 'x' }, { is: 'on' }])
      expect(whereaboutsIn(other)).toBeNull();
  });
});

it('names the street at a point for who asks for a building, and only its city for who asks for one', async () => {
  const geocoder = new EmbeddedGeocoder();
  const point = place(1, 0.1);
  const found = await geocoder.reverse(point, 18);
  expect(found).toMatchObject({ ...point, street: 'OAK STREET', number: null, is_approximate: true });
  expect(found?.formatted_address).toMatch(/^OAK STREET, /);
  expect((await geocoder.reverse(point, 10))?.street).toBeNull();
});

it('finds the ZIP code whose middle is nearest, as looking at each of them would', async () => {
  const table = await zipTable();
  const all = [...table].flatMap((each) => (each.position ? [{ ...each, position: each.position }] : []));
  for (let index = 0; index < 40; index++) {
    const point = { latitude: 25 + ((index * 7.3) % 24), longitude: -124 + ((index * 11.7) % 57) };
    const metres = Math.min(...all.map(({ position }) => metresBetween(position, point)));
    const nearest = table.nearest(point, 5_000_000);
    expect(nearest?.position && metresBetween(nearest.position, point)).toBe(metres);
    expect(table.nearest(point, metres - 1)).toBeNull();
  }
});
