import type { FastifyRequest } from 'fastify';
import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { ERROR_CODE } from '../../src/domain/wire/errorCodes';
import { REVERSE_GEOCODE_ZOOM } from '../../src/domain/addresses/mapDefaults';
import type { RouteModule } from '../context';
import { ApiError } from '../plugins/errors';
import { geocoderOf } from './geocoderOf';
import { GeocoderFailure } from './services/askService';

const MAX_LINE = 300;
const latitude = () => number().min(-90).max(90);
const longitude = () => number().min(-180).max(180);

const parseBody = object({
  query: string().trim().min(1).max(MAX_LINE).required(),
  // Every request of the specification's clients carries these (spec §7). Which service is asked decides the
  // configuration, so two of them change nothing here.
  unique_address_service: mixed().nullable(),
  geocode_service: mixed().nullable(),
  centers: array(object({ latitude: latitude().required(), longitude: longitude().required() }).required())
    .max(10)
    .nullable(),
  typos: boolean().nullable(),
});

const searchBody = object({
  text: string().trim().min(1).max(MAX_LINE).required(),
  latitude: latitude().nullable(),
  longitude: longitude().nullable(),
  offering: number().integer().min(1).max(10).nullable(),
});

const reverseBody = object({
  lat: latitude().required(),
  lng: longitude().required(),
  zoom: number().integer().min(0).max(21).nullable(),
});

/** Default number of places that are offered for a text (spec §7). */
const OFFERING = 3;

/** The address tools (spec §7). All are POSTs, so that no address appears in a URL or in a log of URLs. */
export const geocodingRoutes: RouteModule = (app, context) => {
  const geocoder = geocoderOf(context.config.geocoding);
  const config = { access: 'signedIn', scope: 'none' } as const;
  const tags = ['addresses'];

  /** A failing service is a dependency's fault: said in general to the person, in particular to the log. */
  async function ask<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof GeocoderFailure)) throw error;
      request.log.warn({ cause: error.message }, 'the address service failed');
      throw new ApiError(503, ERROR_CODE.addressService, 'The address service does not answer');
    }
  }

  app.post<{ Body: InferType<typeof parseBody> }>(
    '/parser/address/parse',
    { config, schema: { body: parseBody, tags, summary: 'One line of text as an address; 206 is failure' } },
    async (request, reply) => {
      const { query, centers, typos } = request.body;
      const parsed = await ask(request, () =>
        geocoder.parse(query, { centers: centers ?? [], typos: typos ?? true }),
      );
      return reply.code(parsed ? 200 : 206).send({ data: parsed ? [parsed] : [] });
    },
  );

  app.post<{ Body: InferType<typeof searchBody> }>(
    '/geocoding/search',
    { config, schema: { body: searchBody, tags, summary: 'Places for a text' } },
    async (request) => {
      const { text, offering, latitude: lat, longitude: lng } = request.body;
      const near = lat == null || lng == null ? null : { latitude: lat, longitude: lng };
      return { data: await ask(request, () => geocoder.search(text, near, offering ?? OFFERING)) };
    },
  );

  app.post<{ Body: InferType<typeof reverseBody> }>(
    '/geocoding/reverse',
    {
      config,
      schema: { body: reverseBody, tags, summary: 'What lies at a point; null where nothing is known' },
    },
    async (request) => {
      const { lat, lng, zoom } = request.body;
      const point = { latitude: lat, longitude: lng };
      return { data: await ask(request, () => geocoder.reverse(point, zoom ?? REVERSE_GEOCODE_ZOOM)) };
    },
  );
};
