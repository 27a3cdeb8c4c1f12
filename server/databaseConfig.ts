import { WrongConfiguration, type Environment } from './environment';
import { wrongAddress } from './platform/database/postgres/addresses';

/** Where the data is, when it is on PostgreSQL servers. */
export interface DatabaseConfig {
  /** A PostgreSQL server instead of the embedded database: one, several of which one takes writes, or a pooler. */
  databaseUrl: string | null;
  /** The same database past a pooler that lends its connections by transaction. Null: `databaseUrl` is not one. */
  databaseDirectUrl: string | null;
}

function addressOf(env: Environment, name: string): string | null {
  const given = env[name]?.trim();
  if (!given) return null;
  const wrong = wrongAddress(given);
  // The value is not repeated: it carries a password.
  if (wrong !== null) throw new WrongConfiguration(`${name} ${wrong}.`);
  return given;
}

/** Throws a `WrongConfiguration` for an address that cannot be meant, or one that stands beside no DATABASE_URL. */
export function databaseOf(env: Environment): DatabaseConfig {
  const databaseUrl = addressOf(env, 'DATABASE_URL');
  const databaseDirectUrl = addressOf(env, 'DATABASE_DIRECT_URL');
  if (databaseDirectUrl !== null && databaseUrl === null)
    throw new WrongConfiguration('DATABASE_DIRECT_URL is of no use without DATABASE_URL.');
  return { databaseUrl, databaseDirectUrl };
}
