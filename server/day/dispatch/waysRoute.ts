import type { FastifyInstance } from 'fastify';
import { waysCall } from '../../../src/contract/board/ways';
import { encodePolyline } from '../../../src/domain/addresses/encodePolyline';
import { serve } from '../../platform/plugins/serve';
import { roadsInUse } from '../../planning/roads/roadsInUse';
import { pointsOf } from './wirePoints';

const SEEING = { access: { as: ['GET', '/delivery_manifest'] }, scope: 'none' } as const;

/** Lines along streets for a map. It says nothing about runs: whoever asks knows the points. */
export function waysRoute(app: FastifyInstance): void {
  serve(app, waysCall, SEEING, async ({ body }) => {
    const roads = roadsInUse();
    const chains = body.chains.map((chain) => pointsOf('chains', chain));
    if (!roads) return { ways: [] };
    const ways: string[][] = [];
    for (const points of chains) {
      const found = await roads.ways(points);
      ways.push(
        found.map((way) =>
          way ? encodePolyline(way.shape.map(([longitude, latitude]) => ({ longitude, latitude }))) : '',
        ),
      );
    }
    return { ways };
  });
}
