import { join } from 'node:path';
import type { DatabaseTarget } from './database';

/** The configured location of the data: a PostgreSQL server, or the folder `database` inside DATA_DIR. */
export function databaseTarget(config: { databaseUrl: string | null; dataDir: string }): DatabaseTarget {
  return config.databaseUrl ? { url: config.databaseUrl } : { dataDir: join(config.dataDir, 'database') };
}
