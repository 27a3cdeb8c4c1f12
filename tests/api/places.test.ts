import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House, resourceNamed, type Row } from '../resources/conformance/house';

const MAIN = { address: '1 MAIN ST', city: 'SAN DIEGO', state: 'CA', zipcode: '92101' };
const HERE = { latitude: 32.71, longitude: -117.16 };

describe.each([
  ['cdps', '/cdp'],
  ['facilities', '/facilities'],
  ['locations', '/locations'],
] as const)('where one of %s is', (name, path) => {
  let house: House;
  let place: Row;
  beforeAll(async () => {
    house = await House.open();
    place = await house.add(resourceNamed(name), { ...MAIN, ...HERE });
  });
  afterAll(() => house.close());

  const change = (body: object) =>
    house.call<Row>('PATCH', `${path}/${place.id}`, {
      body,
      headers: { 'if-match': `"${String(place.version)}"` },
    });

  test('is one line for drivers', () => {
    expect(place.full_address).toBe(`1 MAIN ST, ${String(place.address_1)}, SAN DIEGO, CA 92101`);
  });

  test.each([
    [{ address: '2 MAIN ST' }, 'latitude', 'validation.position'],
    [{ latitude: null }, 'latitude', 'validation.position'],
    [{ zipcode: '10001' }, 'zipcode', 'addresses.problems.zipElsewhere'],
    [{ zipcode: '00001' }, 'zipcode', 'addresses.problems.zipUnknown'],
  ])(
    '"a changed address, city, state or zip makes it need a new position": %o',
    async (body, field, message) => {
      const { status, body: answer } = await change(body);
      expect(status).toBe(422);
      expect(answer.errors).toMatchObject({ [field]: { message } });
    },
  );

  test('moves with a position of its own', async () => {
    const moved = await change({
      address: '2 MAIN ST',
      latitude: 32.72,
      longitude: -117.15,
      is_approximate: true,
    });
    expect(moved).toMatchObject({
      status: 200,
      body: { address: '2 MAIN ST', latitude: 32.72, is_approximate: true },
    });
  });
});

test('a CDP without a position is refused: "Please, Get the position from the map"', async () => {
  const house = await House.open();
  const { latitude: _, longitude: __, ...body } = await house.body(resourceNamed('cdps'));
  const refused = await house.call('POST', '/cdp', { body });
  expect(refused.status).toBe(422);
  expect(refused.body.errors?.latitude?.message).toBe('validation.position');
  await house.close();
});
