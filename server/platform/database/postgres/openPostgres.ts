import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, DatabaseLog } from '../database';
import { applicationName } from '../connectedServers';
import { traceStatement } from '../../tracing/statementSpan';
import { AcquireTimeout } from '../databaseErrors';
import type { Tables } from '../tables';
import { typeParserOf } from '../typeParsers';
import { kyselyClient } from './kyselyClient';
import { PostgresListener } from './postgresListener';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 15_000;

/** Connection settings under which a PostgreSQL server answers as the embedded one does. */
function clientConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: applicationName(),
    // Every timestamp is read and written in UTC.
    options: '-c timezone=UTC -c datestyle=ISO',
    types: { getTypeParser: (oid: number) => typeParserOf(oid) },
    keepAlive: true,
  };
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

/** Connects to a PostgreSQL server (15 or later). Throws the driver's error when the connection fails. */
export async function openPostgres(url: string, log: DatabaseLog): Promise<Database> {
  const pool = new pg.Pool({
    ...clientConfig(url),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  const onLost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost');
  pool.on('error', onLost);
  // While a connection is lent out the pool does not listen to its errors, and an unheard one ends the process.
  pool.on('connect', (client) => client.on('error', onLost));
  (await pool.connect()).release();

  const dialect = new PostgresDialect({
    pool: { connect: async () => kyselyClient(await borrow(pool)), end: () => pool.end() },
  });
  const db = new Kysely<Tables>({ dialect, log: traceStatement });
  const listener = new PostgresListener(() => new pg.Client(clientConfig(url)), log);
  let closing: Promise<void> | undefined;
  return {
    db,
    kind: 'postgres',
    listen: (channel, onNotify) => listener.listen(channel, onNotify),
    waiting: () => pool.waitingCount,
    close() {
      closing ??= listener.close().then(() => pool.end());
      return closing;
    },
  };
}
