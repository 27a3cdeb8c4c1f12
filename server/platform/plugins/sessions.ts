import fp from 'fastify-plugin';
import type { ContextOptions } from '../../context';
import { PermissionCache } from './permissionCache';
import { SessionCache } from './sessionCache';

declare module 'fastify' {
  interface FastifyInstance {
    /** Is notified, after the commit, of every change to a user or their session. */
    sessions: SessionCache;
    /** Is cleared, after the commit, when a role changes. */
    permissions: PermissionCache;
  }
}

/** Open sessions and the permissions of roles, cached. */
export const sessions = fp<ContextOptions>(
  async (app, { context }) => {
    app.decorate('sessions', new SessionCache(context.db));
    app.decorate('permissions', new PermissionCache(context.db));
  },
  { name: 'sessions', fastify: '5.x', dependencies: ['@fastify/cookie'] },
);
