import fp from 'fastify-plugin';
import type { ContextOptions } from '../../context';
import { dropSettings, SETTINGS_EVENT } from '../settings/readSettings';
import { OutboxFeed } from './outboxFeed';
import { ACCESS_TOPIC } from './permissionCache';

declare module 'fastify' {
  interface FastifyInstance {
    /** Events of all servers on this database, from the outbox. */
    feed: OutboxFeed;
  }
}

/** The feed of events. Sessions, permissions and settings that changed on any server leave the caches of this one. */
export const events = fp<ContextOptions>(
  async (app, { context }) => {
    const feed = new OutboxFeed(context.database, context.log);
    app.decorate('feed', feed);
    feed.onEntry((entry) => {
      if (entry.topic === 'session' && entry.user_id !== null) app.sessions.dropUser(entry.user_id);
      if (entry.event === SETTINGS_EVENT) dropSettings(context.db);
      if (entry.topic !== ACCESS_TOPIC) return;
      app.permissions.dropAll();
      app.sessions.dropAll();
    });
    app.addHook('onReady', () => feed.start());
  },
  { name: 'events', fastify: '5.x', dependencies: ['sessions'] },
);
