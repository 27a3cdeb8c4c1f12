import { join } from 'node:path';
import type { Config } from '../../config';
import type { DatabaseTarget } from './database';

/** The configured location of the data: a PostgreSQL server, or the folder `database` inside DATA_DIR. */
export function databaseTarget({
  databaseUrl: url,
  databaseDirectUrl: directUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseDirectUrl'>>): DatabaseTarget {
  return url ? { url, directUrl } : { dataDir: join(dataDir, 'database') };
}

/** The same with the replica, which tools leave alone: they look at what is true now. */
export function serverDatabaseTarget(config: Config): DatabaseTarget {
  const { databaseReadUrl: url, databaseReadLag } = config;
  const target = databaseTarget(config);
  if (!('url' in target) || url === null) return target;
  return { ...target, read: { url, mostLagMs: databaseReadLag * 1000 } };
}
