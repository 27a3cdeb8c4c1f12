import fp from 'fastify-plugin';
import type { ContextOptions } from '../../context';
import { MINUTE_MS } from '../../../src/domain/time/durations';
import { refreshKeyRing } from './keyRing';
import { sealAgain } from './sealAgain';

/** Well within the time that a new key waits before it is used (`manageKeys.ts`). */
const REFRESH_MS = MINUTE_MS / 2;
const SEAL_AGAIN_MS = 10 * MINUTE_MS;

/** Reads the server's keys before the first request, hears of new and retired ones, and seals texts of older ones anew. */
export const keepKeyRing = fp<ContextOptions>(
  async (app, { context }) => {
    app.addHook('onReady', () => refreshKeyRing(context));
    const timer = setInterval(() => {
      refreshKeyRing(context).catch((error: unknown) =>
        context.log.warn({ err: error }, 'the keys of the server could not be read anew'),
      );
    }, REFRESH_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
    app.jobs.every(SEAL_AGAIN_MS, 'sealAgain', async () => {
      await refreshKeyRing(context);
      const sealed = await sealAgain(context);
      if (sealed > 0) context.log.info({ sealed }, 'texts are sealed by the newest key');
    });
  },
  { name: 'keyRing', fastify: '5.x', dependencies: ['jobs'] },
);
