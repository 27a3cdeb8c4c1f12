import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { ApiError } from './errors';
import { networkOf } from './networkOf';

/** Limits the requests per address to the routes that set `config.rateLimit`; above it, the answer is a 429. */
export const rateLimits = fp(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      keyGenerator: (request) => networkOf(request.ip),
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiError(429, ERROR_CODE.tooManyCalls, 'Too many requests. Try again later', {
          args: { retry_after: Math.ceil(ttl / 1000) },
        }),
    });
  },
  { name: 'rateLimits', fastify: '5.x', dependencies: ['errorAnswers'] },
);
