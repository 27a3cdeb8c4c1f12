import { integerOf, WrongConfiguration, type Environment } from './environment';
import { addressesOf, wrongAddress } from './platform/database/postgres/addresses';

/** Where the data is, when it is on PostgreSQL servers. */
export interface DatabaseConfig {
  /** A PostgreSQL server instead of the embedded database: one, several of which one takes writes, or a pooler. */
  databaseUrl: string | null;
  /** The same database past a pooler that lends its connections by transaction. Null: `databaseUrl` is not one. */
  databaseDirectUrl: string | null;
  /** A replica of the same database, for reads; null: the primary answers all. */
  databaseReadUrl: string | null;
  /** Seconds that the replica may be behind before the primary answers instead. */
  databaseReadLag: number;
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
  const databaseReadUrl = addressOf(env, 'DATABASE_READ_URL');
  for (const [name, given] of Object.entries({
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATABASE_READ_URL: databaseReadUrl,
  }))
    if (given !== null && databaseUrl === null)
      throw new WrongConfiguration(`${name} is of no use without DATABASE_URL.`);
  if (databaseReadUrl !== null && addressesOf(databaseReadUrl).length > 1)
    throw new WrongConfiguration('DATABASE_READ_URL must name one replica: how far each is differs.');
  const databaseReadLag = integerOf(env, 'DATABASE_READ_LAG', 5, 1, 3_600);
  return { databaseUrl, databaseDirectUrl, databaseReadUrl, databaseReadLag };
}
