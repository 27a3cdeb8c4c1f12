import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import type { ContextOptions } from '../../context';
import type { Actor } from './actor';
import { ApiError } from './errors';
import { SharedCounts } from './sharedCounts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads much at once: it has a lower limit beside the general one, as each `/csv` and `/pdf` has. */
    isCostly?: boolean;
  }
}

const MAKES_FILE = /\/(csv|pdf)$/;

function tooManyCalls(now: Date): ApiError {
  const retry_after = Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1000);
  return new ApiError(429, ERROR_CODE.tooManyCalls, `Too many requests. Try again in ${retry_after} s`, {
    args: { retry_after },
    headers: { 'retry-after': String(retry_after) },
  });
}

/**
 * Limits the calls of each signed-in person per minute: far above what the busiest board asks, so that a program with a stolen
 * session, or a page gone wild, does not stop the others.
 */
export const callLimits = fp<ContextOptions>(
  async (app, { context }) => {
    const { person, phone, costly } = context.config.callLimits;
    const counts = new SharedCounts(context.db);

    async function take(key: string, max: number): Promise<void> {
      const now = context.clock();
      // 0 is no limit.
      if (max > 0 && !(await counts.take(key, max, now))) throw tooManyCalls(now);
    }

    async function limit({ routeOptions }: FastifyRequest, actor: Actor): Promise<void> {
      if (routeOptions.config.isCostly || MAKES_FILE.test(routeOptions.url ?? ''))
        await take(`costly:${actor.user_id}`, costly);
      await take(`calls:${actor.user_id}`, actor.client === 'mobile' ? phone : person);
    }

    app.addHook('onRequest', async (request) => {
      if (request.actor) await limit(request, request.actor);
    });
  },
  { name: 'callLimits', fastify: '5.x', dependencies: ['access'] },
);
