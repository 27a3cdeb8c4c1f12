import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../../server/app';
import { readConfig, type Config } from '../../server/config';
import type { RouteModule, ServerContext } from '../../server/context';
import type { Database, Db } from '../../server/platform/database/database';
import { DEMO_ROLES } from '../../server/demo/roles';
import { routePermissions } from '../../server/platform/plugins/access';
import type { PermissionPair } from '../../server/platform/plugins/actor';
import { bindingToken, hashOfToken, newToken } from '../../server/platform/plugins/sessionTokens';
import { testDatabase } from './database';

/** A clock that stands where the test puts it, and otherwise runs. */
export class TestClock {
  #offsetMs = 0;
  readonly now = (): Date => new Date(Date.now() + this.#offsetMs);
  advance(ms: number): void {
    this.#offsetMs += ms;
  }
}

export type TestRole = 'administrator' | 'dispatcher' | 'scheduler' | 'pharmacy' | 'driver' | 'nobody';

export interface TestUser {
  /** Instead of what the role holds. */
  permissions?: readonly PermissionPair[];
  /** Makes an `is_cdp` user of this CDP. */
  cdp_id?: number;
  employee_id?: number;
  client?: 'web' | 'mobile';
  email?: string;
  full_name?: string;
  password_hash?: string;
  user?: { is_blocked?: boolean; is_active?: boolean; is_first_signin?: boolean };
}

/** A person with an open session. */
export interface TestSession {
  user_id: number;
  session_id: number;
  user_type_id: number;
  email: string;
  token: string;
}

export interface CallOptions {
  body?: unknown;
  as?: TestSession;
  headers?: Record<string, string>;
}

export interface TestAnswer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface TestServer {
  app: FastifyInstance;
  context: ServerContext;
  db: Db;
  clock: TestClock;
  /** Creates a user of the role and an open session, directly in the database. */
  signInAs(role: TestRole, user?: TestUser): Promise<TestSession>;
  /** Cookie and binding token of a session. */
  headersOf(session: TestSession): Record<string, string>;
  /** A request without a socket; `path` is without `/api`. */
  call<T = Record<string, unknown>>(
    method: Method,
    path: string,
    options?: CallOptions,
  ): Promise<TestAnswer<T>>;
  /** Listens on a free port and answers the address, for event streams and broken connections. */
  listen(): Promise<string>;
  /** Closes the server, and the database unless it was handed in. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Another server's database, to share it. */
  database?: Database;
  routeModules?: readonly RouteModule[];
  clock?: TestClock;
  config?: Partial<Config>;
}

/** Pairs that a role of the demo holds, out of those that this server has. */
function permissionsOf(app: FastifyInstance, role: TestRole): readonly PermissionPair[] {
  const known = DEMO_ROLES.find((each) => each.name.toLowerCase() === role);
  if (!known) return [];
  return routePermissions(app).filter(([http_method, path_route]) =>
    known.holds({ http_method, path_route }),
  );
}

async function createUser(db: Db, role: TestRole, pairs: readonly PermissionPair[], user: TestUser) {
  const { id: user_type_id } = await db
    .insertInto('user_types')
    .values({ name: `${role} ${randomUUID()}`, is_driver: role === 'driver' })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (pairs.length > 0) {
    const rows = pairs.map(([http_method, path_route]) => ({ user_type_id, http_method, path_route }));
    await db.insertInto('user_type_permissions').values(rows).execute();
  }
  const email = user.email ?? `${role}-${randomUUID()}@example.test`;
  const { id: user_id } = await db
    .insertInto('users')
    .values({
      email,
      full_name: user.full_name ?? `Test ${role}`,
      password_hash: user.password_hash ?? 'no password',
      user_type_id,
      employee_id: user.employee_id ?? null,
      is_cdp: user.cdp_id !== undefined,
      cdp_id: user.cdp_id ?? null,
      preferences: '{}',
      ...user.user,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { user_id, user_type_id, email };
}

/** The real server on a real database of its own. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? new TestClock();
  const database = options.database ?? (await testDatabase());
  const { db } = database;
  const dataDir = join(tmpdir(), `rx-test-${randomUUID()}`);
  const config = {
    ...readConfig({ LOG_LEVEL: 'silent' }),
    webRoot: '/nowhere',
    dataDir,
    roadsFile: join(dataDir, 'roads'),
    // Clocks of tests stand still, and their days are quicker than people: `callLimits.test.ts` has limits.
    callLimits: { person: 0, phone: 0, costly: 0 },
    ...options.config,
  };
  const log = pino({ level: config.logLevel });
  const context: ServerContext = { config, database, db, clock: clock.now, log };
  const app = await buildApp(context, options.routeModules);
  await app.ready();

  const headersOf = (session: TestSession) => ({
    cookie: `rx_session=${session.token}`,
    authorization: bindingToken(session.token, clock.now()),
  });

  return {
    app,
    context,
    db,
    clock,
    headersOf,
    async signInAs(role, user = {}) {
      const created = await createUser(db, role, user.permissions ?? permissionsOf(app, role), user);
      const token = newToken();
      const { id: session_id } = await db
        .insertInto('sessions')
        .values({
          token_hash: hashOfToken(token),
          user_id: created.user_id,
          client: user.client ?? (role === 'driver' ? 'mobile' : 'web'),
          created_at: clock.now(),
          expires_at: new Date(clock.now().getTime() + 3_600_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...created, session_id, token };
    },
    async call<T>(method: Method, path: string, { body, as, headers }: CallOptions = {}) {
      const response = await app.inject({
        method,
        url: `/api${path}`,
        headers: {
          ...(as ? headersOf(as) : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        body: (isJson ? response.json() : response.body) as T,
        headers: response.headers,
      };
    },
    async listen() {
      // Once: a test that is tried again asks again.
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    },
    async close() {
      await app.close();
      if (!options.database) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
