import pg from 'pg';
import { applicationName } from '../connectedServers';
import { typeParserOf } from '../typeParsers';
import { driverAddress } from './addresses';

declare module 'pg' {
  interface Client {
    /** What the first message of a connection says. The driver has it, its types do not. */
    getStartupConf(): Record<string, string | undefined>;
  }
}

/**
 * Every timestamp is read and written in UTC. Said as parameters of their own and not as `options`: PgBouncer follows these
 * two for each client in every version, also where it lends its connections by transaction, and refuses `options` before 1.20.
 */
const SESSION = { TimeZone: 'UTC', DateStyle: 'ISO' };

const FIRST_PROBE_MS = 10_000;

/** Connection settings under which a PostgreSQL server answers as the embedded one does. */
export function clientConfig(address: string): pg.ClientConfig {
  return {
    connectionString: driverAddress(address),
    application_name: applicationName(),
    types: { getTypeParser: (oid: number) => typeParserOf(oid) },
    keepAlive: true,
    keepAliveInitialDelayMillis: FIRST_PROBE_MS,
  };
}

/** A connection that nothing has to be set on after it was opened, so that any other can take its place. */
export class SessionlessClient extends pg.Client {
  override getStartupConf(): Record<string, string | undefined> {
    return { ...super.getStartupConf(), ...SESSION };
  }
}
