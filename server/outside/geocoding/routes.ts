import type { FastifyRequest } from 'fastify';
import {
  parseAddressCall,
  reverseAddressCall,
  searchAddressCall,
} from '../../../src/contract/addresses/geocoding';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { REVERSE_GEOCODE_ZOOM } from '../../../src/domain/addresses/mapDefaults';
import type { RouteModule } from '../../context';
import { ApiError } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { geocoderOf } from './geocoderOf';
import { GeocoderFailure } from './services/askService';

/** Default number of places that are offered for a text (spec §7). */
const OFFERING = 3;

/** The address tools (spec §7). All are POSTs, so that no address appears in a URL or in a log of URLs. */
export const geocodingRoutes: RouteModule = (app, context) => {
  const geocoder = geocoderOf(context.config);
  const config = { access: 'signedIn', scope: 'none' } as const;

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

  serve(app, parseAddressCall, config, async (request, reply) => {
    const { query, centers, typos } = request.body;
    const parsed = await ask(request, () =>
      geocoder().parse(query, { centers: centers ?? [], typos: typos ?? true }),
    );
    void reply.code(parsed ? 200 : 206);
    return { data: parsed ? [parsed] : [] };
  });

  serve(app, searchAddressCall, config, async (request) => {
    const { text, offering, latitude: lat, longitude: lng } = request.body;
    const near = lat == null || lng == null ? null : { latitude: lat, longitude: lng };
    return { data: await ask(request, () => geocoder().search(text, near, offering ?? OFFERING)) };
  });

  serve(app, reverseAddressCall, config, async (request) => {
    const { lat, lng, zoom } = request.body;
    const point = { latitude: lat, longitude: lng };
    return { data: await ask(request, () => geocoder().reverse(point, zoom ?? REVERSE_GEOCODE_ZOOM)) };
  });
};
