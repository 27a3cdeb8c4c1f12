import { join } from 'node:path';
import type { DatabaseTarget } from './database';

/** Where the configuration says the data is: a PostgreSQL server, or the folder `database` inside DATA_DIR. */
export function databaseTarget(config: { databaseUrl: string | null; dataDir: string }): DatabaseTarget {
  return config.databaseUrl ? { url: config.databaseUrl } : { dataDir: join(config.dataDir, 'database') };
}
