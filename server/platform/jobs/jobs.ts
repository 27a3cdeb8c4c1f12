import fp from 'fastify-plugin';
import type { ContextOptions } from '../../context';
import { JobRunner } from './jobRunner';
import { scheduleMaintenance } from './maintenance';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: JobRunner;
  }
}

/** Jobs in the background and the maintenance of the database. */
export const jobs = fp<ContextOptions>(
  async (app, { context }) => {
    app.decorate('jobs', new JobRunner(context, app.metrics));
    scheduleMaintenance(app.jobs, context);
    // In this order: no event is passed on, no job is started; then the owner of the database closes it.
    app.addHook('onClose', async () => {
      await app.feed.stop();
      await app.jobs.stop();
    });
  },
  { name: 'jobs', fastify: '5.x', dependencies: ['events', 'metrics'] },
);
