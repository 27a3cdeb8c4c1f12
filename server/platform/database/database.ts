import type { Kysely, Transaction } from 'kysely';
import type { BaseLogger } from 'pino';
import { openPglite, type PgliteTarget } from './pglite/openPglite';
import { openPostgres, type PostgresTarget } from './postgres/openPostgres';
import type { Replica } from './replica';
import type { Tables } from './tables';

/** Every query of the server starts here or, inside a transaction, at `Trx`. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** The methods that the database needs from a logger: pino's, Fastify's or a CLI's. */
export type DatabaseLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /**
   * Calls `onNotify` with the payload of each NOTIFY on the channel. It is only a wake-up: after a lost connection to
   * a PostgreSQL server, missed notifications are unknown, so `onNotify` is then called once with an empty payload.
   * Returns the function that stops listening.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** For reads that bear to be a moment old; null where there is none. */
  replica: Replica | null;
  /**
   * Runs `work` on one connection that is its own from beginning to end, past a pooler: for a lock that outlives a
   * transaction. Everything else is asked of `db`, where the next statement may find another connection.
   */
  inSession<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** How many callers wait for a connection now. */
  waiting(): number;
  /** Waits for the queries under way, writes everything down and frees the data folder. May be called twice. */
  close(): Promise<void>;
  /** The embedded database's whole data folder as a tar, to start another one from (`template`). */
  dump?(): Promise<Uint8Array>;
  /** Number of times that the embedded database has flushed its writes to the disk. */
  fsyncCount?(): Promise<number>;
}

export type DatabaseTarget = PostgresTarget | PgliteTarget;

/**
 * Opens the embedded database in its own thread (a folder, or memory) or connects to a PostgreSQL server. Throws a
 * `DataFolderInUse` when another process has locked the folder, and the driver's error when a connection to the
 * server fails.
 */
export async function openDatabase(target: DatabaseTarget, log: DatabaseLog): Promise<Database> {
  return 'url' in target ? openPostgres(target, log) : openPglite(target, log);
}
