import type { FastifyReply } from 'fastify';
import { object, string, type InferType } from 'yup';
import { normaliseText } from '../../src/domain/wire/formats';
import { ZIP_SEARCH_MIN_CHARACTERS } from '../../src/domain/wire/lists';
import { STATE_CODES, STATES } from '../../src/domain/addresses/states';
import type { RouteModule } from '../context';
import { zipTable, type ZipPlace } from '../geocoding/zipTable';

/** Enough to choose from; another letter narrows it. */
const MOST = 50;
/** The table comes with the server: a day is no risk. */
const CACHE = 'private, max-age=86400';

const stateCode = () =>
  string()
    .uppercase()
    .oneOf([...STATE_CODES, ''])
    .nullable();
const citiesQuery = object({ name: string().max(60), state_code: stateCode() });
const zipcodesQuery = object({
  zipcode: string().matches(/^\d{0,5}$/, { message: { message: 'validation.zipcode' } }),
  state_code: stateCode(),
});

function cacheable<T>(reply: FastifyReply, answer: T): T {
  reply.header('cache-control', CACHE);
  return answer;
}

/** States, cities and ZIP codes, from the table that comes with the server (spec §7, Catalogs). */
export const placesRoutes: RouteModule = (app, { config: { maps } }) => {
  const config = { access: 'signedIn', scope: 'none' } as const;
  const tags = ['catalogs'];

  // Where the pictures of a map come from; null draws it without them.
  app.get('/catalogs/map', { config, schema: { summary: 'Map pictures', tags } }, async () => ({
    tiles_url: maps.tilesUrl,
    attribution: maps.attribution,
  }));

  app.get('/catalogs/states', { config, schema: { summary: 'States', tags } }, async (_request, reply) =>
    cacheable(
      reply,
      STATE_CODES.map((code) => ({ code, name: STATES[code] })),
    ),
  );

  app.get<{ Querystring: InferType<typeof citiesQuery> }>(
    '/catalogs/cities',
    { config, schema: { querystring: citiesQuery, summary: 'Cities by the beginning of their name', tags } },
    async (request, reply) => {
      const name = normaliseText(request.query.name ?? '');
      if (name.length < ZIP_SEARCH_MIN_CHARACTERS) return cacheable(reply, []);
      const places = await placesOf(request.query.state_code, (place) => place.city.startsWith(name));
      const cities = new Map(places.map(({ city, state }) => [`${city}|${state}`, { city, state }]));
      const sorted = [...cities.values()].sort(
        (a, b) => a.city.localeCompare(b.city) || a.state.localeCompare(b.state),
      );
      return cacheable(
        reply,
        sorted.slice(0, MOST).map(({ city, state }) => ({ name: city, state_code: state })),
      );
    },
  );

  app.get<{ Querystring: InferType<typeof zipcodesQuery> }>(
    '/catalogs/zipcodes',
    { config, schema: { querystring: zipcodesQuery, summary: 'ZIP codes by their beginning', tags } },
    async (request, reply) => {
      const { zipcode = '', state_code } = request.query;
      if (zipcode.length < ZIP_SEARCH_MIN_CHARACTERS) return cacheable(reply, []);
      const found: ZipPlace[] = [];
      for (const place of (await zipTable()).startingWith(zipcode)) {
        if (!state_code || place.state === state_code) found.push(place);
        if (found.length === MOST) break;
      }
      return cacheable(
        reply,
        found.map((place) => ({ zipcode: place.zipcode, city: place.city, state_code: place.state })),
      );
    },
  );
};

async function placesOf(
  state: string | null | undefined,
  fits: (place: ZipPlace) => boolean,
): Promise<ZipPlace[]> {
  return [...(await zipTable())].filter((place) => (!state || place.state === state) && fits(place));
}
