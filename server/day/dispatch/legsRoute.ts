import type { FastifyInstance } from 'fastify';
import { legsCall } from '../../../src/contract/board/legs';
import { VALIDATION } from '../../../src/resources/schema/messages';
import { invalid } from '../../platform/plugins/errors';
import { serve } from '../../platform/plugins/serve';
import { roadsInUse } from '../../planning/roads/roadsInUse';
import { pointsOf } from './wirePoints';

const MOVING = { access: { as: ['POST', '/delivery_manifest/:manifestId/move'] }, scope: 'none' } as const;

/** Drives of one question: a few stops and all those of a large day. */
const MOST_LEGS = 150_000;

/** Drives by which the board says what a move costs while a stop is carried over it. It says nothing about runs. */
export function legsRoute(app: FastifyInstance): void {
  serve(app, legsCall, MOVING, async ({ body }) => {
    const [from, to] = [pointsOf('from', body.from), pointsOf('to', body.to)];
    if (from.length * to.length > MOST_LEGS)
      throw invalid({
        to: { message: VALIDATION.maxValue, args: { max: Math.floor(MOST_LEGS / from.length) } },
      });
    const roads = roadsInUse();
    if (!roads) return { legs: [] };
    const { seconds, metres } = await roads.table(from, to);
    const legs = seconds.map((row, start) =>
      Array.from(row, (value, end) =>
        Number.isNaN(value) ? null : ([value, metres[start]?.[end] ?? 0] as const),
      ),
    );
    return { legs };
  });
}
