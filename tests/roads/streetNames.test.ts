import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlaceByParts } from '../../server/outside/geocoding/placeByParts';
import { EmbeddedGeocoder } from '../../server/outside/geocoding/services/embedded';
import { putStreetsInUse } from '../../server/outside/geocoding/streets';
import { zipTable } from '../../server/outside/geocoding/zipTable';
import { StreetNames, streetKey } from '../../server/planning/roads/streetNames';
import { metresBetween, movedBy } from '../../src/domain/addresses/distance';
import { madeOf, street } from '../support/roads';

const hints = { centers: [], typos: true };

async function middleOf(zip: string) {
  const position = (await zipTable()).place(zip)?.position;
  if (!position) throw new Error(`${zip} has no position`);
  return position;
}

beforeEach(async () => {
  const middle = await middleOf('92103');
  const at = (id: number, north: number, east: number) => ({ id, ...movedBy(middle, north, east) });
  const { roads } = await madeOf({
    nodes: [at(1, 500, 0), at(2, 500, 200), at(3, 4_000, 0), at(4, 4_000, 200)],
    ways: [
      street(1, [1, 2], { name: 'North Oak Street' }),
      street(2, [2, 4], { name: 'El Camino Real' }),
      street(3, [3, 4], { name: 'North Oak Street' }),
      street(4, [3, 1], { name: '' }),
    ],
  });
  putStreetsInUse(new StreetNames(roads));
});

afterEach(() => putStreetsInUse(null));

describe('streets of the roads', () => {
  it('are one, however they are written', () => {
    expect(streetKey('North Oak Street')).toBe(streetKey('N. OAK ST'));
    expect(streetKey("O'Neal Avenue")).toBe('ONEAL AVE');
  });

  it('give an address the place of its street that is nearest to its ZIP code, never a door', async () => {
    const middle = await middleOf('92103');
    const parsed = await new EmbeddedGeocoder().parse('1234 N Oak St, San Diego, CA 92103', hints);
    const { latitude, longitude, is_approximate } = parsed?.address ?? {};
    expect(is_approximate).toBe(true);
    const metres = metresBetween(middle, { latitude: latitude ?? 0, longitude: longitude ?? 0 });
    expect(metres).toBeGreaterThan(400);
    expect(metres).toBeLessThan(600);
    const parts = { address: '12 North Oak Street', address_1: '', city: '', state: 'CA', zipcode: '92103' };
    expect(await readPlaceByParts(parts, 'CA')).toMatchObject({
      address: { latitude, longitude, is_approximate },
    });
  });

  it('are searched with their name, and are not invented', async () => {
    const geocoder = new EmbeddedGeocoder();
    const [found] = await geocoder.search('12 N Oak St, San Diego, CA 92103', null, 3);
    expect(found).toMatchObject({ street: 'N OAK ST', number: '12', is_approximate: true });
    const [unknown] = await geocoder.search('12 Elm St, San Diego, CA 92103', null, 3);
    expect(unknown).toMatchObject({ street: null, ...(await middleOf('92103')) });
    // The street is in another area.
    const away = await geocoder.parse('12 N Oak St, New York, NY 10001', hints);
    expect(away?.address).toMatchObject(await middleOf('10001'));
  });
});
