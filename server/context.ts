import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config';
import type { Database, Db } from './platform/database/database';

/** What every module of routes is given. */
export interface ServerContext {
  config: Config;
  database: Database;
  /** The same as `database.db`. */
  db: Db;
  /** The server's clock; tests inject their own. Rules never call `new Date()` themselves. */
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Registers the routes of one feature, without the base `/api`. */
/** Options of a plugin that needs the server's context. */
export interface ContextOptions {
  readonly context: ServerContext;
}

export type RouteModule = (app: FastifyInstance, context: ServerContext) => Promise<void> | void;
