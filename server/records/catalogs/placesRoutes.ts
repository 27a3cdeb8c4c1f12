import type { FastifyReply } from 'fastify';
import { citiesCall, statesCall, zipcodesCall } from '../../../src/contract/catalogs/places';
import { normaliseText } from '../../../src/domain/wire/formats';
import { ZIP_SEARCH_MIN_CHARACTERS } from '../../../src/domain/wire/lists';
import { STATE_CODES, STATES } from '../../../src/domain/addresses/states';
import type { RouteModule } from '../../context';
import { serve } from '../../platform/plugins/serve';
import { zipTable, type ZipPlace } from '../../outside/geocoding/zipTable';

/** Enough to choose from; another letter narrows it. */
const MOST = 50;
/** The table comes with the server: a day is no risk. */
const CACHE = 'private, max-age=86400';

function cacheable<T>(reply: FastifyReply, answer: T): T {
  reply.header('cache-control', CACHE);
  return answer;
}

/** States, cities and ZIP codes, from the table that comes with the server (spec §7, Catalogs). */
export const placesRoutes: RouteModule = (app) => {
  const config = { access: 'signedIn', scope: 'none' } as const;

  serve(app, statesCall, config, (_request, reply) =>
    cacheable(
      reply,
      STATE_CODES.map((code) => ({ code, name: STATES[code] })),
    ),
  );

  serve(app, citiesCall, config, async (request, reply) => {
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
  });

  serve(app, zipcodesCall, config, async (request, reply) => {
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
  });
};

async function placesOf(
  state: string | null | undefined,
  fits: (place: ZipPlace) => boolean,
): Promise<ZipPlace[]> {
  return [...(await zipTable())].filter((place) => (!state || place.state === state) && fits(place));
}
