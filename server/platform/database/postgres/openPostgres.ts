import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseLog, Db } from '../database';
import { traceStatement } from '../../tracing/statementSpan';
import { AcquireTimeout } from '../databaseErrors';
import type { Replica } from '../replica';
import type { Tables } from '../tables';
import { addressesOf } from './addresses';
import { clientConfig, SessionlessClient } from './client';
import { kyselyClient } from './kyselyClient';
import { PostgresListener } from './postgresListener';
import { StreamingReplica } from './streamingReplica';
import { WritableHost } from './writableHost';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 15_000;
/** Of a replica: the primary answers instead. */
const REPLICA_TIMEOUT_MS = 2_000;

/** Where a PostgreSQL server (15 or later) is. */
export interface PostgresTarget {
  /** One server, several of which one takes writes, or a pooler, which may lend its connections by transaction. */
  url: string;
  /** Past a pooler: what needs a connection of its own, LISTEN and the lock of migrations, goes there. */
  directUrl?: string | null;
  /** A replica of it for reads, which is not waited for at the start. */
  read?: { url: string; mostLagMs: number } | null;
}

/** Throws `AcquireTimeout` when no connection was free in time. pg reports this only in the error message. */
export async function borrow<Client>(pool: { connect: () => Promise<Client> }): Promise<Client> {
  try {
    return await pool.connect();
  } catch (error) {
    const isBusy = error instanceof Error && error.message === 'timeout exceeded when trying to connect';
    throw isBusy ? new AcquireTimeout('No connection to the database was free in time') : error;
  }
}

interface Pool {
  db: Kysely<Tables>;
  waiting(): number;
  /** Throws the driver's error when no connection can be made. */
  check(): Promise<void>;
  end(): Promise<void>;
}

function openPool(
  host: WritableHost,
  { most = MAX_CONNECTIONS, connectWithinMs = CONNECT_TIMEOUT_MS },
  log: DatabaseLog,
): Pool {
  const pool = new pg.Pool({
    max: most,
    connectionTimeoutMillis: connectWithinMs,
    // Which server is meant can change between two connections.
    Client: class extends SessionlessClient {
      constructor() {
        super(clientConfig(host.known));
      }
    },
  });
  const onLost = (error: Error) => {
    log.warn({ err: error }, 'a connection to the database was lost');
    host.forget();
  };
  pool.on('error', onLost);
  // While a connection is lent out the pool does not listen to its errors, and an unheard one ends the process.
  pool.on('connect', (client) => client.on('error', onLost));

  async function lend(): Promise<pg.PoolClient> {
    await host.find();
    try {
      return await borrow(pool);
    } catch (error) {
      if (!host.isOneOfSeveral || error instanceof AcquireTimeout) throw error;
      // The server that was known is gone: perhaps another one has taken its place.
      host.forget();
      await host.find();
      return borrow(pool);
    }
  }
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => kyselyClient(await lend(), () => host.forget()),
      end: () => pool.end(),
    },
  });
  return {
    db: new Kysely<Tables>({ dialect, log: traceStatement }),
    waiting: () => pool.waitingCount,
    check: async () => (await lend()).release(),
    end: () => pool.end(),
  };
}

function openReplica(primary: Db, { read }: PostgresTarget, log: DatabaseLog): Replica | null {
  if (!read) return null;
  const pool = openPool(new WritableHost([read.url]), { connectWithinMs: REPLICA_TIMEOUT_MS }, log);
  return new StreamingReplica(primary, pool, { mostLagMs: read.mostLagMs, log });
}

/** Connects to a PostgreSQL server. Throws the driver's error when the connection fails. */
export async function openPostgres(target: PostgresTarget, log: DatabaseLog): Promise<Database> {
  const pool = openPool(new WritableHost(addressesOf(target.url)), {}, log);
  const direct = new WritableHost(addressesOf(target.directUrl ?? target.url));
  await pool.check();
  const listener = new PostgresListener(direct, log);
  const replica = openReplica(pool.db, target, log);
  let closing: Promise<void> | undefined;
  return {
    db: pool.db,
    kind: 'postgres',
    replica,
    listen: (channel, onNotify) => listener.listen(channel, onNotify),
    async inSession(work) {
      const own = openPool(direct, { most: 1 }, log);
      return work(own.db).finally(() => own.end());
    },
    waiting: pool.waiting,
    close() {
      closing ??= Promise.all([listener.close(), replica?.close()]).then(() => pool.end());
      return closing;
    },
  };
}
