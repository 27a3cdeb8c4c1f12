import { describe, expect, it } from 'vitest';
import { STATE_CODES } from '../../src/domain/addresses/states';
import { EmbeddedGeocoder } from '../../server/outside/geocoding/services/embedded';
import { isWithinTypos } from '../../server/outside/geocoding/typos';
import { zipTable } from '../../server/outside/geocoding/zipTable';

const geocoder = new EmbeddedGeocoder();
const hints = { centers: [], typos: true };

describe('the ZIP table', () => {
  it('knows every ZIP code once, with its city and state', async () => {
    const table = await zipTable();
    expect([...table]).toHaveLength(42_555);
    expect(new Set([...table].map(({ state }) => state))).toEqual(new Set(STATE_CODES));
    expect(table.place('92101')).toMatchObject({ city: 'SAN DIEGO', state: 'CA' });
    expect(table.place('00501')).toMatchObject({ zipcode: '00501', city: 'HOLTSVILLE', state: 'NY' });
    expect([table.place('99999'), table.place('9210'), table.place('x')]).toEqual([null, null, null]);
    expect([...table.startingWith('9210')].map(({ zipcode }) => zipcode)).toContain('92103');
  });

  it('has no place for post of the armed forces', async () => {
    const table = await zipTable();
    expect(
      [...table].filter(({ position }) => position === null).every(({ state }) => /^A[AEP]$/.test(state)),
    ).toBe(true);
  });
});

describe('the embedded geocoder', () => {
  it('reads a line into fields, with a position that says that it is approximate', async () => {
    const parsed = await geocoder.parse('1234 Oak St Apt 5, San Diego, CA 92103', hints);
    expect(parsed).toMatchObject({
      address: {
        number: '1234',
        street: 'OAK ST',
        city: 'SAN DIEGO',
        state: 'CA',
        zip: '92103',
        formatted_address: '1234 OAK ST, SAN DIEGO, CA 92103',
        is_approximate: true,
      },
      extra_info: 'APT 5',
    });
  });

  it.each([
    ['nothing of an address', 'hello there'],
    ['a box', 'PO Box 12, San Diego, CA 92101'],
    ['no house number', 'Oak St, San Diego, CA 92103'],
    ['a ZIP code that does not exist', '1234 Oak St, San Diego, CA 00000'],
    ['a ZIP code of another state', '1234 Oak St, San Diego, CA 10001'],
    ['a city of many ZIP codes and none named', '1234 Oak St, San Diego, CA'],
  ])('fails on %s', async (_, line) => expect(await geocoder.parse(line, hints)).toBeNull());

  it.each([
    ['takes the ZIP code’s city where none stands', '1234 Oak St, 92103', true, 'SAN DIEGO'],
    ['puts a misspelt city right', '1234 Oak St, San Deigo, CA 92103', true, 'SAN DIEGO'],
    ['leaves it when typos are off', '1234 Oak St, San Deigo, CA 92103', false, 'SAN DEIGO'],
    ['keeps another name of the place', '1234 Oak St, Hillcrest, CA 92103', true, 'HILLCREST'],
  ])('%s', async (_, line, typos, city) =>
    expect((await geocoder.parse(line, { centers: [], typos }))?.address.city).toBe(city),
  );

  it('searches for at most so many places, the nearest first', async () => {
    const near = { latitude: 32.62, longitude: -117.05 };
    const found = await geocoder.search('San Diego, CA', near, 3);
    expect(found).toHaveLength(3);
    expect(found.every(({ is_approximate }) => is_approximate)).toBe(true);
    const [first] = await geocoder.search('1234 Oak St, San Diego, CA 92103', null, 3);
    expect(first).toMatchObject({ zip: '92103', street: null, is_approximate: true });
    expect(await geocoder.search('nowhere at all', null, 3)).toEqual([]);
  });

  it('says what lies at a point, and nothing in the ocean', async () => {
    const point = { latitude: 32.7486, longitude: -117.1661 };
    expect(await geocoder.reverse(point, 18)).toMatchObject({
      ...point,
      state: 'CA',
      street: null,
      is_approximate: true,
    });
    expect(await geocoder.reverse({ latitude: 30, longitude: -140 }, 18)).toBeNull();
  });
});

it.each([
  ['SAN DEIGO', 'SAN DIEGO', true],
  ['SAN DIEGO', 'SANTA FE', false],
  ['VISTA', 'VISTA', true],
  ['MESA', 'MEGA', false],
])('%s for %s is a slip of the pen: %s', (written, meant, expected) =>
  expect(isWithinTypos(written, meant)).toBe(expected),
);
