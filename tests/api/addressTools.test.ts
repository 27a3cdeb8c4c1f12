import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { geocodingRoutes } from '../../server/outside/geocoding/routes';
import { readConfig } from '../../server/config';
import { routeModules } from '../../server/routes';
import { testServer, type TestServer, type TestSession } from '../support/server';

let server: TestServer;
let someone: TestSession;
beforeAll(async () => {
  server = await testServer();
  someone = await server.signInAs('nobody');
});
afterAll(() => server.close());

const post = (path: string, body: object) =>
  server.call<{ data: unknown }>('POST', path, { as: someone, body });

describe('POST parser/address/parse (spec §7)', () => {
  it('answers data.data[0].address and extra_info', async () => {
    const answer = await post('/parser/address/parse', {
      query: '1234 Oak St Apt 5, San Diego, CA 92103',
      unique_address_service: true,
      geocode_service: 'any',
      centers: [{ latitude: 32.7, longitude: -117 }],
      typos: true,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual([
      {
        address: {
          number: '1234',
          street: 'OAK ST',
          city: 'SAN DIEGO',
          state: 'CA',
          zip: '92103',
          latitude: expect.any(Number),
          longitude: expect.any(Number),
          formatted_address: '1234 OAK ST, SAN DIEGO, CA 92103',
          is_approximate: true,
        },
        extra_info: 'APT 5',
      },
    ]);
  });

  it('"HTTP 206 is failure"', async () => {
    const answer = await post('/parser/address/parse', { query: 'not an address' });
    expect([answer.status, answer.body.data]).toEqual([206, []]);
  });

  it.each([{}, { query: '' }, { query: 'x'.repeat(301) }, { query: 'x', name: 'y' }])(
    'refuses %j',
    async (body) => {
      expect((await post('/parser/address/parse', body)).status).toBe(422);
    },
  );

  it.each(['/parser/address/parse', '/geocoding/search', '/geocoding/reverse'])(
    '%s needs a session',
    async (path) => {
      expect((await server.call('POST', path, { body: { query: 'x' } })).status).toBe(401);
    },
  );
});

it('offers 3 places for a text, and what lies at a point', async () => {
  const near = { latitude: 32.7, longitude: -117.1 };
  const found = await post('/geocoding/search', { text: 'San Diego, CA', ...near, offering: 3 });
  expect(found.body.data).toHaveLength(3);
  const there = await post('/geocoding/reverse', { lat: 32.7486, lng: -117.1661 });
  expect(there.body.data).toMatchObject({ state: 'CA', is_approximate: true });
  expect((await post('/geocoding/reverse', { lat: 30, lng: -140, zoom: 18 })).body.data).toBeNull();
  expect((await post('/geocoding/reverse', { lat: 300, lng: 0 })).status).toBe(422);
});

it('says that a service does not answer: 503 with a code, and nothing of the address', async () => {
  const config = { service: 'nominatim', url: 'http://127.0.0.1:9', email: null } as const;
  const others = routeModules.filter((module) => module !== geocodingRoutes);
  const broken = await testServer({
    database: server.context.database,
    routeModules: [
      ...others,
      (app, context) =>
        geocodingRoutes(app, { ...context, config: { ...context.config, geocoding: config } }),
    ],
  });
  const as = await broken.signInAs('nobody');
  const answer = await broken.call('POST', '/geocoding/search', { as, body: { text: '1 SECRET ST' } });
  expect([answer.status, answer.body.status_code]).toEqual([503, 'geo001']);
  expect(JSON.stringify(answer.body)).not.toMatch(/SECRET|127\.0\.0\.1/);
  await broken.close();
});

describe('catalogs (spec §7)', () => {
  const get = (path: string) => server.call<Record<string, string>[]>('GET', path, { as: someone });

  it('states', async () => {
    const { body, headers } = await get('/catalogs/states');
    expect(body).toContainEqual({ code: 'CA', name: 'California' });
    expect(headers['cache-control']).toBe('private, max-age=86400');
  });

  it('cities of a state by the beginning of their name, each once', async () => {
    const { body } = await get('/catalogs/cities?name=san%20d&state_code=CA');
    expect(body).toEqual([
      { name: 'SAN DIEGO', state_code: 'CA' },
      { name: 'SAN DIMAS', state_code: 'CA' },
    ]);
    expect((await get('/catalogs/cities?name=s')).body).toEqual([]);
  });

  it('"zip search starts after 2 characters"', async () => {
    expect((await get('/catalogs/zipcodes?zipcode=9&state_code=CA')).body).toEqual([]);
    expect((await get('/catalogs/zipcodes?zipcode=92&state_code=CA')).body).toHaveLength(50);
    expect((await get('/catalogs/zipcodes?zipcode=92103&state_code=CA')).body).toEqual([
      { zipcode: '92103', city: 'SAN DIEGO', state_code: 'CA' },
    ]);
    expect((await get('/catalogs/zipcodes?zipcode=92103&state_code=NV')).body).toEqual([]);
  });

  it.each(['/catalogs/zipcodes?zipcode=abc', '/catalogs/cities?state_code=ZZ', '/catalogs/cities?q=x'])(
    '%s is a 400',
    async (path) => expect((await get(path)).status).toBe(400),
  );
});

describe('configuration', () => {
  it('needs nothing: the embedded geocoder, and maps that ask nobody', () => {
    const { geocoding, maps } = readConfig({});
    expect(geocoding).toEqual({ service: 'embedded' });
    expect(maps).toMatchObject({ google: false });
  });

  it('takes a service and its address', () => {
    expect(readConfig({ GEOCODING_SERVICE: 'nominatim' }).geocoding).toEqual({
      service: 'nominatim',
      url: 'https://nominatim.openstreetmap.org',
      email: null,
    });
    expect(readConfig({ GEOCODING_SERVICE: 'google', GEOCODING_KEY: 'k' }).geocoding).toMatchObject({
      key: 'k',
    });
  });

  it.each([
    [{ GEOCODING_SERVICE: 'here' }, 'it must be one of: embedded, nominatim, google'],
    [{ GEOCODING_SERVICE: 'google' }, 'GEOCODING_KEY must hold its key'],
    [{ GEOCODING_SERVICE: 'nominatim', GEOCODING_URL: 'nominatim' }, 'GEOCODING_URL must be an address'],
    [{ MAP_GOOGLE: 'yes' }, 'MAP_GOOGLE is "yes"'],
  ])('stops the start with a sentence for %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
