import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { ERROR_CODE } from '../../../src/domain/wire/errorCodes';
import { actorOf, may, permissionKey, type Actor, type PermissionPair } from './actor';
import type { ContextOptions } from '../../context';
import { BASE, withoutBase } from './apiBase';
import { ApiError } from './errors';
import { signInWith } from './session';
import { hasAskedWhose, isClosedTo, notingReads, assertInScope, type RouteScope } from './scope';

/**
 * Callers that a route accepts: everybody; every signed-in person; holders of the route's own permission pair;
 * holders of another route's pair (a list's total, search and export share the list's).
 */
export type Access = 'public' | 'signedIn' | 'own' | { as: PermissionPair };

declare module 'fastify' {
  interface FastifyContextConfig {
    access: Access;
    /** The owners of the rows that the route accesses. */
    scope: RouteScope;
    /** The cookie alone is enough: the one call that gives out a fresh binding token. */
    withoutBinding?: boolean;
    /** Also for a person who must choose a password before anything else. */
    whileSettingPassword?: boolean;
    /** Also for a person whose role needs a second factor, which they must set up before anything else. */
    whileSettingSecondFactor?: boolean;
    /** Also for a client's system. The route itself checks the sender of `X-Client-Key` by its signature. */
    orClientKey?: boolean;
  }
  interface FastifyInstance {
    /** Every route under the base, in the order of registration. */
    routeTable: readonly RouteEntry[];
  }
}

export interface RouteEntry {
  method: string;
  /** Pattern without the base. */
  path: string;
  access: Access;
  scope: RouteScope;
}

function methodsOf(route: RouteOptions): string[] {
  return Array.isArray(route.method) ? route.method : [route.method];
}

/** The permission pair that a route requires; null for a route that needs only a session or nothing. */
export function requiredPermission({
  method,
  path,
  access,
}: Omit<RouteEntry, 'scope'>): PermissionPair | null {
  if (access === 'public' || access === 'signedIn') return null;
  return access === 'own' ? [method, path] : access.as;
}

function routeOf({ method, routeOptions: { url = '', config } }: FastifyRequest): RouteEntry {
  return { method, path: withoutBase(url), access: config.access, scope: config.scope };
}

/**
 * Guards all routes that are registered after it. A route without `config.access` or `config.scope` throws at once,
 * and so stops the start. The session fills `request.actor`, or a 401 tells the reason.
 */
export const access = fp<ContextOptions>(
  async (app, { context }) => {
    const signIn = signInWith(context, app.sessions, app.permissions);
    const table: RouteEntry[] = [];
    app.decorate('routeTable', table);
    app.decorateRequest('actor', null);
    app.decorateRequest('askedFacts', null);

    app.addHook('onRoute', (route) => {
      const { access, scope } = route.config ?? {};
      const name = `${methodsOf(route).join(',')} ${route.url}`;
      if (!access) throw new Error(`${name} declares no access (config.access)`);
      if (!scope) throw new Error(`${name} does not say whose rows it touches (config.scope)`);
      if (!route.url.startsWith(`${BASE}/`)) return;
      for (const method of methodsOf(route))
        table.push({ method, path: withoutBase(route.url), access, scope });
    });

    // Before the body is read, so that an unauthorized caller cannot make the server parse a body.
    app.addHook('onRequest', async (request) => {
      if (request.is404) return;
      const route = routeOf(request);
      if (route.access === 'public') return;
      if (request.routeOptions.config.orClientKey && request.headers['x-client-key'] !== undefined) return;
      await signIn(request);
      const pair = requiredPermission(route);
      const actor = actorOf(request);
      if (pair && !may(actor, pair)) throw missingPermission(pair);
      assertInScope(route.scope, actor);
      request.actor = notingReads(request, actor);
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const { scope } = request.routeOptions.config;
      if (request.is404 || hasAskedWhose(scope, request, reply)) return payload;
      throw new Error(
        `${request.routeOptions.url ?? 'A route'} answers without asking whose rows it touches`,
      );
    });
  },
  { name: 'access', fastify: '5.x', dependencies: ['errorAnswers', 'sessions'] },
);

/** 403 that names the missing pair. */
export function missingPermission(pair: PermissionPair): ApiError {
  const [http_method, path_route] = pair;
  return new ApiError(403, ERROR_CODE.noPermission, `You need the permission ${permissionKey(pair)}`, {
    args: { http_method, path_route },
  });
}

/** Every permission pair that a route requires, once each: the pairs that a role can be given. */
export function routePermissions(app: FastifyInstance): PermissionPair[] {
  const pairs = new Map<string, PermissionPair>();
  for (const route of app.routeTable) {
    const pair = requiredPermission(route);
    if (pair) pairs.set(permissionKey(pair), pair);
  }
  return [...pairs.values()].sort((a, b) => a[1].localeCompare(b[1]) || a[0].localeCompare(b[0]));
}

/**
 * Keys of the pairs that have no effect for this person: every route that requires them is closed by its scope,
 * although the role has them. Screens do not offer the related functions.
 */
export function closedPermissions(app: FastifyInstance, actor: Actor): ReadonlySet<string> {
  const [closed, open] = [new Set<string>(), new Set<string>()];
  for (const route of app.routeTable) {
    const pair = requiredPermission(route);
    if (pair) (isClosedTo(route.scope, actor) ? closed : open).add(permissionKey(pair));
  }
  return new Set([...closed].filter((key) => !open.has(key)));
}
