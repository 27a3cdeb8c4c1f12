import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { GeocoderFailure } from '../../server/outside/geocoding/services/askService';
import { GoogleGeocoder } from '../../server/outside/geocoding/services/google';
import { NominatimGeocoder } from '../../server/outside/geocoding/services/nominatim';
import { Pace } from '../../server/outside/geocoding/services/pace';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Asked {
  path: string;
  query: Record<string, string>;
  userAgent: string;
}
interface Said {
  status?: number;
  body: unknown;
}

/** A vendor on this machine: remembers what it was asked and refuses what the real one refuses. */
async function vendor(answer: (asked: Asked) => Said | null) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://vendor.test');
    const one = {
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      userAgent: request.headers['user-agent'] ?? '',
    };
    asked.push(one);
    const said = answer(one);
    if (!said) return;
    response.writeHead(said.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(said.body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const HOUSE = {
  lat: '32.7486',
  lon: '-117.1661',
  display_name: '1234, Oak Street, San Diego, California, 92103, United States',
  address: {
    house_number: '1234',
    road: 'Oak Street',
    city: 'San Diego',
    state: 'California',
    'ISO3166-2-lvl4': 'US-CA',
    postcode: '92103-1234',
    country_code: 'us',
  },
};

/** What Nominatim and its usage policy ask of every call. */
function nominatim(answer: (asked: Asked) => Said) {
  return vendor((asked) => {
    if (!/^rx-dispatch\//.test(asked.userAgent)) return { status: 403, body: {} };
    if (asked.query.format !== 'jsonv2' || asked.query.addressdetails !== '1')
      return { status: 400, body: {} };
    return answer(asked);
  });
}

describe('Nominatim', () => {
  const hints = { centers: [{ latitude: 32.7, longitude: -117.1 }], typos: true };

  it('parses a line: asks without the apartment, near home, and knows a house as exact', async () => {
    const { url, asked } = await nominatim(() => ({ body: [HOUSE] }));
    const parsed = await new NominatimGeocoder({ url, email: 'ops@example.test' }).parse(
      '1234 Oak St Apt 5, San Diego, CA 92103',
      hints,
    );
    expect(asked[0]).toMatchObject({
      path: '/search',
      query: {
        q: '1234 OAK ST, SAN DIEGO, CA, 92103',
        limit: '1',
        countrycodes: 'us',
        viewbox: '-117.6,33.2,-116.6,32.2',
        email: 'ops@example.test',
      },
    });
    expect(parsed).toEqual({
      address: {
        number: '1234',
        street: 'OAK STREET',
        city: 'SAN DIEGO',
        state: 'CA',
        zip: '92103',
        latitude: 32.7486,
        longitude: -117.1661,
        formatted_address: '1234 OAK STREET, SAN DIEGO, CA 92103',
        is_approximate: false,
      },
      extra_info: 'APT 5',
    });
  });

  it('knows a street without a house as approximate, and keeps the number that was written', async () => {
    const { house_number: _, ...address } = HOUSE.address;
    const { url } = await nominatim(() => ({ body: [{ ...HOUSE, address }] }));
    const parsed = await new NominatimGeocoder({ url, email: null }).parse(
      '9 Oak St, San Diego, CA 92103',
      hints,
    );
    expect(parsed?.address).toMatchObject({ number: '9', is_approximate: true });
  });

  it('finds nothing, and says so', async () => {
    const { url } = await nominatim(({ path }) => ({
      body: path === '/reverse' ? { error: 'Unable to geocode' } : [],
    }));
    const geocoder = new NominatimGeocoder({ url, email: null });
    expect(await geocoder.parse('nowhere', hints)).toBeNull();
    expect(await geocoder.search('nowhere', null, 3)).toEqual([]);
    expect(await geocoder.reverse({ latitude: 0, longitude: 0 }, 18)).toBeNull();
  });

  it('reverses with the zoom of spec §7', async () => {
    const { url, asked } = await nominatim(() => ({ body: HOUSE }));
    const found = await new NominatimGeocoder({ url, email: null }).reverse(
      { latitude: 1, longitude: 2 },
      18,
    );
    expect(asked[0]).toMatchObject({ path: '/reverse', query: { lat: '1', lon: '2', zoom: '18' } });
    expect(found).toMatchObject({ number: '1234', zip: '92103' });
  });

  it.each([
    ['a refusal', () => ({ status: 429, body: {} })],
    ['an answer that is no JSON', () => ({ body: undefined })],
  ])('fails on %s, without the address in its words', async (_, answer) => {
    const { url } = await vendor(answer);
    const failing = new NominatimGeocoder({ url, email: null }).search('1234 SECRET ST', null, 1);
    await expect(failing).rejects.toThrow(GeocoderFailure);
    await expect(failing).rejects.not.toThrow('SECRET');
  });

  it('fails when no answer comes in time', async () => {
    const { url } = await vendor(() => null);
    const failing = new NominatimGeocoder({ url, email: null, timeoutMs: 50 }).search('x', null, 1);
    await expect(failing).rejects.toThrow(GeocoderFailure);
  });
});

describe('Google', () => {
  const RESULT = {
    formatted_address: '1234 Oak St, San Diego, CA 92103, USA',
    geometry: { location: { lat: 32.7486, lng: -117.1661 }, location_type: 'ROOFTOP' },
    address_components: [
      { long_name: '1234', short_name: '1234', types: ['street_number'] },
      { long_name: 'Oak Street', short_name: 'Oak St', types: ['route'] },
      { long_name: 'San Diego', short_name: 'San Diego', types: ['locality', 'political'] },
      { long_name: 'California', short_name: 'CA', types: ['administrative_area_level_1', 'political'] },
      { long_name: '92103', short_name: '92103', types: ['postal_code'] },
    ],
  };
  const google = (results: object[]) =>
    vendor(({ path, query }) => {
      if (path !== '/maps/api/geocode/json') return { status: 404, body: {} };
      if (query.key !== 'K3Y') return { body: { status: 'REQUEST_DENIED', results: [] } };
      if (!query.address && !query.latlng) return { body: { status: 'INVALID_REQUEST', results: [] } };
      return { body: { status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results } };
    });

  it('parses a line into the same fields', async () => {
    const { url, asked } = await google([RESULT]);
    const hints = { centers: [{ latitude: 32.7, longitude: -117.1 }], typos: true };
    const parsed = await new GoogleGeocoder({ url, key: 'K3Y' }).parse(
      '1234 Oak St Apt 5, San Diego, CA 92103',
      hints,
    );
    expect(asked[0]?.query).toMatchObject({ components: 'country:US', bounds: '32.2,-117.6|33.2,-116.6' });
    expect(parsed).toMatchObject({
      address: { number: '1234', street: 'OAK ST', state: 'CA', zip: '92103', is_approximate: false },
      extra_info: 'APT 5',
    });
  });

  it.each(['RANGE_INTERPOLATED', 'GEOMETRIC_CENTER', 'APPROXIMATE'])(
    '%s is no door',
    async (location_type) => {
      const { url } = await google([{ ...RESULT, geometry: { ...RESULT.geometry, location_type } }]);
      const [found] = await new GoogleGeocoder({ url, key: 'K3Y' }).search('x', null, 3);
      expect(found?.is_approximate).toBe(true);
    },
  );

  it('offers no more places than asked, and none for no result', async () => {
    const many = await google([RESULT, RESULT, RESULT, RESULT]);
    expect(await new GoogleGeocoder({ url: many.url, key: 'K3Y' }).search('x', null, 3)).toHaveLength(3);
    const none = await google([]);
    const geocoder = new GoogleGeocoder({ url: none.url, key: 'K3Y' });
    expect(await geocoder.reverse({ latitude: 0, longitude: 0 }, 18)).toBeNull();
    expect(await geocoder.parse('x', { centers: [], typos: false })).toBeNull();
  });

  it('is refused with a wrong key: a failure, not an empty answer', async () => {
    const { url } = await google([RESULT]);
    const failing = new GoogleGeocoder({ url, key: 'WRONG' }).search('x', null, 3);
    await expect(failing).rejects.toThrow(/REQUEST_DENIED/);
  });
});

it('keeps the pace of one request at a time', async () => {
  const pace = new Pace(30);
  const start = performance.now();
  await Promise.all([pace.turn(), pace.turn(), pace.turn()]);
  expect(performance.now() - start).toBeGreaterThanOrEqual(50);
});
