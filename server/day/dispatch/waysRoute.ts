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
    const times: number[][][] = [];
    for (const points of chains) {
      const found = await roads.ways(points);
      times.push(found.map((way) => way?.times.map((time) => Math.round(time / 10)) ?? []));
      ways.push(
        found.map((way) =>
          way ? encodePolyline(way.shape.map(([longitude, latitude]) => ({ longitude, latitude }))) : '',
        ),
      );
    }
    return body.with_times ? { ways, times } : { ways };
  });
}
